import Onion
import Testing
import UIKit

/// Scheduled work.
@MainActor @Suite struct SchedulerTests {
  @Test func timeByHandPassesInOrder() {
    let scheduler = ManualScheduler()
    var done: [String] = []
    _ = scheduler.schedule(after: 2) { done.append("two") }
    _ = scheduler.schedule(after: 1) {
      done.append("one")
      _ = scheduler.schedule(after: 0.5) { done.append("one and a half") }
    }
    _ = scheduler.schedule(after: 1) { done.append("one again") }
    _ = scheduler.schedule(after: 3) { done.append("three") }
    scheduler.advance(by: 2)
    #expect(done == ["one", "one again", "one and a half", "two"])
    #expect(scheduler.now == 2)
  }

  @Test func cancelledWorkIsNotDone() {
    let scheduler = ManualScheduler()
    var isDone = false
    let cancel = scheduler.schedule(after: 1) { isDone = true }
    cancel()
    scheduler.advance(by: 2)
    #expect(!isDone)
  }

  @Test func theTaskSchedulerDoesWhatIsNotCancelled() async {
    let scheduler = TaskScheduler()
    var isCancelledWorkDone = false
    let cancel = scheduler.schedule(after: 0) { isCancelledWorkDone = true }
    cancel()
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(after: 0.01) { continuation.resume() }
    }
    #expect(!isCancelledWorkDone)
  }
}
