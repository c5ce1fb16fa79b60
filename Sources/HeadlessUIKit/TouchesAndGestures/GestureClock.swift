import Foundation

/// The time of touches, in seconds. It doesn't advance between touches, so that snapshots don't depend on a machine's speed.
@MainActor final class GestureClock {
  // Not a strong reference: the app's state owns this object.
  private unowned let app: AppState

  init(of app: AppState) {
    self.app = app
  }

  private(set) var now: TimeInterval = 0
  private var waiting: [ObjectIdentifier: (recognizer: WeakRecognizer, order: Int)] = [:]
  private var settingCount = 0

  /// Calls the recognizer's `deadlineDidPass()` after a time, unless a new deadline is set before.
  func setDeadline(after seconds: TimeInterval, for recognizer: UIGestureRecognizer) {
    recognizer.core.deadline = now + seconds
    settingCount += 1
    waiting[ObjectIdentifier(recognizer)] = (WeakRecognizer(recognizer: recognizer), settingCount)
  }

  func clearDeadline(of recognizer: UIGestureRecognizer) {
    guard recognizer.core.deadline != nil else { return }
    recognizer.core.deadline = nil
    waiting[ObjectIdentifier(recognizer)] = nil
  }

  /// Advances the time, with the deadlines in their order.
  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    waiting = waiting.filter { $0.value.recognizer.recognizer != nil }
    var isOver = false
    while !isOver {
      isOver = true
      let known = settingCount
      for (recognizer, deadline) in due(until: end) where recognizer.core.deadline == deadline {
        now = max(now, deadline)
        clearDeadline(of: recognizer)
        recognizer.deadlineDidPass()
        app.gestures.settle()
        app.gestures.resetFinished()
        // A new deadline may precede the remaining ones.
        isOver = settingCount == known
        if !isOver { break }
      }
    }
    now = end
  }

  /// The recognizers with deadlines up to a time, in the order of the deadlines; equal deadlines are in the order of being set.
  private func due(until end: TimeInterval) -> [(recognizer: UIGestureRecognizer, deadline: TimeInterval)] {
    let found = waiting.values.compactMap { entry -> (UIGestureRecognizer, TimeInterval, Int)? in
      guard let recognizer = entry.recognizer.recognizer, let deadline = recognizer.core.deadline, deadline <= end
      else { return nil }
      return (recognizer, deadline, entry.order)
    }
    return found.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map { ($0.0, $0.1) }
  }
}
