public import Foundation

/// The layout of `ZStack`, for use with `AnyLayout` and in other layouts.
public struct ZStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    engine(subviews) { $0.spacing }
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    engine(subviews) { $0.sizeThatFits(proposal) }
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(engine(subviews) { $0.placements(in: bounds.size) }, in: bounds)
  }

  private func engine<Answer: Sendable>(
    _ subviews: Subviews, _ ask: @MainActor @Sendable (ZStackEngine) -> Answer
  ) -> Answer {
    let (alignment, elements) = (alignment, subviews.all)
    return MainActor.assumeIsolated { ask(ZStackEngine(alignment: alignment, elements: elements)) }
  }
}
