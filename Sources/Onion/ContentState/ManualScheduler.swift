import UIKit

/// A scheduler whose time is advanced manually, so that a test determines what is quick and what is slow.
@MainActor public final class ManualScheduler: Scheduler {
  /// Seconds since the scheduler was created.
  public private(set) var now: TimeInterval = 0

  private var waiting: [(id: Int, due: TimeInterval, work: @MainActor () -> Void)] = []
  private var lastID = 0

  /// A scheduler without work.
  public init() {}

  /// Performs `work` after the time was advanced by `delay` seconds; the result cancels it.
  public func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    lastID += 1
    let id = lastID
    waiting.append((id, now + delay, work))
    return { [weak self] in self?.waiting.removeAll { $0.id == id } }
  }

  /// Advances the time and performs the work that is due, the earliest first, including work that this work schedules.
  ///
  /// - Parameter interval: in seconds.
  public func advance(by interval: TimeInterval) {
    let end = now + interval
    while let next = waiting.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
      waiting.removeAll { $0.id == next.id }
      now = max(now, next.due)
      next.work()
    }
    now = end
  }
}
