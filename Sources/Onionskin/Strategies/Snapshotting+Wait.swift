public import Foundation
internal import HeadlessUIKit

extension Snapshotting {
  /// Takes the snapshot after a time, in which timers and the run loop go on.
  ///
  /// - Parameters:
  ///   - duration: in seconds; the assertion's `timeout` doesn't count it.
  ///   - strategy: takes the snapshot then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let end = Date(timeIntervalSinceNow: duration)
        while Date() < end {
          let step = min(end, Date(timeIntervalSinceNow: 0.01))
          if !MainThread.isCurrent || !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(until: step) }
        }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
