internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Waits for a value that is passed to a callback.
enum AsyncWaiter {
  /// The callback wasn't called in time.
  struct Timeout: Error, Hashable, CustomStringConvertible {
    let seconds: TimeInterval
    /// A description of the awaited value.
    let subject: String
    /// Whether the main queue was blocked meanwhile.
    let blockedMainQueue: Bool
    /// The label of the parameter with the limit.
    let label: String

    var description: String {
      let advice =
        blockedMainQueue
        ? """
        The test runs on the main queue, which runs nothing else while it waits: what arrives by `DispatchQueue.main` or a \
        task of the main actor can't. Make the test `async` and write `await assertSnapshot(of:as:within:)`, which suspends.
        """
        : "Make what the strategy waits for happen sooner, or pass a larger `\(label):`."
      return "Waited \(seconds) s for \(subject), which didn't arrive. \(advice)"
    }
  }

  /// Whether strategies run for a caller that suspends, so that they may call back later.
  @TaskLocal static var suspends = false

  /// Runs `async` and returns its value. On the main actor, timers and the run loop continue meanwhile, and so does the main queue,
  /// unless the caller runs on it.
  ///
  /// - Throws: `Timeout`.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval, subject: String) throws -> Value {
    let arrival = Arrival<Value>()
    async.run { arrival.set($0) }
    if let value = arrival.value { return value }
    // A monotonic clock, as the time of day may be set meanwhile.
    let deadline = ContinuousClock.now.advanced(by: .seconds(timeout))
    while ContinuousClock.now < deadline {
      let step = Date(timeIntervalSinceNow: 0.01)
      if MainThread.isCurrent { turn(until: step) } else { arrival.wait(until: step) }
      if let value = arrival.value { return value }
    }
    throw Timeout(
      seconds: timeout, subject: subject, blockedMainQueue: MainThread.isInMainQueue, label: "timeout")
  }

  /// Runs `async` and returns its value; the caller's actor is free meanwhile, and the main actor's timers continue.
  ///
  /// - Throws: `Timeout`, or `CancellationError`.
  static func value<Value>(
    of async: Async<Value>, within timeout: TimeInterval, subject: String, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let arrival = Arrival<Value>()
    $suspends.withValue(true) { async.run { arrival.set($0) } }
    let clock = Task {
      try await Task.sleep(for: .seconds(timeout))
      arrival.giveUp()
    }
    let timers = ServedTimers()
    defer {
      clock.cancel()
      timers.end()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in arrival.whenOver { continuation.resume() } }
    } onCancel: {
      arrival.giveUp()
    }
    if let value = arrival.value { return value }
    try Task.checkCancellation()
    throw Timeout(seconds: timeout, subject: subject, blockedMainQueue: false, label: "within")
  }

  /// Fires the calling thread's timers that are due.
  static func fireDueTimers() {
    if MainThread.isCurrent { _ = RunLoop.current.run(mode: .default, before: Date()) }
  }

  /// Runs the run loop of the calling thread for a time.
  static func turn(until end: Date) {
    // Returns false immediately if the loop has no sources.
    if !MainThread.isCurrent || !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(until: end) }
  }
}

/// Unchecked: the value may not be sendable, but is written once, under the lock, and read by the waiting thread.
private final class Arrival<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var arrived: Value?
  private var isOver = false
  private var resume: (() -> Void)?

  var value: Value? {
    condition.lock()
    defer { condition.unlock() }
    return arrived
  }

  func set(_ value: Value) {
    finish { if arrived == nil { arrived = value } }
  }

  /// Ends the wait.
  func giveUp() {
    finish {}
  }

  func wait(until date: Date) {
    condition.lock()
    if arrived == nil { _ = condition.wait(until: date) }
    condition.unlock()
  }

  /// Calls `action` once, when the value has arrived or the wait has ended.
  func whenOver(_ action: @escaping () -> Void) {
    condition.lock()
    let isOver = isOver
    if !isOver { resume = action }
    condition.unlock()
    if isOver { action() }
  }

  private func finish(_ change: () -> Void) {
    condition.lock()
    change()
    isOver = true
    let action = resume
    resume = nil
    condition.broadcast()
    condition.unlock()
    action?()
  }
}
