public import Foundation

/// The layout of `Grid`, for use with `AnyLayout` and in other layouts.
public struct GridLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  /// The cached values of a grid.
  public struct Cache: Sendable {
    fileprivate let engine: GridEngine
  }

  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let (elements, alignment) = (subviews.all, alignment)
    let (horizontal, vertical) = (horizontalSpacing, verticalSpacing)
    return MainActor.assumeIsolated {
      Cache(
        engine: GridEngine(elements, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical))
    }
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let engine = cache.engine
    return MainActor.assumeIsolated { engine.spacing }
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let engine = cache.engine
    return MainActor.assumeIsolated { engine.result(for: proposal).size }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let engine = cache.engine
    subviews.place(MainActor.assumeIsolated { engine.placements(in: bounds.size, proposal) }, in: bounds)
  }
}
