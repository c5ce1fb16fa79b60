import Foundation
import Testing
import UIKit

@testable import Onionskin

/// What goes on while a test waits: timers by the machine's clock, animations in counted time beside them.
@MainActor @Suite struct WaitingTests {
  /// What happened, in its order.
  @MainActor private final class Log {
    var events: [String] = []
    var text: String { events.joined(separator: ", ") }
  }

  private func strategy(_ seconds: TimeInterval) -> Snapshotting<Log, String> {
    .wait(for: seconds, on: SimplySnapshotting.lines.pullback { log in MainActor.assumeIsolated { log.text } })
  }

  private func text(_ log: Log, after seconds: TimeInterval) -> String? {
    var result: String?
    strategy(seconds).snapshot(log).run { result = $0 }
    return result
  }

  private func timer(_ log: Log, _ seconds: TimeInterval) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated { log.events.append("timer") }
    }
  }

  @Test func timersFireBeforeTheEndOfAWait() {
    let log = Log()
    timer(log, 0.02)
    timer(log, 0.05)
    #expect(text(log, after: 0.05) == "timer, timer")
  }

  @Test func timersFireWhileATestIsSuspended() async throws {
    let log = Log()
    timer(log, 0.02)
    let text = try await AsyncWaiter.value(
      of: strategy(0.05).snapshot(log), within: 60, subject: "a timer", isolation: #isolation)
    #expect(text == "timer")
  }

  @Test func aWaitEndsAtItsCountedTime() {
    let log = Log()
    UIView.animate(withDuration: 0.1, delay: 0.6, animations: {}, completion: { _ in log.events.append("end") })
    // The machine's clock would let 0.69 seconds be 0.7.
    #expect(text(log, after: 0.69) == "")
    #expect(text(log, after: 0.02) == "end")
  }

  @Test func animationsComeAmongTimers() {
    let log = Log()
    UIView.animate(withDuration: 0.01, delay: 0.55, animations: {}, completion: { _ in log.events.append("first") })
    UIView.animate(withDuration: 0.01, delay: 0.75, animations: {}, completion: { _ in log.events.append("last") })
    timer(log, 0.65)
    #expect(text(log, after: 0.8) == "first, timer, last")
  }
}
