import UIKit

/// Observations that end when their owner is deallocated.
final class NotificationTokens {
  private var tokens: [any NSObjectProtocol] = []

  /// - Parameters:
  ///   - name: the name of the notification; it has to be posted on the main thread, as UIKit's are.
  ///   - read: extracts the relevant values from the notification.
  ///   - use: receives them on the main actor.
  func observe<Value: Sendable>(
    _ name: Notification.Name, read: @escaping @Sendable (Notification) -> Value,
    use: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let value = read(notification)
        MainActor.assumeIsolated { use(value) }
      })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
