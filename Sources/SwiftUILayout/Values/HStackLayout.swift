public import Foundation

/// The layout of `HStack`, for use with `AnyLayout` and in other layouts.
public struct HStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _StackLayoutCache

  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { _StackLayoutCache.properties(.horizontal) }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(.horizontal, spacing, alignment.key, subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.spacing }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.size(proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.place(subviews, in: bounds, proposal)
  }
}
