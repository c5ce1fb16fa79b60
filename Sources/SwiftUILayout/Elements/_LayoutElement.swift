public import Foundation

/// A view as layout and drawing see it. The graph makes elements for views that take room or draw, and keeps them while these live;
/// layout knows nothing of the graph.
///
/// A size is proposed, the element answers with its own (`sizeThatFits`), and is then placed (`place`). Positions and sizes keep
/// their fractions; only drawing rounds edges to pixels.
@preconcurrency @MainActor open class _LayoutElement {
  /// The element that places this one; set by whatever adopts it as a child.
  public weak var parent: _LayoutElement?

  /// The direction at the last placement, which elements inside read without a walk through all parents.
  private final var placedDirection: LayoutDirection?

  /// Where the top left corner lies, in points, in the parent's coordinate space. Right-to-left layouts mirror when they place.
  public final private(set) var origin = CGPoint.zero
  /// The size of the last placement, in points.
  public final private(set) var size = CGSize.zero
  /// What was proposed at the last placement.
  public final private(set) var placedProposal = ProposedViewSize.unspecified

  private final var knownSizes: [(proposal: ProposalKey, size: CGSize)] = []
  private final var knownAlignments: [(key: AlignmentKey, proposal: ProposalKey, size: CGSize, value: CGFloat?)] = []
  private final var knownSpacing: ViewSpacing?
  private final var knownPriority: Double?
  private final var isPlaced = false
  /// Whether this element, or one inside, depends on its position.
  private final var holdsReaders = false
  /// Where the element lay when it was placed last, if it depends on that.
  private final var positionRead: CGPoint?

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
  open func computeSpacing() -> ViewSpacing { .plain }

  /// Where a guide lies that the element, or one inside it, sets; nil for the guide's default. In points, from the top leading
  /// corner. Called once per guide, size and proposal until `invalidateLayout()`.
  open func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Elements of higher priority are offered room first.
  open var layoutPriority: Double { 0 }

  /// Values that views set for the container around them (`LayoutValueKey`, tags, list rows' properties).
  open func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The direction that leading and trailing follow inside the element.
  open var layoutDirection: LayoutDirection { parent?.placedDirection ?? parent?.layoutDirection ?? .leftToRight }

  /// The axis that the innermost stack around the elements inside lays them out along, which spacers and dividers follow; nil
  /// in other containers.
  open var contentOrientation: Axis? { parent?.contentOrientation }

  /// The part that can be seen, in the element's own coordinate space, in points; nil where that isn't known. What scrolls
  /// answers for its content, and the root for all.
  open var visibleRect: CGRect? { parent?.visibleRect?.offsetBy(dx: -origin.x, dy: -origin.y) }

  /// A lazy container inside was placed. What scrolls keeps it, to tell it when `visibleRect` changes.
  open func lazyContainerWasPlaced(_ container: _LazyContainerElement) { parent?.lazyContainerWasPlaced(container) }

  /// The safe areas around the element, in its own coordinate space. A root overrides it; elements know it after placement.
  open var safeArea: SafeAreaContext { parent?.safeArea(of: self).offset(by: origin) ?? SafeAreaContext() }

  /// The safe areas of an element inside, in this one's coordinate space. What takes room at edges adds it here.
  open func safeArea(of element: _LayoutElement) -> SafeAreaContext { safeArea }

  /// The size of the closest container that frames can be relative to, in points: the visible part of a scroll view, or the
  /// window, without what isn't safe; nil where there is none. The answering code invalidates the layout when it changes.
  open var containerSize: CGSize? { parent?.containerSize }

  /// Whether the places of the elements inside depend on where this one is on the screen: they are placed again, and
  /// `placementDidChange()` is called, also when an element around moves.
  open var readsPosition: Bool { false }

  /// Whether a layout that became invalid inside leaves this one, and those around it, as they are.
  open var absorbsInvalidation: Bool { false }

  /// Draws the element; its top left corner is the canvas' origin. By default its children, in order of their `zIndex`.
  open func draw(_ canvas: inout ElementCanvas) { drawChildren(&canvas) }

  /// The innermost element that takes a touch at a point, in points, in own coordinates; nil where the touch goes through.
  ///
  /// By default the children are asked, the ones drawn last first; an element without children takes touches in its bounds.
  open func hitTest(_ point: CGPoint) -> _LayoutElement? {
    let children = children
    if children.isEmpty { return takesTouch(at: point) ? self : nil }
    for child in children.inDrawingOrder.reversed() {
      let inner = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if let hit = child.hitTest(inner) { return hit }
    }
    return nil
  }

