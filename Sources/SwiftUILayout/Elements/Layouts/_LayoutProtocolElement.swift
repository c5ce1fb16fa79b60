public import Foundation

/// The element of a view that a `Layout` lays out.
public final class _LayoutProtocolElement: _ContainerElement {
  public override var keepsDrawing: Bool { true }

  /// The layout. Layouts can't be compared, so the view is laid out again when it is set.
  public var layout: AnyLayout { didSet { invalidateLayout() } }

  private var cache: AnyLayout.Cache?
  /// Whether the subviews have changed since the cache was created.
  private var isCacheStale = false
  private var recorded: [_ElementPlacement?] = []

  public init(_ content: [_LayoutElement] = [], layout: AnyLayout) {
    self.layout = layout
    super.init(content)
  }

  public override var contentOrientation: Axis? { layout.orientation }

  private var subviews: LayoutSubviews { LayoutSubviews(content, of: self, layoutDirection: layoutDirection) }

  /// Calls the layout with exclusive access to its cache: a layout may call functions that need the cache.
  private func ask<Result>(_ question: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result) -> Result {
    let subviews = subviews
    var own = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, isCacheStale { layout.updateCache(&own, subviews: subviews) }
    isCacheStale = false
    cache = nil
    defer { cache = own }
    return question(layout, subviews, &own)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  public override func computeSpacing() -> ViewSpacing { ask { $0.spacing(subviews: $1, cache: &$2) } }

  /// Records the layout's placement of a view.
  func record(_ placement: _ElementPlacement, at index: Int) {
    if recorded.indices.contains(index) { recorded[index] = placement }
  }

  public override func computePlacements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    let outer = recorded
    recorded = [_ElementPlacement?](repeating: nil, count: content.count)
    defer { recorded = outer }
    let bounds = CGRect(origin: .zero, size: size)
    ask { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    return zip(content, recorded).map { element, placement in placement ?? centred(element, in: size, proposal) }
  }

  /// The placement of views that the layout didn't place.
  private func centred(_ element: _LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let own = element.sizeThatFits(proposal)
    return _ElementPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
  }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    // The default implementation reads the placements, while the layout has its cache.
    if !(key.id is any FrameAlignmentID.Type) { _ = placements(in: dimensions.size, dimensions.proposal) }
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = dimensions.proposal
    return ask { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  public override func layoutWasInvalidated() {
    super.layoutWasInvalidated()
    isCacheStale = true
  }
}
