import Foundation

/// Scrolls and zooms a scroll view's content with touches. Released content is at rest immediately; while moments are shown it
/// decelerates in counted time.
@MainActor final class ScrollGestures {
  // Not a strong reference: the scroll view owns this object.
  private unowned let scrollView: UIScrollView
  let pan = UIScrollViewPanGestureRecognizer()
  private(set) var pinch: UIPinchGestureRecognizer?
  /// The gesture that swipes rows; nil for views without rows.
  private var swipe: SwipeActionGesture?

  /// The cause of the content's motion: a finger, or its remaining velocity.
  enum Motion { case none, dragging, decelerating }

  private(set) var motion = Motion.none
  /// Whether a finger rests on the content or drags it.
  fileprivate(set) var isTracking = false {
    didSet { if isTracking != oldValue { scrollView.scroll.trackingDidChange?(isTracking) } }
  }
  private(set) var isZooming = false
  private var start = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    pan.gestures = self
    pan.addTarget(self, action: Selector("handlePan:", ScrollGestures.panned))
    scrollView.addGestureRecognizer(pan)
  }

  /// Prepares the recognizers for a touch. If nothing can scroll, touches are left to the content.
  func prepareForTouch() {
    if swipe == nil, let list = scrollView as? any SwipeActionList {
      let recognizer = SwipeActionGesture()
      list.addGestureRecognizer(recognizer)
      swipe = recognizer
    }
    if let list = scrollView as? any ContextMenuList { _ = list.contextMenus.interaction(of: list) }
    pan.isEnabled = scrollView.isScrollEnabled && !scrollableAxes.isEmpty
    if scrollView.minimumZoomScale < scrollView.maximumZoomScale { pinchForZooming().isEnabled = true }
  }

  func pinchForZooming() -> UIPinchGestureRecognizer {
    if let pinch { return pinch }
    let recognizer = UIPinchGestureRecognizer()
    recognizer.addTarget(self, action: Selector("handlePinch:", ScrollGestures.pinched))
    scrollView.addGestureRecognizer(recognizer)
    pinch = recognizer
    return recognizer
  }

  /// The axes along which a finger moves the content.
  fileprivate var scrollableAxes: UIAxis {
    let insets = scrollView.adjustedContentInset
    let room = scrollView.bounds.inset(by: insets)
    let bounces = scrollView.bounces
    var axes: UIAxis = []
    if scrollView.contentSize.width > room.width || (bounces && scrollView.alwaysBounceHorizontal) {
      axes.insert(.horizontal)
    }
    let canPull = scrollView.alwaysBounceVertical || scrollView.scroll.refreshControl != nil
    if scrollView.contentSize.height > room.height || (bounces && canPull) {
      axes.insert(.vertical)
    }
    return axes
  }

  /// Whether a drag that begins with a translation moves the sheet around the scroll view.
  fileprivate func leavesDragToSheet(_ translation: CGPoint) -> Bool {
    scrollableAxes.contains(.vertical) && scrollView.enclosingSheet?.takesDrag(of: scrollView, by: translation) == true
  }

  private var delegate: (any UIScrollViewDelegate)? { scrollView.scrollDelegate }

  // MARK: Dragging

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      start = scrollView.contentOffset
      motion = .dragging
      scrollView.scroll.refreshControl?.dragWillBegin()
      delegate?.scrollViewWillBeginDragging(scrollView)
      dismissKeyboard(for: [.onDrag, .onDragWithAccessory])
      drag(recognizer)
    case .changed: drag(recognizer)
    case .ended, .cancelled:
      guard motion == .dragging else { return }
      drag(recognizer)
      if isPullingKeyboardDown(recognizer) { dismissKeyboard(for: [.interactive, .interactiveWithAccessory]) }
      scrollView.scroll.refreshControl?.dragWillEnd()
      letGo(recognizer.state == .ended ? recognizer.velocity(in: scrollView.superview) : .zero)
    default: break
    }
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    let moved = recognizer.translation(in: scrollView.superview)
    let axes = scrollableAxes
    var offset = start
    if axes.contains(.horizontal) { offset.x -= moved.x }
    if axes.contains(.vertical) { offset.y -= moved.y }
    let inside = scrollView.clamped(offset)
    let size = scrollView.bounds.size
    if scrollView.bounces {
      offset.x = inside.x + ScrollGestures.rubberBand(offset.x - inside.x, length: size.width)
      offset.y = inside.y + ScrollGestures.rubberBand(offset.y - inside.y, length: size.height)
    } else {
      offset = inside
    }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    scrollView.scroll.refreshControl?.wasDragged()
  }

  // MARK: The keyboard

  private func dismissKeyboard(for modes: [UIScrollView.KeyboardDismissMode]) {
    guard modes.contains(scrollView.keyboardDismissMode), scrollView.window?.keyboard != nil else { return }
    FirstResponder.of(scrollView).current?.resignFirstResponder()
  }

  /// Whether the finger has reached the keyboard and was moving down or at rest when it was lifted.
  private func isPullingKeyboardDown(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard recognizer.state == .ended, let window = scrollView.window, let keyboard = window.keyboard else {
      return false
    }
    return recognizer.location(in: window).y > keyboard.frame.minY && recognizer.velocity(in: window).y >= 0
  }

  /// The distance that content moves when it is dragged beyond its end by a distance: increasingly less, and never the view's whole
  /// length. The factor was measured in UIKit.
  static func rubberBand(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let pull = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -pull : pull
  }

  /// - Parameter velocity: the finger's velocity in points per second.
  private func letGo(_ velocity: CGPoint) {
    let scrolled = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    let current = scrollView.contentOffset
    let rest = restingPlace(from: current, velocity: scrolled)
    var target = rest
    delegate?.scrollViewWillEndDragging(scrollView, withVelocity: scrolled, targetContentOffset: &target)
    motion = .none
    let decelerates = target != current
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    guard decelerates else { return }
    motion = .decelerating
    delegate?.scrollViewWillBeginDecelerating(scrollView)
    let end = { [weak self] in
      guard let self else { return }
      motion = .none
      delegate?.scrollViewDidEndDecelerating(scrollView)
    }
    guard SystemMotion.isShown else {
      scrollView.contentOffset = target
      return end()
    }
    let free = target == rest ? scrolled : nil
    let ends = scrollView.clamped(current)
    scrollView.move(
      to: target, x: course(from: current.x, to: target.x, end: ends.x, free?.x),
      y: course(from: current.y, to: target.y, end: ends.y, free?.y), completion: end)
  }

  /// The course of released content along an axis.
  ///
  /// - Parameters:
  ///   - end: the nearest offset within the scrollable range.
  ///   - velocity: in points per millisecond; nil where something other than the velocity and the content's ends determines the
  ///     target.
  private func course(
    from start: CGFloat, to target: CGFloat, end: CGFloat, _ velocity: CGFloat?
  ) -> ScrollMotion.Course {
    let (rate, scale) = (scrollView.decelerationRate.rawValue, scrollView.layoutScale)
    let distance = target - start
    guard distance != 0 else { return .resting }
    let beyond = start - end
    if beyond != 0, abs(target - end) < 1 / scale {
      let away = (velocity ?? 0) * 1000 * (beyond < 0 ? -1 : 1)
      return .springBack(from: abs(beyond), velocity: away, scale: scale)
    }
    let free = velocity.map { $0 * rate / (1 - rate) } ?? distance
    let isFree = velocity != nil && !scrollView.isPagingEnabled
    return .deceleration(
      over: abs(distance), reach: isFree ? max(free / distance, 1) : 1, rate: rate, scale: scale,
      bounces: scrollView.bounces)
  }

  /// Called where something else moves or stops the content.
  func didStop() {
    if motion == .decelerating { motion = .none }
  }

  /// The offset at which content stops if it loses a fraction of its velocity every millisecond; a page's offset with paging.
  private func restingPlace(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let axes = scrollableAxes
    let rate = scrollView.decelerationRate.rawValue
    let reach = rate / (1 - rate)
    let size = scrollView.bounds.size
    func rest(_ start: CGFloat, _ place: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard scrollView.isPagingEnabled, length > 0 else { return place + velocity * reach }
      // A flick turns one page, regardless of its speed.
      if abs(velocity) > 0.3 { return ((start / length).rounded() + (velocity > 0 ? 1 : -1)) * length }
      return (place / length).rounded() * length
    }
    var target = offset
    if axes.contains(.horizontal) { target.x = rest(start.x, offset.x, velocity.x, size.width) }
    if axes.contains(.vertical) { target.y = rest(start.y, offset.y, velocity.y, size.height) }
    let rounding = PixelRounding(scale: scrollView.layoutScale)
    let inside = scrollView.clamped(target)
    return CGPoint(x: rounding.round(inside.x), y: rounding.round(inside.y))
  }

  // MARK: Zooming

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: scrollView) else { return }
    switch recognizer.state {
    case .began:
      isZooming = true
      delegate?.scrollViewWillBeginZooming(scrollView, with: view)
      zoom(recognizer)
    case .changed: zoom(recognizer)
    case .ended, .cancelled:
      guard isZooming else { return }
      isZooming = false
      delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
    default: break
    }
  }

  private func zoom(_ recognizer: UIPinchGestureRecognizer) {
    let scale = scrollView.zoomScale * recognizer.scale
    recognizer.scale = 1
    scrollView.zoom(to: scale, about: nil)
  }
}

/// Recognizes dragging along the axes in which the content scrolls. A finger that moves across them leaves its touches to the content,
/// such as a slider in a row. UIKit's recognizer has private properties for this, `canPanHorizontally` and `canPanVertically`.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  fileprivate(set) weak var gestures: ScrollGestures?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state != .failed { gestures?.isTracking = true }
  }

  override func reset() {
    super.reset()
    gestures?.isTracking = false
  }

  override func isFarEnough(_ translation: CGPoint) -> Bool {
    guard let gestures else { return super.isFarEnough(translation) }
    if gestures.leavesDragToSheet(translation) { return false }
    let axes = gestures.scrollableAxes
    return super.isFarEnough(
      CGPoint(
        x: axes.contains(.horizontal) ? translation.x : 0, y: axes.contains(.vertical) ? translation.y : 0))
  }
}
