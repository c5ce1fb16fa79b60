internal import Foundation

/// Views live on the main actor; snapshots are asked for on any thread.
enum MainThread {
  /// Whether the calling code runs on the main actor.
  ///
  /// In Swift Testing's process the main queue is served by changing threads once the main thread has nothing left to do,
  /// so that the queue has to be asked and not the thread.
  static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Runs `work` on the main actor and waits for it.
  static func run<Result: Sendable>(_ work: @MainActor @Sendable () throws -> Result) rethrows -> Result {
    if isCurrent { return try MainActor.assumeIsolated(work) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }
}
