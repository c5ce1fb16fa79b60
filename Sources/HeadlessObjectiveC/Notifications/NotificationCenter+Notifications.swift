public import Foundation

extension NotificationCenter {
  /// The notifications that are posted after the sequence is first awaited. Foundation has this on Apple's platforms only.
  ///
  /// - Parameter object: the sender; nil for any sender.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  /// See ``NotificationCenter/notifications(named:object:)``.
  // Unchecked: a notification center may be used on any thread.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      let (center, name, object) = (center, name, object)
      let stream = AsyncStream<Held> { continuation in
        let observer = Observer(
          center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Held(notification: $0)) })
        continuation.onTermination = { _ in center.removeObserver(observer.token) }
      }
      return Iterator(held: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var held: AsyncStream<Held>.Iterator

      public mutating func next() async -> Notification? { await held.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await held.next(isolation: actor)?.notification
      }
    }

    /// A notification that is passed to the awaiting code.
    fileprivate struct Held: @unchecked Sendable {
      let notification: Notification
    }

    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol

      init(_ token: any NSObjectProtocol) { self.token = token }
    }
  }
}
