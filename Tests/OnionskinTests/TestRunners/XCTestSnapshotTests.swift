import OnionskinTestSupport
import UIKit
import XCTest

@testable import Onionskin

/// Snapshots in XCTest: plain functions, functions on the main actor, asynchronous ones.
final class XCTestSnapshotTests: XCTestCase {
  func testPlainFunctionTakesAPicture() {
    let run = TestRun()
    run.record { check() }
    XCTAssertEqual(run.failures { check() }, [])
  }

  private func check() {
    MainActor.assumeIsolated {
      assertSnapshot(of: TitleScreen(title: "Hello"), as: .image(on: .iPhoneX), named: "x", testName: "screen()")
    }
  }

  func testPlainFunctionTakesAMatrix() {
    let run = TestRun()
    let failures = run.failures {
      assertSnapshots(on: SnapshotMatrix(devices: [.iPhoneSE3])) { TitleScreen(title: "Hello") }
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(
      run.folder.files,
      ["Snapshots/OnionskinTests/XCTestSnapshotTests/testPlainFunctionTakesAMatrix.iPhone-SE-3rd-generation.png"])
  }

  @MainActor func testAsynchronousFunctionTakesAPicture() async {
    let run = TestRun()
    run.record { assertSnapshot(of: plainView(.red), as: .image, named: "x") }
    await Task.yield()
    XCTAssertEqual(run.failures { assertSnapshot(of: plainView(.red), as: .image, named: "x") }, [])
  }

  func testNumbersStartAnewInEachTest() {
    let run = TestRun()
    run.failures { assertSnapshot(of: "a", as: .lines) }
    XCTAssertEqual(
      run.folder.files, ["Snapshots/OnionskinTests/XCTestSnapshotTests/testNumbersStartAnewInEachTest.1.txt"])
  }

  func testTheRunnerIsXCTest() {
    XCTAssertEqual(TestRunner.current, .xcTest)
  }

  /// Fails intentionally, in a process that `RunnerReportingTests` starts.
  func testFixtureThatFails() throws {
    guard let folder = ProcessInfo.processInfo.environment["ONIONSKIN_FIXTURE"] else {
      throw XCTSkip("runs in a process of its own")
    }
    let session = SnapshotSession(
      environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "never"]), reporter: RunnerReporter(),
      rootFolder: folder)
    SnapshotSession.$current.withValue(session) {
      assertSnapshot(of: "a", as: .lines)  // The line that the failure names.
    }
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      SnapshotSession.$current.withValue(session) { assertSnapshot(of: "b", as: .lines, named: "thread") }
      isDone.signal()
    }
    thread.start()
    isDone.wait()
  }

  /// Crashes intentionally with an infinite recursion, in a process that `RunnerReportingTests` starts.
  func testFixtureThatOverflows() throws {
    guard let folder = ProcessInfo.processInfo.environment["ONIONSKIN_OVERFLOW"] else {
      throw XCTSkip("runs in a process of its own")
    }
    // The recursion would end at a number that the stack can't reach.
    @Sendable func endless(_ number: Int) -> Int { number == .max ? 0 : endless(number &+ 1) &+ number }
    let session = SnapshotSession(
      environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "all"]), reporter: CollectingReporter(),
      rootFolder: folder)
    let isOnThread = folder.hasSuffix("thread")
    let overflow = { @Sendable in
      SnapshotSession.$current.withValue(session) { assertSnapshot(of: "a", as: .lines, named: "x") }
      print(endless(0))
    }
    guard isOnThread else { return overflow() }
    let thread = Thread(block: overflow)
    thread.start()
    Thread.sleep(forTimeInterval: 60)
  }

  /// Uses views on a background thread, as an app may do by mistake. `RunnerReportingTests` checks the message.
  func testFixtureThatUsesViewsInTheBackground() throws {
    guard let call = ProcessInfo.processInfo.environment["ONIONSKIN_BACKGROUND"] else {
      throw XCTSkip("runs in a process of its own")
    }
    // The views are created on the main thread: only the named use is on a background thread.
    let (label, other, controller) = MainActor.assumeIsolated { (UILabel(), UIView(), UIViewController()) }
    let use: @MainActor @Sendable () -> Void = {
      switch call {
      case "UILabel.init(frame:)": _ = UILabel(frame: .zero)
      case "UILabel.text": label.text = "x"
      case "UIView.frame": label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      case "UIView.alpha": label.alpha = 0.5
      case "UIView.addSubview(_:)": label.addSubview(other)
      default: _ = controller.view
      }
    }
    // Swift 5 code can do this without a warning from the compiler.
    let unchecked = unsafeBitCast(use, to: (@Sendable () -> Void).self)
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      unchecked()
      isDone.signal()
    }.start()
    _ = isDone.wait(timeout: .now() + 60)
  }

  /// Reports a failure of the running test, which an expected failure covers.
  private func checkWithoutReference(_ value: String) {
    let session = SnapshotSession(
      environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "never"]), reporter: RunnerReporter(),
      rootFolder: NSTemporaryDirectory() + "onionskin-expected")
    SnapshotSession.$current.withValue(session) { assertSnapshot(of: value, as: .lines, named: value) }
  }

  func testExpectedFailuresOfSnapshotsPass() {
    let options = XCTExpectedFailure.Options()
    var messages: [String] = []
    options.issueMatcher = {
      messages.append($0.compactDescription)
      return true
    }
    let answer = XCTExpectFailure("no reference", options: options) {
      checkWithoutReference("a")
      return 7
    }
    XCTAssertEqual(answer, 7)
    XCTAssertEqual(messages.count, 1)
    // With `strict: false`, a block without a failure is accepted.
    XCTExpectFailure("nothing", strict: false) {}
    // Applies until the end of the test.
    XCTExpectFailure("no reference either")
    checkWithoutReference("b")
    XCTAssertEqual(messages.count, 1)
  }
}
