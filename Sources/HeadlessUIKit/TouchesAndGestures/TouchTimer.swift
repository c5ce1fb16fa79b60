import Foundation

/// Runs an action some time after a touch, in the time of touches.
@MainActor package final class TouchTimer {
  /// What the clock of touches knows are recognizers.
  private final class Waiting: UIGestureRecognizer {
    var action: () -> Void = {}
    override func deadlineDidPass() { action() }
  }

  private let waiting = Waiting(target: nil, action: nil)

  package init() {}

  /// - Parameters:
  ///   - seconds: from now; an action that still waits is replaced.
  ///   - view: the view that receives the touches.
  package func start(after seconds: TimeInterval, in view: UIView?, _ action: @escaping () -> Void) {
    waiting.action = action
    (view?.window?.app ?? .current).gestureClock.setDeadline(after: seconds, for: waiting)
  }

  package func stop() {
    waiting.action = {}
    waiting.core.deadline = nil
  }
}
