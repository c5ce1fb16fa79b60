import Foundation

/// A wait of a test, with which the counted time of animations and display links goes on: what they do comes at its place among
/// what the machine's clock brings meanwhile, and the wait ends at the same counted time each run.
@MainActor package final class CountedWait {
  private let time = CountedTime.current
  private let start: TimeInterval

  package init() { start = time.now }

  /// Counts on to `elapsed` seconds after the wait began; what has been counted further stays.
  package func reach(_ elapsed: TimeInterval) {
    let rest = start + elapsed - time.now
    if rest > 0 { time.advance(by: rest) }
  }
}
