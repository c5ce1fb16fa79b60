public import Foundation

/// A press of a key or button.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  open internal(set) var type: PressType = .select
  open internal(set) var responder: UIResponder?
  open internal(set) var window: UIWindow?
  open internal(set) var force: CGFloat = 0
  /// The keyboard key; nil for other buttons.
  open internal(set) var key: UIKey?
  /// Always nil: recognizers receive only touches here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// An event with the presses at one moment. Tests press keys with `UIWindow.sendKey(_:modifiers:)`.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
