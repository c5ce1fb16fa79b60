import UIKit

/// A scheduler that waits for the actual duration.
public struct TaskScheduler: Scheduler {
  /// Creates a scheduler; all of them are equal.
  public init() {}

  /// Performs `work` after `delay` seconds; the result cancels it.
  public func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let task = Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(max(delay, 0) * 1_000_000_000))
      if !Task.isCancelled { work() }
    }
    return { task.cancel() }
  }
}

/// Performs work later on the main actor. Apps use a `TaskScheduler`; tests advance the time of a `ManualScheduler`.
@MainActor public protocol Scheduler {
  /// - Parameters:
  ///   - delay: in seconds from now.
  ///   - work: performed once, unless it is cancelled before.
  /// - Returns: cancels the work; has no effect after it was performed.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}
