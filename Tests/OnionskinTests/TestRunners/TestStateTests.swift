import Dispatch
import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import HeadlessUIKit
@testable import Onionskin

/// State that a test copies, learns or registers lasts until the end of the test.
@MainActor @Suite struct TestStateTests {
  private func inTest<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    try TestScopes.$ofTask.withValue(["TestStateTests \(name)"], operation: work)
  }

  @Test func whatIsCopiedStaysWithTheTest() throws {
    let name = UIPasteboard.Name("notes")
    inTest("copies") {
      UIPasteboard.general.string = "secret"
      UIPasteboard(name: name, create: true)?.string = "kept"
      #expect(UIPasteboard.general === UIPasteboard.general)
    }
    inTest("pastes") {
      #expect(UIPasteboard.general.string == nil)
      #expect(UIPasteboard(name: name, create: false) == nil)
    }
    inTest("copies") {
      #expect(UIPasteboard.general.string == "secret")
      #expect(UIPasteboard(name: name, create: false)?.string == "kept")
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
    }
  }

  @Test func whatAScreenCopiesIsThereAfterwards() {
    inTest("screen") {
      let screen = HostedScreen(.standard) {
        UIPasteboard.general.string = "copied"
        return UIViewController()
      }
      screen.close()
      #expect(UIPasteboard.general.string == "copied")
    }
  }

  @Test func wordsAreLearntForTheTest() {
    inTest("learns") {
      UITextChecker.learnWord("onionskin")
      #expect(UITextChecker.hasLearnedWord("onionskin"))
    }
    #expect(!inTest("has not learnt") { UITextChecker.hasLearnedWord("onionskin") })
  }

  @Test func aTableHasWhatTheOneAroundHas() {
    let outer = HostTable<Self, String, Int>(within: nil)
    let inner = HostTable<Self, String, Int>(within: outer)
    outer["a"] = 1
    #expect(inner["a"] == 1 && inner.keys == ["a"])
    inner["a"] = 2
    inner["b"] = 3
    #expect(inner["a"] == 2 && outer["a"] == 1 && outer.keys == ["a"] && inner.keys == ["a", "b"])
    inner["a"] = nil
    #expect(inner["a"] == nil && inner.keys == ["b"] && outer["a"] == 1)
  }

  /// A timer that fires outside of a task's scope finds a test's state.
  @Test func workOutsideOfATestsTaskHasATestsStateAndNotTheProcesss() {
    inTest("starts a timer") { UIPasteboard.general.string = "set before" }
    TestScopes.$ofTask.withValue([]) {
      #expect(StateHost.ofTest !== StateHost.process)
    }
  }

  @Test func aScopeEndsWithAllThatWasSet() {
    let path = ["TestStateTests class", "TestStateTests test"]
    TestScopes.$ofTask.withValue(path) { UIPasteboard.general.string = "text" }
    StateHost.end(path)
    TestScopes.$ofTask.withValue(path) { #expect(UIPasteboard.general.string == nil) }
    StateHost.end(path)
    StateHost.end(["TestStateTests class"])
  }

  /// Runs a test like a trait whose scope ends with the test.
  private func run(_ name: String, _ work: () -> Void) {
    let path = ["TestStateTests \(name)"]
    StateHost.beginRun(of: path)
    TestScopes.$ofTask.withValue(path, operation: work)
    StateHost.endRun(of: path)
  }

  @Test func aThousandTestsThatEndedLeaveNoHostAndNoWindow() async {
    struct Left {
      weak var window: UIWindow?
      weak var host: StateHost?
    }
    var left: [Left] = []
    for index in 0..<1000 {
      run("ends \(index)") {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        UIPasteboard.general.string = "text"
        left.append(Left(window: window, host: StateHost.ofTest))
      }
    }
    run("asks after them") { #expect(UIPasteboard.general.string == nil) }
    // Updates of windows wait on the main queue, with the hosts of their tests.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(left.count == 1000)
    #expect(left.allSatisfy { $0.window == nil && $0.host == nil })
  }

  /// Shows a window with a text field that has the keyboard.
  private func showWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    controller.view.addSubview(field)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(field.becomeFirstResponder())
    UIView.animate(withDuration: 1) { field.alpha = 0 }
    return window
  }

  /// The next run of the test has another host. Timers and tasks that wait may still refer to the one that has ended.
  @Test func aTestThatShowedAWindowLeavesNoWindow() async {
    weak var shown: UIWindow?
    var ended: StateHost?
    run("shows a window") { (shown, ended) = (showWindow(), StateHost.ofTest) }
    run("shows a window") {
      #expect(StateHost.ofTest !== ended)
      #expect(UIApplication.shared.windows.isEmpty)
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(shown == nil)
  }

  /// A task keeps the name of its test after the test has ended.
  @Test func workThatATestLeavesBehindKeepsNoHost() {
    var ended: StateHost?
    run("leaves a task behind") { ended = StateHost.ofTest }
    inTest("leaves a task behind") { #expect(StateHost.ofTest === ended) }
    ended = nil
    run("asks in between") { _ = StateHost.ofTest }
    weak var left: StateHost?
    inTest("leaves a task behind") {
      UIPasteboard.general.string = "of the task"
      left = StateHost.ofTest
    }
    run("leaves a task behind") { #expect(UIPasteboard.general.string == nil) }
    #expect(left == nil)
  }

  @Test func aTestThatNeverAskedKeepsNoHostForItsTask() {
    run("never asks") {}
    weak var left: StateHost?
    inTest("never asks") { left = StateHost.ofTest }
    run("asks in between") { _ = StateHost.ofTest }
    #expect(left == nil)
  }

  @Test func aTestWhoseEndIsNotKnownKeepsNoWindow() async {
    weak var shown: UIWindow?
    inTest("has no known end") { shown = showWindow() }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(shown == nil)
  }

  @Test func aHostEndsWithTheLastOfItsRuns() {
    run("runs twice") {
      UIPasteboard.general.string = "text"
      run("runs twice") {}
      #expect(UIPasteboard.general.string == "text")
    }
    run("runs twice") { #expect(UIPasteboard.general.string == nil) }
  }
}
