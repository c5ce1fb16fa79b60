import Foundation
import HeadlessObjectiveC
import Testing

/// Timers that call methods.
@MainActor @Suite struct TimerSelectorTests {
  @MainActor private final class Clock: NSObject {
    var beats: [Int] = []

    func tick(_ timer: Timer) { beats.append((timer.userInfo as? [String: Int])?["step"] ?? 0) }
  }

  @Test func aScheduledTimerHasWhatItWasGiven() {
    let clock = Clock()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: clock, selector: Selector("tick:", Clock.tick), userInfo: ["step": 2], repeats: false
    )
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(clock.beats == [2])
    #expect(timer.userInfo as? [String: Int] == ["step": 2])
  }
}
