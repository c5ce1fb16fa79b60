package import Foundation

/// VoiceOver as a test runs it: whether it is on, and the element that has its focus. It speaks nothing.
@MainActor package final class VoiceOver {
  private(set) var isRunning = false
  /// The element with the focus; retained, since a container may make its elements for each request.
  private(set) var focused: NSObject?

  /// The running code's VoiceOver. Each test has its own.
  package static var current: VoiceOver { AppState.current.voiceOver }

  func run(_ runs: Bool) {
    guard isRunning != runs else { return }
    if !runs { focus(on: nil) }
    isRunning = runs
    NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    for window in UIApplication.shared.windows { window.notifyOfSurroundings() }
  }

  /// Moves the focus; the old element is notified first, as on iOS.
  package func focus(on element: NSObject?) {
    let old = focused
    guard old !== element else { return }
    focused = element
    if let old, let again = element as? any RemadeAccessibilityElement, again.replaces(old) { return }
    if let old { notify(old, false) }
    if let element { notify(element, true) }
    var details: [String: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    details[UIAccessibility.focusedElementUserInfoKey] = element
    details[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: element, userInfo: details)
  }

  private func notify(_ object: NSObject, _ isFocused: Bool) {
    if isFocused { object.accessibilityElementDidBecomeFocused() } else { object.accessibilityElementDidLoseFocus() }
    guard let responder = object as? UIResponder else { return }
    for observer in responder.accessibilityFocusObservers { observer.accessibilityFocusDidChange(isFocused) }
  }

  /// The effect of a notification that an app posts: the focus moves to its argument, or to the first element of a new screen.
  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isRunning, notification == .screenChanged || notification == .layoutChanged else { return }
    if let object = argument as? NSObject, !(object is NSString) {
      if let element = VoiceOver.elements(in: object).first { focus(on: element) }
    } else if notification == .screenChanged, let window = UIApplication.shared.keyWindow {
      focus(on: VoiceOver.elements(in: window).first)
    }
  }

  /// The accessibility elements that an object is or contains.
  package static func elements(in object: NSObject) -> [NSObject] {
    if let view = object as? UIView, view.isHidden || view.isPutAway || view.alpha < 0.01 { return [] }
    if object.accessibilityElementsHidden { return [] }
    if object.isAccessibilityElement { return [object] }
    if let inside = object.accessibilityElements {
      return inside.compactMap { $0 as? NSObject }.flatMap { elements(in: $0) }
    }
    return (object as? UIView)?.subviews.flatMap { elements(in: $0) } ?? []
  }
}

/// An object that is notified when VoiceOver's focus reaches or leaves an element.
@MainActor package protocol AccessibilityFocusObserver: AnyObject {
  func accessibilityFocusDidChange(_ isFocused: Bool)
}

/// An element that its container makes for each request.
@MainActor package protocol RemadeAccessibilityElement: NSObject {
  /// Whether the element is the same one to the user as an earlier one.
  func replaces(_ earlier: NSObject) -> Bool
}

extension UIResponder {
  /// The objects that are notified when VoiceOver's focus reaches or leaves the element.
  package final var accessibilityFocusObservers: [any AccessibilityFocusObserver] {
    get { accessibility?.focusObservers ?? [] }
    set { if !newValue.isEmpty || accessibility != nil { accessibilityToChange.focusObservers = newValue } }
  }
}
