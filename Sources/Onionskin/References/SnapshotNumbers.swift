internal import Synchronization

/// Counts the unnamed snapshots of each test.
final class SnapshotNumbers: Sendable {
  /// The numbering of one run of one test; set by the trait.
  @TaskLocal static var ofScope: SnapshotNumbers?

  private let counts = Mutex<[String: Int]>([:])

  /// The next number of a test, from 1.
  func next(in test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }

  /// Starts anew: XCTest runs a test of the same name again.
  func reset() {
    counts.withLock { $0 = [:] }
  }
}
