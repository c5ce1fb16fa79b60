internal import Foundation
internal import HeadlessUIKit

/// A time before a snapshot is taken, by the machine's clock, with which counted time goes on.
struct SnapshotWait {
  let seconds: TimeInterval

  /// Blocks the caller meanwhile, unless it suspends.
  ///
  /// - Parameters:
  ///   - pause: called first where other tests may run meanwhile.
  ///   - end: called when the time is over.
  func run(pause: () -> Void = {}, end: @escaping () -> Void) {
    let counted = MainThread.isCurrent ? MainActor.assumeIsolated { CountedWait() } : nil
    let start = ContinuousClock.now
    // The value stays on the main actor, or with the code that waits for the callback.
    nonisolated(unsafe) let finish = {
      AsyncWaiter.fireDueTimers()
      if let counted { MainThread.run { counted.reach(seconds) } }
      end()
    }
    if AsyncWaiter.suspends {
      pause()
      nonisolated(unsafe) let inTask = NoticeListener.continuation
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { inTask(finish) }
      return
    }
    while case let elapsed = start.duration(to: .now) / .seconds(1), elapsed < seconds {
      AsyncWaiter.turn(until: Date(timeIntervalSinceNow: min(0.01, seconds - elapsed)))
      if let counted { MainThread.run { counted.reach(min(start.duration(to: .now) / .seconds(1), seconds)) } }
    }
    finish()
  }
}
