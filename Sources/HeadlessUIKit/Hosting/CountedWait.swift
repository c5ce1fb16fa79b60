import Foundation

/// A wait of a test during which counted time continues: the effects of animations and display links are interleaved with those of
/// the machine's clock, and the wait ends at the same counted time in each run.
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
