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
    /// Whether the main queue could not run meanwhile.
    let blockedMainQueue: Bool
    /// The label of the parameter that says how long to wait.
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

  /// Runs `async` and returns its value. On the main actor timers and the run loop go on meanwhile, and so does the main
  /// queue, unless it is what the caller runs on.
  ///
  /// - Throws: `Timeout`.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval, subject: String) throws -> Value {
    let arrival = Arrival<Value>()
    async.run { arrival.set($0) }
    if let value = arrival.value { return value }
    // Not by the time of day, which may be set meanwhile.
    let deadline = ContinuousClock.now.advanced(by: .seconds(timeout))
    while ContinuousClock.now < deadline {
      let step = Date(timeIntervalSinceNow: 0.01)
      if MainThread.isCurrent { turn(until: step) } else { arrival.wait(until: step) }
      if let value = arrival.value { return value }
    }
    throw Timeout(
      seconds: timeout, subject: subject, blockedMainQueue: MainThread.isInMainQueue, label: "timeout")
  }

  /// Runs `async` and returns its value; the caller's actor is free meanwhile, and the main actor's timers go on.
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

  /// Calls what timers of the calling thread have been due for.
  static func fireDueTimers() {
    if MainThread.isCurrent { _ = RunLoop.current.run(mode: .default, before: Date()) }
  }

  /// Lets the run loop of the calling thread go on for a time.
  static func turn(until end: Date) {
    // Returns false at once where the loop has nothing to wait for.
    if !MainThread.isCurrent || !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(until: end) }
  }
}

/// Sendable although the value may not be: it is written once, under the lock, and read by the one that waits.
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

  /// The wait is over.
  func giveUp() {
    finish {}
  }

  func wait(until date: Date) {
    condition.lock()
    if arrived == nil { _ = condition.wait(until: date) }
    condition.unlock()
  }

  /// Calls `action` once, when the value is there or the wait was given up.
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
