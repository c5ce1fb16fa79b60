internal import Synchronization

/// Numbers the unnamed snapshots of tests, from 1.
///
/// Tests that would share references, those of one name in different suites of a file, number on: each keeps the numbers
/// that it was given first. That needs an order; tests that run at once have numbers of their own, and collide.
final class SnapshotNumbers: Sendable {
  /// How far each test has come in one run of it.
  final class Places: Sendable {
    /// Those of one run of one test; set by the trait.
    @TaskLocal static var ofScope: Places?

    private let places = Mutex<[String: Int]>([:])

    /// Which of its snapshots a test is at, from 0.
    func next(in test: String) -> Int {
      places.withLock { places in
        places[test, default: -1] += 1
        return places[test, default: 0]
      }
    }

    /// Starts anew: XCTest runs a test of the same name again.
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
  ///   - place: which of the test's unnamed snapshots it is, from 0.
  ///   - references: what the names of the test's references begin with.
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
