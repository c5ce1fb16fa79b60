import Foundation

extension UIControl {
  /// The distance at which a touch still counts as inside a control, in points: the commonly observed value, as Apple publishes
  /// none.
  private static let touchSlop: CGFloat = 70

  private func isMostlyInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    return bounds.insetBy(dx: -UIControl.touchSlop, dy: -UIControl.touchSlop).contains(place)
  }

  func _touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func _touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isMostlyInside(touch, event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside, !wasInside { events.insert(.touchDragEnter) }
    if !isTouchInside, wasInside { events.insert(.touchDragExit) }
    sendActions(for: events, with: event)
  }

  func _touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = isMostlyInside(touch, event)
    isHighlighted = false
    guard isTracking else { return }
    endTracking(touch, with: event)
    isTracking = false
    let wasInside = isTouchInside
    isTouchInside = false
    if wasInside, showsMenuOnTap {
      contextMenuInteraction?.presentMenu(at: touch.location(in: self))
    } else {
      sendActions(for: wasInside ? eventsOfTouchUpInside : .touchUpOutside, with: event)
    }
  }

  func trackCancelled(_ event: UIEvent?) {
    isHighlighted = false
    isTouchInside = false
    guard isTracking else { return }
    isTracking = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }
}
