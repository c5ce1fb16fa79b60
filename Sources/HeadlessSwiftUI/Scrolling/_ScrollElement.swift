public import Foundation
package import HeadlessUIKit

/// Shows elements in a UIKit scroll view.
///
/// The element takes the proposed size along its scroll axes, and the content's size across. Where its edges coincide with those of
/// the safe area, the scroll view extends under bars and views of `safeAreaInset`, and insets its content accordingly.
public final class _ScrollElement: _PlatformElement, ScrollingElement {
  package var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
  package let scrollView: UIScrollView
  private let contentView = _ElementHostView(frame: .zero)
  private let content: _ScrolledElement
  let delegate = ScrollDelegate()
  var phases: ScrollPhases { delegate.phases }
  private weak var graph: _ViewGraph?
  /// How far the scroll view extends beyond the element's frame, in points.
  private var reach = UIEdgeInsets.zero
  /// The size of the scroll view's frame, in points.
  private var seenSize = CGSize.zero

  package init(axes: Axis.Set, graph: _ViewGraph) {
    self.axes = axes
    self.graph = graph
    scrollView = UIScrollView()
    content = _ScrolledElement()
    super.init(scrollView)
    content.parent = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(contentView)
    scrollView.delegate = delegate
    contentView.root = content
    delegate.element = self
    phases.geometry = { [weak self] in self?.geometry }
    scrollView.trackingDidChange = { [weak delegate] in delegate?.phases.trackingDidChange($0) }
  }

  package func setContent(_ elements: [_LayoutElement]) {
    content.axis = axes == .horizontal ? .horizontal : .vertical
    content.elements = elements
  }

  package func update(
    isEnabled: Bool, showsIndicators: Bool, indicators: [ScrollIndicatorVisibility], clips: Bool
  ) {
    scrollView.isScrollEnabled = isEnabled
    func shows(_ visibility: ScrollIndicatorVisibility) -> Bool {
      showsIndicators && visibility != .hidden && visibility != .never
    }
    scrollView.showsHorizontalScrollIndicator = shows(indicators[0])
    scrollView.showsVerticalScrollIndicator = shows(indicators[1])
    scrollView.clipsToBounds = clips
  }

  /// The unit points at which content is aligned with the visible area.
  var anchors = ScrollAnchors() { didSet { if anchors != oldValue { invalidateLayout() } } }
  private var anchoring = ScrollAnchoring()
  /// The insets of the content, in points.
  var margins: EdgeInsets {
    get { content.margins }
    set { if newValue != content.margins { content.margins = newValue } }
  }

  /// The insets of the indicators, in points.
  var indicatorMargins = UIEdgeInsets.zero {
    didSet { if indicatorMargins != oldValue { scrollView.scrollIndicatorInsets = indicatorMargins } }
  }

