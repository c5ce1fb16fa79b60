internal import Foundation

// On Apple's platforms queues observe their operations' states; on Linux they look when key paths notify them.
extension Operation {
  /// Has the queue look at a state that has changed, or at all of them for a property of the operation's own: a state may follow
  /// it, as `keyPathsForValuesAffectingIsFinished()` says.
  func tellQueue(ofChange key: String) {
    switch key {
    case "isFinished", "finished": didChangeValue(for: \.isFinished)
    case "isExecuting", "executing": didChangeValue(for: \.isExecuting)
    case "isReady", "ready": didChangeValue(for: \.isReady)
    case "isCancelled", "cancelled": didChangeValue(for: \.isCancelled)
    default: tellQueue()
    }
  }

  func tellQueue() {
    didChangeValue(for: \.isReady)
    didChangeValue(for: \.isExecuting)
    didChangeValue(for: \.isFinished)
  }
}
