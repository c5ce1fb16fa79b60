public import Foundation

/// The layout and drawing of a view. The graph creates elements for views that take space or draw, and keeps them as long as these
/// exist; layout doesn't depend on the graph.
///
/// An element returns its size for a proposal (`sizeThatFits`), and is then placed (`place`). Positions and sizes aren't rounded;
/// only drawing rounds edges to pixels.
@preconcurrency @MainActor open class _LayoutElement {
  /// The element that places this one; set when it is adopted as a child.
  public weak var parent: _LayoutElement? {
    didSet {
      if let oldValue, oldValue !== parent { oldValue.drawingDidChange() }
      guard let parent else { return }
      parent.drawingDidChange()
      parent.touchAreaDidChange()
      if holdsReaders { parent.noteReaders(areMoved: true) }
      if concernsHost || holdsHosted { parent.noteHosted() }
    }
  }
  /// The element's index among its parent's children, where the parent keeps it; a hint, which has to be checked.
  final var placeInParent = 0

  /// The layout direction of the last placement, which elements inside read without traversing all parents.
  private final var placedDirection: LayoutDirection?

  /// The position of the top left corner, in points, in the parent's coordinate space. Right-to-left layouts mirror on placement.
  public final private(set) var origin = CGPoint.zero
  /// The size of the last placement, in points.
  public final private(set) var size = CGSize.zero
  /// The proposal of the last placement.
  public final private(set) var placedProposal = ProposedViewSize.unspecified

  private final var knownSizes = KnownSizes()
  private final var knownAlignments = KnownAlignments()
  private final var knownSpacing: ViewSpacing?
  private final var isSpacingKnown = false
  /// Counts the changes of `spacing`, as of the last time that it was asked for.
  final private(set) var spacingVersion = 0
  private final var knownPriority: Double?
  final var knownZIndex: Double?
  private final var isPlaced = false
  private final var knownTouchArea: TouchArea?
  /// Whether this element, or one inside, depends on its position. It stays true when these elements leave, and is passed on to
  /// the parent on adoption.
  private final var holdsReaders = false
  /// Whether an element inside that depends on its position, or one around it, has moved since positions were checked.
  private final var holdsMovedReaders = false
  /// Whether the element itself has moved since positions inside were checked.
  private final var hasMoved = false
  /// Whether an element inside concerns the host (`concernsHost`). It stays true when that element leaves.
  package private(set) final var holdsHosted = false
  /// Counts the placements and the updates by the graph that may have changed the element: the host lays out a UIKit view again for
  /// another number.
  package private(set) final var changeCount = 0
  /// The position of the last placement on the screen, if the element depends on it.
  private final var positionRead: CGPoint?

  /// How much of the element is visible as it comes or leaves, at a moment of a movement; 1 at rest.
  package final var presence = 1.0 { didSet { if presence != oldValue { drawingDidChange() } } }
  /// Elements that have left this one and are still drawn on their way out, at a moment of a movement; empty at rest.
  package final var leaving: [_LayoutElement] = [] { didSet { drawingDidChange() } }

  /// Whether nothing has changed since a canvas drew the element, and no kept drawing contains what has changed.
  final var isDrawn = false
  /// What the element drew last, where a container keeps it.
  final var keptDrawing: KeptDrawing?

  public init() {}

  // MARK: Overridden by kinds of elements

  /// The child elements, in drawing order.
  open var children: [_LayoutElement] { [] }

  /// Returns the size of the element for a proposal, in points. Called once per proposal until `invalidateLayout()`.
  open func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children within `size`. Called when the element is placed and its size, its proposal, or its content changed.
  open func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

  /// The spacing that the element prefers to its neighbours.
  open func computeSpacing() -> ViewSpacing { .plain }

  /// Returns the position of an alignment guide that the element or its content sets; nil for the guide's default. In points, from
  /// the top leading corner. Called once per guide, size and proposal until `invalidateLayout()`.
  open func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Elements with a higher priority are proposed space first.
  open var layoutPriority: Double { 0 }

