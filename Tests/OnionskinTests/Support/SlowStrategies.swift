import Foundation

@testable import Onionskin

extension Snapshotting where Value == String, Format == String {
  /// Arrives on the main queue, after the caller has returned to it.
  static var byMainQueue: Snapshotting {
    SimplySnapshotting.lines.asyncPullback { text in
      Async { callback in
        // The callback may be called on any thread, although its type doesn't permit that.
        nonisolated(unsafe) let callback = callback
        DispatchQueue.main.async { callback(text) }
      }
    }
  }

  /// Never arrives.
  static var never: Snapshotting {
    SimplySnapshotting.lines.asyncPullback { _ in Async<String> { _ in } }
  }
}
