internal import Foundation

// On Apple's platforms queues observe their operations' states; on Linux they check them when a key path is reported.
extension Operation {
  /// Makes the queue check a changed state, or all of them for the operation's own property, on which a state may depend:
  /// `keyPathsForValuesAffectingIsFinished()`.
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
