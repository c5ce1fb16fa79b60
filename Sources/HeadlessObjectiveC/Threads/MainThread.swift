internal import Foundation

/// Views live on the main actor; notifications, timers and snapshots come from any thread.
package enum MainThread {
  /// Whether the calling code runs on the main actor.
  ///
  /// In Swift Testing's process the main queue is served by changing threads once the main thread has no work left, so the queue
  /// has to be checked, not the thread.
  package static var isCurrent: Bool {
    mark
    // The queue first, which takes a tenth of the time.
    return DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread
  }

  /// Whether the calling code is work of the main queue, which runs nothing else until it returns.
  package static var isInMainQueue: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) != nil
  }

  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Runs `work` on the main actor and waits for it.
  package static func run<Result: Sendable>(_ work: @MainActor @Sendable () throws -> Result) rethrows -> Result {
    if isCurrent { return try MainActor.assumeIsolated(work) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }

  /// Runs `work` on the current thread, whichever it is. For UIKit code that may run on any thread: unlike
  /// `MainActor.assumeIsolated` it doesn't trap on another one, as iOS doesn't either; callers that may be on another thread by
  /// mistake report it.
  package static func assume<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    typealias Unisolated = () throws -> Result
    // As in the standard library's function after its check.
    return try withoutActuallyEscaping(work) { try unsafeBitCast($0, to: Unisolated.self)() }
  }

  /// Runs `work` immediately on the main actor, or else asynchronously.
  package static func runSoon(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async { work() } }
  }
}
