public import Foundation

extension NotificationCenter {
  /// Calls `block` on the queue for each notification of the name, while the poster waits.
  ///
  /// Foundation's own method waits for the main queue on every thread except the process's first, which never ends in Swift
  /// Testing's process, where another thread serves the queue. This method is preferred for a name and a queue that aren't
  /// optional, and calls the block immediately if it is already on the main queue, as iOS does.
  public func addObserver(
    forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let (anyName, isMain) = (Optional(name), queue === OperationQueue.main)
    guard isMain else { return addObserver(forName: anyName, object: obj, queue: Optional(queue), using: block) }
    return addObserver(forName: anyName, object: obj, queue: nil) { notification in
      // Unsafe: passed to the main thread while the poster waits.
      nonisolated(unsafe) let notification = notification
      MainThread.run { block(notification) }
    }
  }
}
