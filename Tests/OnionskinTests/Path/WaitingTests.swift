import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Events while a test waits: timers by the machine's clock, animations in counted time.
@MainActor @Suite struct WaitingTests {
  /// The events, in order.
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

  /// An endless wait would stop the test without a message.
  @Test(.timeLimit(.minutes(10)), arguments: [TimeInterval.infinity, 1e300, 86_400, .nan])
  func waitsWithoutAnEndFailTheirSnapshot(seconds: TimeInterval) {
    let run = TestRun()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let failures = run.failures {
      assertSnapshot(of: Log(), as: strategy(seconds), named: "text", testName: "f()")
      assertSnapshot(of: view, as: .wait(for: seconds, on: .image), named: "picture", testName: "f()")
    }
    #expect(failures.count == 2 && failures.allSatisfy { $0.contains("would never be taken") })
    #expect(run.folder.files == [])
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
    // The machine's clock could turn 0.69 seconds into 0.7.
    #expect(text(log, after: 0.69) == "")
    #expect(text(log, after: 0.02) == "end")
  }

  /// A screen that changes after it has appeared.
  private final class LateScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.view.accessibilityIdentifier = "late" }
      }
    }
  }

  private var identifier: Snapshotting<UIViewController, String> {
    Snapshotting(ScreenSetup()) { $0.view.accessibilityIdentifier ?? "early" }
  }

  @Test func aScreenIsShownWhileATestWaits() {
    var result: String?
    Snapshotting.wait(for: 0.1, on: identifier).snapshot(LateScreen()).run { result = $0 }
    #expect(result == "late")
    identifier.snapshot(LateScreen()).run { result = $0 }
    #expect(result == "early")
    let sum = Snapshotting.wait(for: 0.02, on: .wait(for: 0.04, on: identifier))
    sum.snapshot(LateScreen()).run { result = $0 }
    #expect(result == "late")
  }

  @Test func aScreenIsShownWhileATestIsSuspended() async throws {
    let strategy = Snapshotting.wait(
      for: 0.1,
      on: Snapshotting<UIViewController, String>(ScreenSetup(config: .device(.iPad10))) {
        "\($0.view.accessibilityIdentifier ?? "early") \(Int($0.view.bounds.width)) \(Int(UIScreen.main.bounds.width))"
      })
    let text = try await AsyncWaiter.value(
      of: strategy.snapshot(LateScreen()), within: 60, subject: "a screen", isolation: #isolation)
    #expect(text == "late 820 820")
  }

  @Test func animationsComeAmongTimers() {
    let log = Log()
    UIView.animate(withDuration: 0.01, delay: 0.55, animations: {}, completion: { _ in log.events.append("first") })
    UIView.animate(withDuration: 0.01, delay: 0.75, animations: {}, completion: { _ in log.events.append("last") })
    timer(log, 0.65)
    #expect(text(log, after: 0.8) == "first, timer, last")
  }
}
