import Foundation

/// Delivers touches to gesture recognizers and to the views that they hit.
@MainActor final class TouchDelivery {
  // Not a strong reference: the app's state owns this object.
  private unowned let app: AppState

  init(of app: AppState) {
    self.app = app
  }

  /// The delivery of a touch to its view.
  private final class Delivery {
    enum Phase { case waiting, begun, over }

    let touch: UITouch
    /// Touches that the view hasn't received yet.
    var waiting: [UITouch.Phase] = []
    var phase = Phase.waiting

    init(_ touch: UITouch) { self.touch = touch }
  }

  private var deliveries: [Delivery] = []
  /// The latest event while views receive its touches; it keeps their window alive.
  private var event: UIEvent?

  /// Sends an event to a window, to recognizers first. Objects that documents create meanwhile live until the event ends, as on
  /// iOS.
  func send(_ event: UIEvent, in window: UIWindow) {
    autoreleasepool { deliver(event, in: window) }
  }

  private func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.finger < $1.finger }
    guard !touches.isEmpty else { return }
    self.event = event
    for touch in touches where touch.phase == .began { begin(touch, event, window) }
    feedRecognizers(touches, event)
    app.gestures.settle()
    for touch in touches { enqueue(touch) }
    deliverWhatWaits()
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { end(touch) }
    app.gestures.resetFinished()
  }

  // MARK: Beginning and end

  private func begin(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    touch.view = window.hitTest(touch.windowLocation, with: event)
    touch.gestureRecognizers = recognizers(for: touch, event)
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.core.touches.append(touch)
      app.gestures.involve(recognizer)
    }
    if let view = touch.view, accepts(view) { deliveries.append(Delivery(touch)) }
  }

  /// The recognizers of the touched view and its superviews, the innermost first.
  private func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        let isWanted =
          recognizer.shouldReceive(event)
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        // A recognizer that has finished its gesture waits until all fingers are lifted.
        if isWanted, !recognizer.core.isFinished { result.append(recognizer) }
      }
      view = current.superview
    }
    return result
  }

  /// Whether a view accepts a touch: a single one unless multiple touch is enabled, and for an exclusive view only if no other view
  /// has touches.
  private func accepts(_ view: UIView) -> Bool {
    let active = deliveries.filter { $0.phase != .over }.compactMap(\.touch.view)
    if active.contains(where: { $0 === view }), !view.isMultipleTouchEnabled { return false }
    return !active.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
  }

  private func end(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.core.forget(touch) }
  }

  // MARK: Recognizers

  private func feedRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    var seen: Set<ObjectIdentifier> = []
    let recognizers = touches.flatMap { $0.gestureRecognizers ?? [] }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    func isOfSeveralTaps(_ recognizer: UIGestureRecognizer) -> Bool {
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 > 1
    }
    // A recognized double tap prevents another single tap from being recognized for the same touch.
    let ordered = recognizers.filter(isOfSeveralTaps) + recognizers.filter { !isOfSeveralTaps($0) }
    for recognizer in ordered {
      recognizer.core.takeOverLocations()
      recognizer.core.modifiers = event.modifierFlags
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let own = Set(
          touches.filter { touch in touch.phase == phase && recognizer.core.touches.contains { $0 === touch } })
        guard !own.isEmpty, !recognizer.core.isFinished else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(own, with: event)
        case .moved: recognizer.touchesMoved(own, with: event)
        case .ended: recognizer.touchesEnded(own, with: event)
        default: recognizer.touchesCancelled(own, with: event)
        }
      }
    }
  }

  /// Cancels the gesture's touches in views.
  func gestureWasFound(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for delivery in deliveries where delivery.phase != .over && recognizer.follows(delivery.touch) {
      delivery.waiting = []
      if delivery.phase == .begun { tell(delivery, .cancelled) }
      delivery.phase = .over
    }
    forgetWhatIsOver()
  }

  // MARK: Views

  private func enqueue(_ touch: UITouch) {
    guard touch.phase != .stationary else { return }
    guard let delivery = deliveries.first(where: { $0.touch === touch }), delivery.phase != .over else { return }
    delivery.waiting.append(touch.phase)
  }

  func deliverWhatWaits() {
    for delivery in deliveries {
      while let phase = delivery.waiting.first, delivery.phase != .over, !isHeldBack(delivery, phase) {
        delivery.waiting.removeFirst()
        tell(delivery, phase)
      }
    }
    forgetWhatIsOver()
  }

  private func forgetWhatIsOver() {
    deliveries.removeAll { $0.phase == .over }
    if deliveries.isEmpty { event = nil }
  }

  private func isHeldBack(_ delivery: Delivery, _ phase: UITouch.Phase) -> Bool {
    (delivery.touch.gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.core.state == .possible, recognizer.isEnabled else { return false }
      guard !recognizer.isThrough(with: delivery.touch) else { return false }
      return recognizer.delaysTouchesBegan && delivery.phase == .waiting
        || recognizer.delaysTouchesEnded && phase == .ended
    }
  }

  private func tell(_ delivery: Delivery, _ phase: UITouch.Phase) {
    guard let view = delivery.touch.view else { return }
    let touches: Set<UITouch> = [delivery.touch]
    switch phase {
    case .began:
      delivery.phase = .begun
      view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended:
      delivery.phase = .over
      view.touchesEnded(touches, with: event)
    case .cancelled:
      delivery.phase = .over
      view.touchesCancelled(touches, with: event)
    default: break
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the touch was delivered to the recognizer.
  fileprivate func follows(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0 === self } ?? false
  }

  /// Whether an ended touch can no longer lead to a gesture: the recognizer isn't waiting.
  fileprivate func isThrough(with touch: UITouch) -> Bool {
    (touch.phase == .ended || touch.phase == .cancelled) && core.deadline == nil && core.waitingState == nil
  }
}
