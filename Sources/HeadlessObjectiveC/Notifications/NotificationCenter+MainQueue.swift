public import Foundation

extension NotificationCenter {
  /// Calls `block` on the queue for each notification of the name, while the poster waits.
  ///
  /// Foundation's own waits for the main queue wherever its thread isn't the process's first, and does so for ever in Swift
  /// Testing's process, where another serves the queue. So this method, which is the better match for a name and a queue that
  /// are no optionals, calls the block at once where it is on the main queue already, as iOS does.
  public func addObserver(
    forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let (anyName, isMain) = (Optional(name), queue === OperationQueue.main)
    guard isMain else { return addObserver(forName: anyName, object: obj, queue: Optional(queue), using: block) }
    return addObserver(forName: anyName, object: obj, queue: nil) { notification in
      // Unsafe: it is handed to the main thread while the poster waits.
      nonisolated(unsafe) let notification = notification
      MainThread.run { block(notification) }
    }
  }
}
