internal import Foundation
internal import HeadlessUIKit

/// A delay before a snapshot by the machine's clock, during which counted time continues.
struct SnapshotWait {
  let seconds: TimeInterval

  /// Waits, and blocks the caller unless it suspends.
  ///
  /// - Parameters:
  ///   - pause: called first if other tests may run meanwhile.
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
      // The block belongs to no task: it gets the test and the listeners of this one.
      nonisolated(unsafe) let inTest = TaskTraits.continuation
      let forListeners = NoticeListener.continuation
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { inTest { forListeners(finish) } }
      return
    }
    while case let elapsed = start.duration(to: .now) / .seconds(1), elapsed < seconds {
      AsyncWaiter.turn(until: Date(timeIntervalSinceNow: min(0.01, seconds - elapsed)))
      if let counted { MainThread.run { counted.reach(min(start.duration(to: .now) / .seconds(1), seconds)) } }
    }
    finish()
  }
}
