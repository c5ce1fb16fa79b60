import Foundation

/// The time of touches, in seconds. It stands still while nobody sends any, so that no snapshot depends on how fast a
/// machine is.
@MainActor final class GestureClock {
  static let shared = GestureClock()

  private(set) var now: TimeInterval = 0
  private var waiting: [WeakRecognizer] = []

  /// Calls the recognizer's `deadlineDidPass()` after a time, unless it is given another one before.
  func setDeadline(after seconds: TimeInterval, for recognizer: UIGestureRecognizer) {
    recognizer.core.deadline = now + seconds
    waiting.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    waiting.append(WeakRecognizer(recognizer: recognizer))
  }

  func clearDeadline(of recognizer: UIGestureRecognizer) {
    guard recognizer.core.deadline != nil else { return }
    recognizer.core.deadline = nil
    waiting.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
  }

  /// Lets time go on; deadlines come in their order.
  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let (recognizer, deadline) = next(until: end) {
      now = max(now, deadline)
      clearDeadline(of: recognizer)
      recognizer.deadlineDidPass()
      GestureArbiter.shared.settle()
      GestureArbiter.shared.resetFinished()
    }
    now = end
  }

  private func next(until end: TimeInterval) -> (UIGestureRecognizer, TimeInterval)? {
    waiting.compactMap { entry -> (UIGestureRecognizer, TimeInterval)? in
      guard let recognizer = entry.recognizer, let deadline = recognizer.core.deadline else { return nil }
      return (recognizer, deadline)
    }
    .filter { $0.1 <= end }
    .min { $0.1 < $1.1 }
  }
}
