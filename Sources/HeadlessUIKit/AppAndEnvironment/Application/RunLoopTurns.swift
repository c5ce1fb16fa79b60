internal import Foundation

/// The windows that wait for the main run loop's next iteration. They share one block of the run loop: Foundation on Linux never frees
/// a timer, and the run loop keeps a block until it runs, which it may never do in a test that doesn't wait.
@MainActor final class RunLoopTurns {
  /// By number, which is also their order.
  private var waiting: [Int: () -> Void] = [:]
  private var latest = 0
  private var isScheduled = false

  /// They belong to the process's host: a process has one main run loop.
  static var shared: RunLoopTurns { StateHost.process.value { _ in MainActor.assumeIsolated { RunLoopTurns() } } }

  /// Calls `turn` in the next iteration, unless it is removed before.
  ///
  /// - Returns: the turn's number.
  func add(_ turn: @escaping () -> Void) -> Int {
    latest += 1
    waiting[latest] = turn
    if !isScheduled {
      isScheduled = true
      RunLoop.main.perform(inModes: [.common]) { MainThread.runSoon { RunLoopTurns.shared.run() } }
    }
    return latest
  }

  func remove(_ number: Int) { waiting[number] = nil }

  private func run() {
    isScheduled = false
    let turns = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for turn in turns { turn.value() }
  }
}
