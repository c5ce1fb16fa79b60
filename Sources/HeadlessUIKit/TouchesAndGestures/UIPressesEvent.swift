/// Presses at one moment. Nothing sends any here.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
