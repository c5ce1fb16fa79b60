public import Foundation

/// `safeAreaInset`: places an element at an edge, and insets the content's safe area by it, which the content may ignore.
public final class _SafeAreaInsetElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The element at the edge.
  public var inset: _LayoutElement {
    didSet {
      inset.parent = self
      if inset !== oldValue { invalidateLayout() }
    }
  }
  public let edge: Edge
  /// The distance between both, in points; nil for their preference.
  public var distance: CGFloat? { didSet { if distance != oldValue { invalidateLayout() } } }
  /// The alignment along the edge.
  public let guide: AlignmentKey

  private var takenLength: CGFloat = 0

  public init(
    _ child: _LayoutElement, inset: _LayoutElement, edge: VerticalEdge, alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil
  ) {
    self.inset = inset
    self.edge = edge == .top ? .top : .bottom
    guide = alignment.key
    distance = spacing
    super.init(child)
    inset.parent = self
  }

  public init(
    _ child: _LayoutElement, inset: _LayoutElement, edge: HorizontalEdge, alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil
  ) {
    self.inset = inset
    self.edge = edge == .leading ? .leading : .trailing
    guide = alignment.key
    distance = spacing
    super.init(child)
    inset.parent = self
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private var gap: CGFloat {
    distance
      ?? (isFirst
        ? inset.spacing.distance(to: child.spacing, along: axis)
        : child.spacing.distance(to: inset.spacing, along: axis))
  }

  /// The proposals of both: the inset gets the space beyond the content's minimum length, the content the rest.
  private func proposals(_ proposal: ProposedViewSize) -> (inset: ProposedViewSize, child: ProposedViewSize) {
    guard let length = proposal[axis] else { return (proposal, proposal) }
    let room = max(length - gap, 0)
    var (insets, childs) = (proposal, proposal)
    childs[axis] = 0
    insets[axis] = max(room - child.sizeThatFits(childs)[axis], 0)
    childs[axis] = max(room - inset.sizeThatFits(insets)[axis], 0)
    return (insets, childs)
  }

  public override var children: [_LayoutElement] { [child, inset] }
  public override func hitTest(_ point: CGPoint) -> _LayoutElement? { _hitTest(point) }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let proposals = proposals(proposal)
    let (childs, insets) = (child.sizeThatFits(proposals.child), inset.sizeThatFits(proposals.inset))
    return CGSize(
      childs[axis] + gap + insets[axis], along: axis, across: max(childs[axis.other], insets[axis.other]))
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let proposals = proposals(proposal)
    let (childs, insets) = (child.dimensions(in: proposals.child), inset.dimensions(in: proposals.inset))
    let taken = insets.size[axis] + gap
    let isChanged = taken != takenLength
    takenLength = taken
    let childAcross = (size[axis.other] - childs.size[axis.other]) / 2
    let childAlong = isFirst ? size[axis] - childs.size[axis] : 0
    let insetAlong = isFirst ? 0 : size[axis] - insets.size[axis]
    let insetAcross = childAcross + childs.guide(guide) - insets.guide(guide)
    placeChild(
      inset, at: CGPoint(insetAlong, along: axis, across: insetAcross), within: size.width, proposal: proposals.inset)
    placeChild(
      child, at: CGPoint(childAlong, along: axis, across: childAcross), within: size.width, proposal: proposals.child)
    if isChanged { child.surroundingsDidChange() }
  }

  public override func safeArea(of element: _LayoutElement) -> SafeAreaContext {
    guard element === child else { return safeArea }
    return safeArea.adding(EdgeInsets(Edge.Set(edge), takenLength), to: size, layoutDirection)
  }

  public override func computeSpacing() -> ViewSpacing { .plain }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  public override var layoutPriority: Double { 0 }
}