  /// Values that views set for the container around them (`LayoutValueKey`, tags, list rows' properties).
  open func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The layout direction inside the element.
  open var layoutDirection: LayoutDirection { parent?.placedDirection ?? parent?.layoutDirection ?? .leftToRight }

  /// The axis of the innermost stack around the content, which spacers and dividers follow; nil in other containers.
  open var contentOrientation: Axis? { parent?.contentOrientation }

  /// The visible part, in the element's own coordinate space, in points; nil if unknown. Scroll views determine it for their
  /// content, and the root for all.
  open var visibleRect: CGRect? { parent?.visibleRect?.offsetBy(dx: -origin.x, dy: -origin.y) }

  /// The part of ``visibleRect`` that no bar covers, in the element's coordinate space; nil outside of a scroll view. Pinned headers and
  /// footers stay in it.
  open var unobscuredRect: CGRect? { parent?.unobscuredRect?.offsetBy(dx: -origin.x, dy: -origin.y) }

  /// Called when a lazy container inside was placed. Scroll views keep it, to notify it of changes of `visibleRect`.
  open func lazyContainerWasPlaced(_ container: _LazyContainerElement) { parent?.lazyContainerWasPlaced(container) }

  /// The safe areas around the element, in its own coordinate space. A root overrides it; elements know it after placement.
  open var safeArea: SafeAreaContext { parent?.safeArea(of: self).offset(by: origin) ?? SafeAreaContext() }

  /// The safe areas of a child element, in this one's coordinate space. Elements that take space at edges add it here.
  open func safeArea(of element: _LayoutElement) -> SafeAreaContext { safeArea }

  /// The size of the closest container for container-relative frames, in points: the visible part of a scroll view, or the window,
  /// without the safe area insets; nil if there is none.
  open var containerSize: CGSize? { parent?.containerSize }

  /// Called when an element inside was measured relative to the closest container, which has it measured again when its size
  /// changes.
  open func containerSizeWasRead(by element: _LayoutElement) { parent?.containerSizeWasRead(by: element) }

  /// Whether the placement of the content depends on this element's position on the screen: the content is placed again, and
  /// `placementDidChange()` is called, also when an enclosing element moves.
  open var readsPosition: Bool { false }

  /// Whether invalidation of the layout inside doesn't affect this element and the enclosing ones.
  open var absorbsInvalidation: Bool { false }

  /// Whether the host visits the element after each layout: it has a UIKit view, or installs an interaction in the host. Hosts skip
  /// elements without such ones inside. The value is constant, and the same for all elements of a class.
  open var concernsHost: Bool { false }

  /// Draws the element; its top left corner is the canvas's origin. By default its children, in order of their `zIndex`.
  open func draw(_ canvas: inout ElementCanvas) { drawChildren(&canvas) }

  /// Whether the drawing depends on the element's own properties, its placement and those inside alone, all changes of which call
  /// `drawingDidChange()`, `invalidateLayout()` or `place`: containers keep it until then. By default it is drawn each time.
  open var keepsDrawing: Bool { false }

  /// Returns the innermost element that takes a touch at a point, in points, in the element's coordinates; nil if none does.
  ///
  /// By default, children are asked in reverse drawing order; an element without children takes touches in its bounds.
  open func hitTest(_ point: CGPoint) -> _LayoutElement? { _hitTest(point) }

  package final func _hitTest(_ point: CGPoint) -> _LayoutElement? {
    let children = children
    if children.isEmpty { return takesTouch(at: point) ? self : nil }
    let ordered = children.inDrawingOrder
    var index = ordered.count
    while index > 0 {
      index -= 1
      let child = ordered[index]
      let inner = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if ordered.count > 1, !child.touchArea.mayContain(inner) { continue }
      if let hit = child.hitTest(inner) { return hit }
    }
    return nil
  }

