/// Presses at one moment. Keys are pressed by a test: `UIWindow.sendKey(_:modifiers:)`.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
