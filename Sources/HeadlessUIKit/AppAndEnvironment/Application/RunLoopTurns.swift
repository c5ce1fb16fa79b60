internal import Foundation

/// The windows that wait for the next iteration of a thread's run loop. They share one block of the run loop: Foundation on Linux never
/// frees a timer, and a run loop keeps a block until it runs, which it may never do in a test that doesn't wait.
///
/// On Linux the main actor isn't bound to a thread: each thread that it runs on has a run loop of its own.
@MainActor final class RunLoopTurns {
  /// By number, which is also their order.
  private var waiting: [Int: () -> Void] = [:]
  private var latest = 0
  private var isScheduled = false

  private static let key = "OnionskinRunLoopTurns"

  /// Those of the current thread, with which they end.
  static var current: RunLoopTurns {
    let values = Thread.current.threadDictionary
    if let known = values[key] as? RunLoopTurns { return known }
    let turns = RunLoopTurns()
    values[key] = turns
    return turns
  }

  /// Calls `turn` in the next iteration, unless it is removed before.
  ///
  /// - Returns: the turn's number.
  func add(_ turn: @escaping () -> Void) -> Int {
    latest += 1
    waiting[latest] = turn
    if !isScheduled {
      isScheduled = true
      RunLoop.current.perform(inModes: [.common]) { MainThread.runSoon { self.run() } }
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
