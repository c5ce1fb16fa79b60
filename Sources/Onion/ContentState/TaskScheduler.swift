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
