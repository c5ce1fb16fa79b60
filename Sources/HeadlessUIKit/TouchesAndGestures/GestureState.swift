import Foundation

/// The internal state of a recognizer.
@MainActor final class GestureState {
  var state: UIGestureRecognizer.State = .possible
  /// The pending result while another recognizer that must fail first is still active.
  var waitingState: UIGestureRecognizer.State?
  var targets = GestureTargets()
  var required: [WeakRecognizer] = []
  /// The touches that the recognizer follows, in the order of their beginnings.
  var touches: [UITouch] = []
  /// The locations of the touches, in points of the window; those of ended touches stay until new ones begin.
  var locations: [CGPoint] = []
  var deadline: TimeInterval?
  /// The modifier keys of the last event.
  var modifiers: UIKeyModifierFlags = []

  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }
  var isActive: Bool { state == .began || state == .changed }

  func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  func takeOverLocations() {
    if !touches.isEmpty { locations = touches.map(\.windowLocation) }
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// The target that is called when a gesture is found.
@MainActor struct GestureTargets {
  private struct Entry {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var entries: [Entry] = []
  private var handlers: [() -> Void] = []

  mutating func add(_ handler: @escaping () -> Void) { handlers.append(handler) }

  mutating func add(_ target: AnyObject, _ selector: Selector) {
    guard !entries.contains(where: { $0.target === target && $0.selector == selector }) else { return }
    entries.append(Entry(target: target, selector: selector))
  }

  mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
    entries.removeAll { (target == nil || $0.target === target) && (selector == nil || $0.selector == selector) }
  }

  func call(_ recognizer: UIGestureRecognizer) {
    for entry in entries {
      if let target = entry.target { entry.selector.call(on: target, sender: recognizer) }
    }
    for handler in handlers { handler() }
  }
}

extension [CGPoint] {
  var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
