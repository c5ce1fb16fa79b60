public import Foundation

/// Touches, or another input, at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