  /// Whether an element without others in it takes a touch at a point of its bounds.
  open func takesTouch(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  /// The element was placed at another position on the screen, or with another size.
  open func placementDidChange() {}

  // MARK: What parents call

  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    for known in knownSizes where known.proposal == key { return known.size }
    let size = computeSize(proposal)
    // Stacks in stacks ask for zero, for infinity and for shares on both axes; with fewer places they would ask one another
    // again and again.
    if knownSizes.count == 16 { knownSizes.removeFirst(8) }
    knownSizes.append((key, size))
    return size
  }

  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: self, proposal: proposal)
  }

  /// What `explicitAlignment` answers, or answered before.
  package final func knownExplicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let (size, proposal) = (dimensions.size, ProposalKey(dimensions.proposal))
    for known in knownAlignments where known.key == key && known.proposal == proposal && known.size == size {
      return known.value
    }
    let value = explicitAlignment(key, in: dimensions)
    if knownAlignments.count == 16 { knownAlignments.removeFirst(8) }
    knownAlignments.append((key, proposal, size, value))
    return value
  }

  public final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    knownSpacing = spacing
    return spacing
  }

  /// What `layoutPriority` answers, or answered before.
  package final var knownLayoutPriority: Double {
    if let knownPriority { return knownPriority }
    let priority = layoutPriority
    knownPriority = priority
    return priority
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
    let direction = layoutDirection
    let changed = !isPlaced || size != self.size || proposal != placedProposal || direction != placedDirection
    self.origin = origin
    placedDirection = direction
    self.size = size
    placedProposal = proposal
    isPlaced = true
    if changed {
      if readsPosition { noteReader() }
      placeChildren(in: size, proposal)
    }
    if changed || moved { placementDidChange() }
    if parent == nil, holdsReaders { settleReaders(at: origin, always: false) }
  }

  /// Has elements around know that something inside depends on its position.
  private final func noteReader() {
    positionRead = globalOrigin
    var element: _LayoutElement? = self
    while let current = element {
      current.holdsReaders = true
      element = current.parent
    }
  }

  /// Places again what depends on its position and was moved by elements around it.
  private final func settleReaders(at position: CGPoint, always: Bool) {
    if readsPosition, always || position != positionRead {
      positionRead = position
      placeChildren(in: size, placedProposal)
      placementDidChange()
    }
    for child in children where child.holdsReaders {
      let inner = CGPoint(x: position.x + child.origin.x, y: position.y + child.origin.y)
      child.settleReaders(at: inner, always: always)
    }
  }

  /// Places again all that depends on its position: called where the safe area changed, or what scrolls did.
  public final func surroundingsDidChange() { settleReaders(at: globalOrigin, always: true) }

  /// Gives a child its place by its distance from the leading edge, which is the right one where lines begin there.
  ///
  /// - Parameters:
  ///   - child: an element inside this one.
  ///   - corner: where its top leading corner lies, from the top leading corner of this one, in points.
  ///   - width: the width of this one, in points.
  ///   - proposal: the size to have the child sized by.
  public final func placeChild(
    _ child: _LayoutElement, at corner: CGPoint, within width: CGFloat, proposal: ProposedViewSize
  ) {
    var origin = corner
    if layoutDirection == .rightToLeft { origin.x = width - corner.x - child.sizeThatFits(proposal).width }
    child.place(at: origin, proposal: proposal)
  }

  /// Forgets sizes and places, here and in all elements around.
  public final func invalidateLayout() {
    var element: _LayoutElement? = self
    while let current = element, !current.absorbsInvalidation {
      current.knownSizes.removeAll(keepingCapacity: true)
      current.knownAlignments.removeAll(keepingCapacity: true)
      current.knownSpacing = nil
      current.knownPriority = nil
      current.isPlaced = false
      current.layoutWasInvalidated()
      element = current.parent
    }
  }

  /// The layout of the element or of one inside became invalid; a root schedules a layout here.
  /// Containers forget here what they computed for themselves.
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
    guard count > 1, contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}

/// The key of `zIndex(_:)` among an element's traits; its value is a `Double`.
public enum _ZIndexKey {}

extension _LayoutElement {
  package var zIndex: Double { trait(ObjectIdentifier(_ZIndexKey.self)) as? Double ?? 0 }
}
