import UIKit

/// Waits for the whole duration.
public struct TaskScheduler: Scheduler {
  /// A scheduler; all of them are alike.
  public init() {}

  /// Does `work` after `delay` seconds; what it returns calls that off.
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

/// Does work later on the main actor. Production waits with a `TaskScheduler`; tests let time pass in a
/// `ManualScheduler`.
@MainActor public protocol Scheduler {
  /// - Parameters:
  ///   - delay: in seconds from now.
  ///   - work: is done once, unless it is cancelled before.
  /// - Returns: cancels the work; has no effect once it is done.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}
