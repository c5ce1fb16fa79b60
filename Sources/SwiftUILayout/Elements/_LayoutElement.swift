public import Foundation

/// A view as layout and drawing see it. The graph makes elements for views that take room or draw, and keeps them while these live;
/// layout knows nothing of the graph.
///
/// A size is proposed, the element answers with its own (`sizeThatFits`), and is then placed (`place`). Positions and sizes keep
/// their fractions; only drawing rounds edges to pixels.
@preconcurrency @MainActor open class _LayoutElement {
  /// The element that places this one; set by whatever adopts it as a child.
  public weak var parent: _LayoutElement?

  /// Where the top left corner lies, in points, in the parent's coordinate space. Right-to-left layouts mirror when they place.
  public final private(set) var origin = CGPoint.zero
  /// The size of the last placement, in points.
  public final private(set) var size = CGSize.zero
  /// What was proposed at the last placement.
  public final private(set) var placedProposal = ProposedViewSize.unspecified

  private var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownSpacing: ViewSpacing?
  private final var isPlaced = false

  public init() {}

  // MARK: What kinds of elements override

  /// The elements inside, in drawing order.
  open var children: [_LayoutElement] { [] }

  /// The size that the element has in a proposal, in points. Called once per proposal until `invalidateLayout()`.
  open func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children within `size`. Called when the element is placed and its size, its proposal, or anything inside changed.
  open func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

  /// The distances that the element prefers to its neighbours.
  open func computeSpacing() -> ViewSpacing { ViewSpacing() }

  /// Where a guide lies that the element, or one inside it, sets; nil for the guide's default. In points, in own coordinates.
  open func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Elements of higher priority are offered room first.
  open var layoutPriority: Double { 0 }

  /// Values that views set for the container around them (`LayoutValueKey`, tags, list rows' properties).
  open func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The direction that leading and trailing follow inside the element.
  open var layoutDirection: LayoutDirection { parent?.layoutDirection ?? .leftToRight }

  /// Draws the element; its top left corner is the canvas' origin. By default its children, in order of their `zIndex`.
  open func draw(_ canvas: inout ElementCanvas) { drawChildren(&canvas) }

  /// The element was placed at another position on the screen, or with another size.
  open func placementDidChange() {}

  // MARK: What parents call

  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for known in knownSizes where known.proposal == proposal { return known.size }
    let size = computeSize(proposal)
    if knownSizes.count == 4 { knownSizes.removeFirst() }
    knownSizes.append((proposal, size))
    return size
  }

  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: self)
  }

  public final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  /// Gives the element its place.
  ///
  /// - Parameters:
  ///   - position: where the anchor of the element lies, in the parent's coordinate space, in points.
  ///   - anchor: a place in the element.
  ///   - proposal: the size to have it sized by.
  public final func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    let moved = origin != self.origin || !isPlaced
    let changed = !isPlaced || size != self.size || proposal != placedProposal
    self.origin = origin
    self.size = size
    placedProposal = proposal
    isPlaced = true
    if changed { placeChildren(in: size, proposal) }
    if changed || moved { placementDidChange() }
  }

  /// Forgets sizes and places, here and in all elements around.
  public final func invalidateLayout() {
    var element: _LayoutElement? = self
    while let current = element {
      current.knownSizes.removeAll(keepingCapacity: true)
      current.knownSpacing = nil
      current.isPlaced = false
      current.layoutWasInvalidated()
      element = current.parent
    }
  }

  /// The layout of the element or of one inside became invalid; a root schedules a layout here.
  open func layoutWasInvalidated() {}

  /// The element's position in the coordinate space of the outermost element, in points, unrounded.
  public final var globalOrigin: CGPoint {
    var point = origin
    var element = parent
    while let current = element {
      point.x += current.origin.x
      point.y += current.origin.y
      element = current.parent
    }
    return point
  }

  public final func drawChildren(_ canvas: inout ElementCanvas) {
    for child in children.inDrawingOrder { canvas.draw(child) }
  }
}

extension [_LayoutElement] {
  /// Elements of higher `zIndex` later; equal ones in their order.
  @MainActor package var inDrawingOrder: [_LayoutElement] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}

/// The key of `zIndex(_:)` among an element's traits; its value is a `Double`.
public enum _ZIndexKey {}

extension _LayoutElement {
  package var zIndex: Double { trait(ObjectIdentifier(_ZIndexKey.self)) as? Double ?? 0 }
}
