public import Foundation

/// Touches, or another input, at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  /// Always touches.
  open var type: EventType { .touches }
  /// Always none: events are touches.
  open var subtype: EventSubtype { .none }
  /// In seconds since the device was started; here, since the first touch that was sent.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  /// The modifier keys that are down: those that a test holds during its touches (`TouchSequence.holding(_:)`).
  open var modifierFlags: UIKeyModifierFlags { heldModifiers }
  final var heldModifiers: UIKeyModifierFlags = []
  /// Always empty: there is no pointer.
  open var buttonMask: ButtonMask { [] }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// Only the touch itself: touches aren't coalesced.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Has no effect: the system event isn't simulated.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
