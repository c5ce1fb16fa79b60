public import Foundation

extension Snapshotting {
  /// Takes the snapshot after a time, in which timers and the run loop go on by the machine's clock, and animations and display
  /// links in counted time beside them: the wait ends exactly `duration` counted seconds later.
  ///
  /// A view or controller is on its screen meanwhile: what it does some time after it has appeared is in the picture.
  ///
  /// - Parameters:
  ///   - duration: in seconds. An assertion's `timeout:` doesn't count it; the `within:` of one that is awaited does.
  ///   - strategy: takes the snapshot then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    // A longer one is one that never ends.
    guard duration < 86_400 else {
      var endless = strategy
      endless.problem = .endlessWait(duration)
      return endless
    }
    guard !strategy.waitsWithTheScreenShown else {
      var waiting = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value, assertion in
        var assertion = assertion
        assertion.wait += duration
        return strategy.take(value, assertion)
      }
      waiting.waitsWithTheScreenShown = true
      waiting.problem = strategy.problem
      return waiting
    }
    return strategy.asyncPullback { value in
      Async { callback in SnapshotWait(seconds: duration).run { callback(value) } }
    }
  }
}
