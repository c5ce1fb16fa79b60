internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Waits for a value that arrives by a callback.
enum AsyncWaiter {
  /// The value never came.
  struct Timeout: Error, Hashable, CustomStringConvertible {
    let seconds: TimeInterval
    /// What was waited for.
    let subject: String

    var description: String {
      """
      Waited \(seconds) s for \(subject), which didn't arrive. Make what the strategy waits for happen sooner, or pass a \
      larger `timeout:`.
      """
    }
  }

  /// Runs `async` and returns its value. On the main actor timers and the run loop go on meanwhile.
  ///
  /// - Throws: `Timeout`.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval, subject: String) throws -> Value {
    let arrival = Arrival<Value>()
    async.run { arrival.set($0) }
    if let value = arrival.value { return value }
    let deadline = Date(timeIntervalSinceNow: timeout)
    while Date() < deadline {
      let step = min(deadline, Date(timeIntervalSinceNow: 0.01))
      if MainThread.isCurrent {
        // Returns false at once where the loop has nothing to wait for.
        if !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(until: step) }
      } else {
        arrival.wait(until: step)
      }
      if let value = arrival.value { return value }
    }
    throw Timeout(seconds: timeout, subject: subject)
  }
}

/// Sendable although the value may not be: it is written once, under the lock, and read by the thread that waits.
private final class Arrival<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var arrived: Value?

  var value: Value? {
    condition.lock()
    defer { condition.unlock() }
    return arrived
  }

  func set(_ value: Value) {
    condition.lock()
    if arrived == nil { arrived = value }
    condition.broadcast()
    condition.unlock()
  }

  func wait(until date: Date) {
    condition.lock()
    if arrived == nil { _ = condition.wait(until: date) }
    condition.unlock()
  }
}
