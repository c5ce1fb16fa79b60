import Foundation

@testable import Onionskin

extension Snapshotting where Value == String, Format == String {
  /// Arrives by the main queue, once the caller has let it run.
  static var byMainQueue: Snapshotting {
    SimplySnapshotting.lines.asyncPullback { text in
      Async { callback in
        // The callback may be called on any thread, though its type can't say so.
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