  /// Scrolls to the initial anchor with the first layout that makes content visible, and keeps the anchor for changes of size.
  private func anchor(_ seen: CGSize) {
    let offset = anchoring.offset(
      from: scrollView.contentOffset, axes: axes, anchors: anchors, isMirrored: layoutDirection == .rightToLeft,
      content: scrollView.contentSize, seen: seen, reach: reach)
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  // MARK: Layout

  public override var contentOrientation: Axis? { axes == .horizontal ? .horizontal : .vertical }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measuredProposal = proposal
    defer { measuredProposal = nil }
    let own = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let offered = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height)
    if containerSize != knownContainerSize {
      knownContainerSize = containerSize
      measureRelativeElements()
    }
    let own = content.sizeThatFits(offered)
    shift = anchors.shift(of: own, in: size, axes: axes, isMirrored: layoutDirection == .rightToLeft)
    content.place(at: contentOrigin, proposal: offered)
    contentView.setNeedsContent()
    updateContentSize()
  }

  private func updateContentSize() {
    let size = content.size
    let frame = CGRect(origin: shift, size: size)
    if contentView.frame != frame { contentView.frame = frame }
    guard scrollView.contentSize != size else { return }
    let growth = size.width - scrollView.contentSize.width
    scrollView.contentSize = size
    // Content that grows keeps the distance of the visible part to its leading edge.
    if anchoring.isDone, growth != 0, layoutDirection == .rightToLeft { scrollView.contentOffset.x += growth }
  }

  /// The position of the content's top left corner in the element, in points. The offset counts from the insets that the scroll view
  /// has, which follow `reach` when the element gets its frame.
  private var contentOrigin: CGPoint {
    CGPoint(
      x: shift.x - scrollView.contentOffset.x - scrollView.contentInset.left,
      y: shift.y - scrollView.contentOffset.y - scrollView.contentInset.top)
  }
  /// The place of content that is smaller than the element, from its top left corner, in points.
  private var shift = CGPoint.zero

  /// The visible area, in the element's coordinate space: the content moves relative to it.
  public override var visibleRect: CGRect? {
    CGRect(
      x: -reach.left, y: -reach.top, width: max(seenSize.width, size.width), height: max(seenSize.height, size.height))
  }

  /// The element's own area: the scroll view reaches below bars from there.
  public override var unobscuredRect: CGRect? { CGRect(origin: .zero, size: size) }

  /// The visible area between the margins of the content. Across the scroll axes, where the element has its content's length, it is
  /// the proposed one: else the content would be as long as a part of itself.
  public override var containerSize: CGSize? {
    let (margins, proposal) = (content.margins, measuredProposal ?? placedProposal)
    return CGSize(
      width: max(
        ((axes.contains(.horizontal) ? nil : proposal.width) ?? size.width) - margins.leading - margins.trailing, 0),
      height: max(
        ((axes.contains(.vertical) ? nil : proposal.height) ?? size.height) - margins.top - margins.bottom, 0))
  }
  /// The proposal for which the element is being measured; nil during the layout.
  private var measuredProposal: ProposedViewSize?
  /// The container's size with the last layout.
  private var knownContainerSize: CGSize?
  /// The elements that were measured relative to this container since its size changed.
  private var relativeElements: [ObjectIdentifier: RelativeElement] = [:]

  private struct RelativeElement {
    weak var element: _LayoutElement?
  }

  public override func containerSizeWasRead(by element: _LayoutElement) {
    relativeElements[ObjectIdentifier(element)] = RelativeElement(element: element)
  }

  /// Discards what was measured relative to another size, and the lengths that lazy containers estimated by it.
  private func measureRelativeElements() {
    let elements = relativeElements.values.compactMap(\.element)
    relativeElements = [:]
    for element in elements {
      element.invalidateLayout()
      var ancestor = element.parent
      while let current = ancestor, current !== self {
        (current as? _LazyContainerElement)?.reload()
        ancestor = current.parent
      }
    }
  }

  private var lazyContainers: [ObjectIdentifier: _LazyContainerElement] = [:]

  public override func lazyContainerWasPlaced(_ container: _LazyContainerElement) {
    lazyContainers[ObjectIdentifier(container)] = container
  }

  public override func frame(at origin: CGPoint, scale: CGFloat) -> CGRect {
    let frame = super.frame(at: origin, scale: scale)
    guard let host = scrollView.superview else { return frame }
    let whole = frame.reaching(safeAreaReach, within: host.bounds)
    reach = UIEdgeInsets(
      top: frame.minY - whole.minY, left: frame.minX - whole.minX, bottom: whole.maxY - frame.maxY,
      right: whole.maxX - frame.maxX)
    if scrollView.contentInset != reach {
      let wasAtStart = scrollView.contentOffset.y == -scrollView.contentInset.top
      let wasAtLeft = scrollView.contentOffset.x == -scrollView.contentInset.left
      scrollView.contentInset = reach
      if wasAtStart { scrollView.contentOffset.y = -reach.top }
      if wasAtLeft { scrollView.contentOffset.x = -reach.left }
      if keyboardReach > 0 { scrollView.revealFirstResponder() }
    }
    if whole.size != seenSize {
      // The visible area is larger than the element's frame.
      seenSize = whole.size
      for container in lazyContainers.values { container.visibleRectDidChange() }
      contentView.setNeedsContent()
    }
    anchor(whole.size)
    return whole
  }

  /// The content is inset from the unsafe area instead of extending into it.
  public override func safeArea(of element: _LayoutElement) -> SafeAreaContext { SafeAreaContext() }

  public override func willEnter(_ host: _ElementHostView) { contentView.graphHost = host.graphHost }

  private var isInProgram = false
  /// Whether the last movement was a programmatic one.
  private(set) var wasMovedByProgram = false

  private func moveByProgram(to offset: CGPoint, animates: Bool) {
    guard offset != scrollView.contentOffset else { return }
    isInProgram = true
    phases.move(animates: animates) { scrollView.contentOffset = offset }
    isInProgram = false
  }

  func didScroll() {
    wasMovedByProgram = isInProgram
    content.move(to: contentOrigin)
    for container in lazyContainers.values { container.visibleRectDidChange() }
    contentView.setNeedsContent()
    contentView.graphHost?.geometryDidChange()
  }

  // MARK: Programmatic scrolling

  /// Where scroll gestures come to rest, in the environment that the behaviour reads; nil for where the content loses its velocity.
  var targetBehavior: (behavior: AnyScrollTargetBehavior, environment: EnvironmentValues)?

  /// The frames of the views of layouts with `scrollTargetLayout`, in the content's coordinate space, in points.
  var targetFrames: [CGRect] { content.children.flatMap { $0.scrollTargets(from: .zero) } }

  /// The offset at which a gesture's movement ends.
  ///
  /// - Parameter velocity: in points per millisecond.
  func target(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let (behavior, environment) = targetBehavior else { return offset }
    let seen = scrollView.bounds.inset(by: reach).size
    func goal(at place: CGPoint) -> ScrollTarget {
      ScrollTarget(
        rect: CGRect(x: place.x + reach.left, y: place.y + reach.top, width: seen.width, height: seen.height))
    }
    var target = goal(at: offset)
    let context = ScrollTargetBehaviorContext(
      originalTarget: goal(at: delegate.start), velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
      contentSize: scrollView.contentSize, containerSize: seen, axes: axes, environment: environment,
      views: targetFrames + delegate.targetsAtStart)
    behavior.updateTarget(&target, context: context)
    func limited(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(-low, min(place - low, high)) }
    let (content, bounds) = (scrollView.contentSize, scrollView.bounds.size)
    return CGPoint(
      x: axes.contains(.horizontal)
        ? limited(target.rect.minX, reach.left, content.width + reach.right - bounds.width) : offset.x,
      y: axes.contains(.vertical)
        ? limited(target.rect.minY, reach.top, content.height + reach.bottom - bounds.height) : offset.y)
  }

  /// Scrolls so that a rectangle of the content is visible.
  ///
  /// - Parameters:
  ///   - anchor: the unit point of the rectangle that is aligned with the same point of the visible area; nil for the least
  ///     movement.
  ///   - animates: whether the transaction of the change has an animation, for the scroll view's phase.
  package func scroll(to rect: CGRect, anchor: UnitPoint?, animates: Bool = false) {
    let seen = CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size).inset(by: reach)
    func offset(_ low: CGFloat, _ length: CGFloat, _ seenLow: CGFloat, _ seenLength: CGFloat, _ anchor: CGFloat?)
      -> CGFloat
    {
      if let anchor { return low + length * anchor - seenLength * anchor }
      if low < seenLow { return low }
      return low + length > seenLow + seenLength ? low + length - seenLength : seenLow
    }
    var target = scrollView.contentOffset
    if axes.contains(.horizontal) {
      let x = offset(rect.minX, rect.width, seen.minX, seen.width, anchor?.x)
      target.x = max(
        -reach.left, min(x - reach.left, scrollView.contentSize.width + reach.right - scrollView.bounds.width))
    }
    if axes.contains(.vertical) {
      let y = offset(rect.minY, rect.height, seen.minY, seen.height, anchor?.y)
      target.y = max(
        -reach.top, min(y - reach.top, scrollView.contentSize.height + reach.bottom - scrollView.bounds.height))
    }
    moveByProgram(to: target, animates: animates)
  }

  /// Scrolls so that a point of the content is at the top left of the visible area, within the limits of the content.
  ///
  /// - Parameters:
  ///   - x: in points; nil for the current position.
  ///   - y: in points; nil for the current position.
  func scroll(toX x: CGFloat?, y: CGFloat?, animates: Bool) {
    let (size, seen) = (scrollView.contentSize, scrollView.bounds.size)
    func place(_ value: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(-low, min(value - low, length + high - seen))
    }
    var target = scrollView.contentOffset
    if let x { target.x = place(x, size.width, seen.width, reach.left, reach.right) }
    if let y { target.y = place(y, size.height, seen.height, reach.top, reach.bottom) }
    moveByProgram(to: target, animates: animates)
  }

  /// The scroll position.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
      contentInsets: EdgeInsets(top: reach.top, leading: reach.left, bottom: reach.bottom, trailing: reach.right),
      containerSize: scrollView.bounds.size)
  }
}

/// The content of a scroll view: several views form a stack along its axis.
final class _ScrolledElement: _LayoutElement {
  var axis = Axis.vertical { didSet { stack.axis = axis } }
  var elements: [_LayoutElement] = [] {
    didSet {
      stack.content = elements
      invalidateLayout()
    }
  }
  private let stack = _StackElement(column: [])

  override init() {
    super.init()
    stack.parent = self
  }

  /// The insets of the content, in points.
  var margins = EdgeInsets() { didSet { invalidateLayout() } }

  override var children: [_LayoutElement] { [stack] }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
      height: proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = stack.sizeThatFits(inner(proposal))
    return CGSize(
      width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
  }
  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let left = layoutDirection == .rightToLeft ? margins.trailing : margins.leading
    stack.place(at: CGPoint(x: left, y: margins.top), proposal: inner(proposal))
  }

  /// Moves the content without a new layout.
  func move(to origin: CGPoint) { place(at: origin, proposal: placedProposal) }
}
