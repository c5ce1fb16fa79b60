public import Foundation
internal import HeadlessUIKit

extension Snapshotting {
  /// Takes the snapshot after a time, in which timers and the run loop go on.
  ///
  /// - Parameters:
  ///   - duration: in seconds. An assertion's `timeout:` doesn't count it; the `within:` of one that is awaited does.
  ///   - strategy: takes the snapshot then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    strategy.asyncPullback { value in
      let suspends = AsyncWaiter.suspends
      return Async { callback in
        let end = ContinuousClock.now.advanced(by: .seconds(duration))
        if suspends {
          // The value stays on the main actor, or with whoever else waits for the callback.
          nonisolated(unsafe) let resume = { callback(value) }
          DispatchQueue.main.asyncAfter(deadline: .now() + duration) { resume() }
          return
        }
        while ContinuousClock.now < end {
          AsyncWaiter.turn(until: Date(timeIntervalSinceNow: min(0.01, (end - .now) / .seconds(1))))
        }
        callback(value)
      }
    }
  }
}
