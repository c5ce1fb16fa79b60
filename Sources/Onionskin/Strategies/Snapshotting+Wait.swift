public import Foundation
internal import HeadlessUIKit

extension Snapshotting {
  /// Takes the snapshot after a time, in which timers and the run loop go on by the machine's clock, and animations and display
  /// links in counted time beside them: the wait ends exactly `duration` counted seconds later.
  ///
  /// - Parameters:
  ///   - duration: in seconds. An assertion's `timeout:` doesn't count it; the `within:` of one that is awaited does.
  ///   - strategy: takes the snapshot then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    strategy.asyncPullback { value in
      let suspends = AsyncWaiter.suspends
      return Async { callback in
        let counted = MainThread.isCurrent ? MainActor.assumeIsolated { CountedWait() } : nil
        let start = ContinuousClock.now
        // The value stays on the main actor, or with whoever else waits for the callback.
        nonisolated(unsafe) let end = {
          AsyncWaiter.fireDueTimers()
          if let counted { MainThread.run { counted.reach(duration) } }
          callback(value)
        }
        if suspends {
          DispatchQueue.main.asyncAfter(deadline: .now() + duration) { end() }
          return
        }
        while case let elapsed = start.duration(to: .now) / .seconds(1), elapsed < duration {
          AsyncWaiter.turn(until: Date(timeIntervalSinceNow: min(0.01, duration - elapsed)))
          if let counted { MainThread.run { counted.reach(min(start.duration(to: .now) / .seconds(1), duration)) } }
        }
        end()
      }
    }
  }
}