  /// The area outside of which the element itself takes no touches, whatever those inside take, in its own coordinate space, in
  /// points; nil if it isn't known, so that touches anywhere are passed to the element.
  open var ownTouchArea: CGRect? { CGRect(origin: .zero, size: size) }

  private final var touchArea: TouchArea {
    if let knownTouchArea { return knownTouchArea }
    var area = TouchArea(ownTouchArea)
    for child in children { area.add(child.touchArea, at: child.origin) }
    knownTouchArea = area
    return area
  }

  /// Called when the graph updates the element with a view's values.
  package final func willUpdate() {
    changeCount += 1
    drawingDidChange()
    touchAreaDidChange()
  }

  /// Discards the known areas of this element and the enclosing ones: has to be called after a change of `ownTouchArea` or of the
  /// places of children. An element's area is known only while those of all elements inside are.
  public final func touchAreaDidChange() {
    var element: _LayoutElement? = self
    while let current = element, current.knownTouchArea != nil {
      current.knownTouchArea = nil
      element = current.parent
    }
  }

  /// Whether an element without children takes a touch at a point in its bounds.
  open func takesTouch(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  /// Called when the element was placed at another position on the screen, or with another size.
  open func placementDidChange() {}

  // MARK: Called by parents

  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if let known = knownSizes[key] { return known }
    let size = computeSize(proposal)
    knownSizes.add(size, for: key)
    return size
  }

  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: self, proposal: proposal)
  }

  /// The cached result of `explicitAlignment`.
  package final func knownExplicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let (size, proposal) = (dimensions.size, ProposalKey(dimensions.proposal))
    if let known = knownAlignments.value(of: key, proposal, size) { return known }
    let value = explicitAlignment(key, in: dimensions)
    knownAlignments.add(value, of: key, proposal, size)
    return value
  }

  public final var spacing: ViewSpacing {
    if isSpacingKnown, let knownSpacing { return knownSpacing }
    let spacing = computeSpacing()
    if knownSpacing.map({ $0.differs(from: spacing) }) ?? true { spacingVersion += 1 }
    knownSpacing = spacing
    isSpacingKnown = true
    return spacing
  }

  /// The cached result of `layoutPriority`.
  package final var knownLayoutPriority: Double {
    if let knownPriority { return knownPriority }
    let priority = layoutPriority
    knownPriority = priority
    return priority
  }

  /// Places the element.
  ///
  /// - Parameters:
  ///   - position: the position of the anchor in the parent's coordinate space, in points.
  ///   - anchor: a unit point of the element.
  ///   - proposal: the proposal that determines the element's size.
  public final func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    let isElsewhere = origin != self.origin
    let direction = layoutDirection
    let changed = !isPlaced || size != self.size || proposal != placedProposal || direction != placedDirection
    let moved = isElsewhere || !isPlaced
    if changed || moved {
      drawingDidChange()
      touchAreaDidChange()
    }
    self.origin = origin
    placedDirection = direction
    self.size = size
    placedProposal = proposal
    isPlaced = true
    if isElsewhere, holdsReaders {
      hasMoved = true
      noteReaders(areMoved: true)
    }
    if changed {
      // The content may have chosen another view.
      knownZIndex = nil
      if readsPosition {
        positionRead = globalOrigin
        noteReaders(areMoved: false)
      }
      placeChildren(in: size, proposal)
    }
    if changed || moved {
      changeCount += 1
      placementDidChange()
    }
    if parent == nil, holdsMovedReaders { settleReaders(at: origin, all: false, always: false) }
  }

  /// Whether the element is placed at a corner already, relative to the parent's leading edge, so that `placeChild` has no effect.
  final func isPlaced(
    at corner: CGPoint, within width: CGFloat, proposal: ProposedViewSize, _ direction: LayoutDirection
  ) -> Bool {
    guard isPlaced, placedDirection == direction, corner.y == origin.y, proposal == placedProposal else { return false }
    return origin.x == (direction == .rightToLeft ? width - corner.x - size.width : corner.x)
  }

  /// Marks this element and the enclosing ones as containing an element that depends on its position. Elements around a marked one
  /// are marked as well.
  private final func noteReaders(areMoved: Bool) {
    var element: _LayoutElement? = self
    while let current = element, !current.holdsReaders || areMoved && !current.holdsMovedReaders {
      current.holdsReaders = true
      if areMoved { current.holdsMovedReaders = true }
      element = current.parent
    }
  }

  /// Has the elements inside a child find their positions again, which takes part in the layout again: enclosing elements may have
  /// moved while it didn't.
  final func childDidReturn(_ child: _LayoutElement) {
    guard child.holdsReaders else { return }
    child.hasMoved = true
    child.holdsMovedReaders = true
    noteReaders(areMoved: true)
  }

  /// Marks this element and the enclosing ones as containing an element that concerns the host.
  private final func noteHosted() {
    var element: _LayoutElement? = self
    while let current = element, !current.holdsHosted {
      current.holdsHosted = true
      element = current.parent
    }
  }

  /// Places elements again that depend on their position and were moved by enclosing elements.
  ///
  /// - Parameters:
  ///   - position: this element's position in the coordinate space of the outermost element, in points.
  ///   - all: whether an enclosing element has moved, and all elements inside with it.
  ///   - always: whether they are placed again in any case.
  private final func settleReaders(at position: CGPoint, all: Bool, always: Bool) {
    let all = all || hasMoved
    hasMoved = false
    // Placing the content again can move elements inside, which marks this one again.
    holdsMovedReaders = false
    if readsPosition, always || position != positionRead {
      positionRead = position
      placeChildren(in: size, placedProposal)
      changeCount += 1
      placementDidChange()
    }
    for child in children where all ? child.holdsReaders : child.holdsMovedReaders {
      let inner = CGPoint(x: position.x + child.origin.x, y: position.y + child.origin.y)
      child.settleReaders(at: inner, all: all, always: always)
    }
  }

  /// Places all elements again that depend on their position: called after the safe area or a scroll position changed.
  public final func surroundingsDidChange() { settleReaders(at: globalOrigin, all: true, always: true) }

  /// Places a child by its distance from the leading edge, which is the right one in right-to-left layouts.
  ///
  /// - Parameters:
  ///   - child: the child element.
  ///   - corner: the position of its top leading corner, relative to this element's, in points.
  ///   - width: the width of this element, in points.
  ///   - proposal: the proposal that determines the child's size.
  public final func placeChild(
    _ child: _LayoutElement, at corner: CGPoint, within width: CGFloat, proposal: ProposedViewSize
  ) {
    var origin = corner
    if layoutDirection == .rightToLeft { origin.x = width - corner.x - child.sizeThatFits(proposal).width }
    child.place(at: origin, proposal: proposal)
  }

  /// Discards cached sizes and placements, here and in all enclosing elements.
  public final func invalidateLayout() {
    drawingDidChange()
    var inner: _LayoutElement?
    var element: _LayoutElement? = self
    while let current = element, !current.absorbsInvalidation {
      current.knownSizes.removeAll()
      current.knownAlignments.removeAll()
      current.isSpacingKnown = false
      current.knownPriority = nil
      current.knownZIndex = nil
      current.isPlaced = false
      if let inner { current.layoutWasInvalidated(inside: inner) } else { current.layoutWasInvalidated() }
      inner = current
      element = current.parent
    }
  }

  /// Called when the layout of the element or its content became invalid; a root schedules a layout here. Containers discard their
  /// own caches here.
  open func layoutWasInvalidated() {}

  /// Called instead of `layoutWasInvalidated()` if only the layout of one child became invalid. What depends on the other children
  /// stays valid.
  open func layoutWasInvalidated(inside child: _LayoutElement) { layoutWasInvalidated() }

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
}
