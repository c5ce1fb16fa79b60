public import Foundation

/// The layout of `VStack`, for use with `AnyLayout` and in other layouts.
public struct VStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _StackLayoutCache

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { _StackLayoutCache.properties(.vertical) }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(.vertical, spacing, alignment.key, subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.spacing }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.size(proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.place(subviews, in: bounds, proposal)
  }
}
