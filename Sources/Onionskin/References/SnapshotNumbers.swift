internal import Synchronization

/// Numbers the unnamed snapshots of tests, from 1.
///
/// Tests that would share references, those with the same name in different suites of a file, are numbered consecutively: each
/// keeps the numbers that it was first given. That requires an order; tests that run concurrently have separate numbers, and
/// collide.
final class SnapshotNumbers: Sendable {
  /// The progress of each test in one run of it.
  final class Places: Sendable {
    /// The numbers of one run of one test; set by the trait.
    @TaskLocal static var ofScope: Places?

    private let places = Mutex<[String: Int]>([:])

    /// The index of a test's next snapshot, from 0.
    func next(in test: String) -> Int {
      places.withLock { places in
        places[test, default: -1] += 1
        return places[test, default: 0]
      }
    }

    /// Restarts the numbers: XCTest runs a test of the same name again.
    func reset() {
      places.withLock { $0 = [:] }
    }
  }

  private struct Numbers {
    var next = 1
    var given: [String: [Int]] = [:]
  }

  private let numbers = Mutex<[String: Numbers]>([:])

  /// The number of a test's snapshot.
  ///
  /// - Parameters:
  ///   - place: the index of the snapshot among the test's unnamed ones, from 0.
  ///   - references: the common prefix of the test's references.
  func number(of place: Int, in test: String, references: String) -> Int {
    numbers.withLock { all in
      var numbers = all[references] ?? Numbers()
      var given = numbers.given[test] ?? []
      while given.count <= place {
        given.append(numbers.next)
        numbers.next += 1
      }
      numbers.given[test] = given
      all[references] = numbers
      return given[place]
    }
  }
}
