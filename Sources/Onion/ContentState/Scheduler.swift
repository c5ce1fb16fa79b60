import UIKit

/// Does work later on the main actor. Production waits with a `TaskScheduler`; tests let time pass in a
/// `ManualScheduler`.
@MainActor public protocol Scheduler {
  /// - Parameters:
  ///   - delay: in seconds from now.
  ///   - work: is done once, unless it is cancelled before.
  /// - Returns: cancels the work; has no effect once it is done.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}
