public import Foundation

extension Snapshotting {
  /// Takes the snapshot after a delay. Meanwhile timers and the run loop use the machine's clock, and animations and
  /// display links use simulated time: the wait ends after exactly `duration` simulated seconds.
  ///
  /// A view or controller is on its screen meanwhile: the picture shows changes that it makes after it has appeared.
  ///
  /// - Parameters:
  ///   - duration: in seconds. An assertion's `timeout:` doesn't count it; the `within:` of an awaited one does.
  ///   - strategy: takes the snapshot afterwards.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    // A longer wait counts as infinite.
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
