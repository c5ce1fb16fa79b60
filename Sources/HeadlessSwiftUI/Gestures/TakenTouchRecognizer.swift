internal import HeadlessUIKit

/// Follows touches that something else took, such as a scroll view: gestures of `simultaneousGesture` still receive them, as on iOS.
/// It never recognizes a gesture of its own.
final class TakenTouchRecognizer: UIGestureRecognizer {
  static func attach(to host: _ElementHostView) {
    if host.gestureRecognizers?.contains(where: { $0 is TakenTouchRecognizer }) == true { return }
    let recognizer = TakenTouchRecognizer(target: nil, action: nil)
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    host.addGestureRecognizer(recognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The touches of a host that it no longer gets itself. Of several recognizers on a touch the first one passes it on.
  private func passOn(_ touches: Set<UITouch>, _ pass: (ElementTouches, Set<UITouch>) -> Void) {
    for touch in touches where touch.gestureRecognizers?.first(where: { $0 is TakenTouchRecognizer }) === self {
      var view = touch.view
      while let current = view, !(current is _ElementHostView) { view = current.superview }
      guard let taken = (view as? _ElementHostView)?.touches, taken.isTaken(touch) else { continue }
      pass(taken, [touch])
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    passOn(touches) { $0.moved($1, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    passOn(touches) { $0.ended($1, with: event) }
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    passOn(touches) { $0.cancelled($1) }
    state = .failed
  }
}
