internal import Foundation

/// Views live on the main thread; snapshots are asked for on any.
enum MainThread {
  /// Runs `work` on the main thread and waits for it.
  static func run<Result: Sendable>(_ work: @MainActor @Sendable () throws -> Result) rethrows -> Result {
    if Thread.isMainThread { return try MainActor.assumeIsolated(work) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }
}
