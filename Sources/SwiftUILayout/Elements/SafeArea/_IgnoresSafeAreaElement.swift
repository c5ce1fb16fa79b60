public import Foundation

/// `ignoresSafeArea`: proposes to the content also the space outside of the safe area at adjacent edges. The enclosing layout isn't
/// affected.
public final class _IgnoresSafeAreaElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var regions: SafeAreaRegions { didSet { if regions != oldValue { invalidateLayout() } } }
  public var edges: Edge.Set { didSet { if edges != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, regions: SafeAreaRegions = .all, edges: Edge.Set = .all) {
    self.regions = regions
    self.edges = edges
    super.init(child)
  }

  public override var readsPosition: Bool { true }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let insets = safeAreaInsets(of: size, regions: regions).on(edges)
    placeChild(
      child, at: CGPoint(x: -insets.leading, y: -insets.top), within: size.width, proposal: proposal.inset(by: -insets))
  }

  public override func computeSpacing() -> ViewSpacing { .plain }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  public override var layoutPriority: Double { 0 }
}
