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

  @Test func aTimerThatIsAddedLaterHasItToo() {
    let clock = Clock()
    let timer = Timer(
      timeInterval: 0.001, target: clock, selector: Selector("tick:", Clock.tick), userInfo: ["step": 3], repeats: false
    )
    RunLoop.current.add(timer, forMode: .default)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(clock.beats == [3])
  }

  /// An object and its timer, which retain each other, are released when the timer is stopped.
  @Test func anInvalidTimerLetsItsTargetGo() {
    weak var known: Clock?
    let timers = {
      let clock = Clock()
      known = clock
      return [true, false].map { repeats in
        Timer.scheduledTimer(
          timeInterval: 0.001, target: clock, selector: Selector("tick:", Clock.tick), userInfo: nil, repeats: repeats)
      }
    }()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(known?.beats.count ?? 0 > 1)
    timers[0].invalidate()
    #expect(known == nil && !timers[1].isValid)
  }
}
