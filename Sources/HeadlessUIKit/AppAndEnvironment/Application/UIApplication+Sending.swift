import Foundation

extension UIApplication {
  func _sendEvent(_ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// The target's method, or that of the first up the chain that has it, from the first responder of the sender's window.
  func _sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.call(on: target as AnyObject, sender: sender, event: event) }
    let responder = sender as? UIResponder
    let first = FirstResponder.of(responder).current(beside: responder) ?? responder
    return ResponderChain(from: first).first { action.call(on: $0, sender: sender, event: event) ? true : nil } ?? false
  }
}
