import Testing
import UIKit

@testable import HeadlessUIKit

/// The order of the appearance callbacks of view controllers.
@MainActor @Suite struct AppearanceOrderTests {
  private let log = CallLog()

  @Test func aRootControllerAppears() {
    let screen = Screens.show(LayoutLoggingController("a", log))
    #expect(
      log.take() == ["a load", "a willAppear", "a isAppearing", "a willLayout", "a didLayout", "a didAppear"])
    screen.close()
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func theViewIsInPlaceWhenItIsAppearing() {
    let controller = LoggingController("a", log)
    var seen: [String] = []
    controller.then["willAppear"] = { seen.append("\(controller.view.window == nil)") }
    controller.then["isAppearing"] = {
      seen.append(
        "\(controller.view.window == nil) \(controller.view.bounds.width) \(controller.view.safeAreaInsets.top)")
      seen.append("\(controller.traitCollection.userInterfaceStyle == .dark)")
    }
    let screen = Screens.show(controller, on: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(seen == ["true", "false 400.0 50.0", "true"])
    screen.close()
  }

  @Test func threeNestedControllersAppearFromOutsideIn() {
    let (a, b, c) = (LoggingController("a", log), LoggingController("b", log), LoggingController("c", log))
    a.then["load"] = { a.embed(b) }
    b.then["load"] = { b.embed(c) }
    let screen = Screens.show(a)
    #expect(
      log.take() == [
        "a load", "b willMove(a)", "b load", "c willMove(b)", "c load", "c didMove(b)", "b didMove(a)",
        "a willAppear", "b willAppear", "c willAppear", "a isAppearing", "b isAppearing", "c isAppearing",
        "c didAppear", "b didAppear", "a didAppear",
      ])
    screen.close()
    #expect(
      log.take() == [
        "a willDisappear", "b willDisappear", "c willDisappear", "c didDisappear", "b didDisappear", "a didDisappear",
      ])
  }

  @Test func aChildOfAShownParentAppearsWithItsView() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    a.embed(b)
    #expect(log.take() == ["b willMove(a)", "b load", "b willAppear", "b isAppearing", "b didMove(a)"])
    screen.window.updateScreen()
    #expect(log.take() == ["b didAppear"])
    a.expel(b)
    #expect(log.take() == ["b willMove(nil)", "b willDisappear", "b didDisappear", "b didMove(nil)"])
    screen.close()
  }

  @Test func aViewMayComeBeforeItsControllerIsAdded() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    a.view.addSubview(b.view)
    a.addChild(b)
    b.didMove(toParent: a)
    screen.window.updateScreen()
    #expect(
      log.take() == ["b load", "b willAppear", "b isAppearing", "b willMove(a)", "b didMove(a)", "b didAppear"])
    screen.close()
  }

  nonisolated static let moments = ["willAppear", "isAppearing", "didLayout", "didAppear"]

  @Test(arguments: moments) func aChildAddedWhileItsParentAppearsDoesSoOnce(_ moment: String) {
    let (a, b) = (LayoutLoggingController("a", log), LoggingController("b", log))
    a.then[moment] = {
      if b.parent == nil { a.embed(b) }
    }
    let screen = Screens.show(a)
    let calls = log.take().filter { $0.hasPrefix("b") && $0.hasSuffix("ppear") || $0 == "b isAppearing" }
    #expect(calls == ["b willAppear", "b isAppearing", "b didAppear"])
    screen.close()
  }

  @Test func aChildWithoutItsViewInTheParentDoesNotAppear() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    a.addChild(b)
    let screen = Screens.show(a)
    #expect(!log.take().contains { $0.hasPrefix("b") && $0.contains("ppear") })
    #expect(!b.isViewLoaded)
    screen.close()
  }

  @Test func aSwapEndsOneChildAndBeginsTheOther() {
    let (a, b, c) = (LoggingController("a", log), LoggingController("b", log), LoggingController("c", log))
    a.then["load"] = { a.embed(b) }
    let screen = Screens.show(a)
    _ = log.take()
    b.willMove(toParent: nil)
    a.addChild(c)
    b.view.removeFromSuperview()
    a.view.addSubview(c.view)
    b.removeFromParent()
    c.didMove(toParent: a)
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b willMove(nil)", "c willMove(a)", "b willDisappear", "b didDisappear", "c load", "c willAppear",
        "c isAppearing", "b didMove(nil)", "c didMove(a)", "c didAppear",
      ])
    screen.close()
  }

  @Test func aReplacedRootControllerGoesBeforeTheNewOneComes() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    screen.window.rootViewController = b
    #expect(log.take() == ["a willDisappear", "a didDisappear", "b load", "b willAppear", "b isAppearing"])
    screen.window.updateScreen()
    #expect(log.take() == ["b didAppear"])
    #expect(a.view.window == nil)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.close()
  }

  @Test func aHiddenWindowHidesItsController() {
    let a = LoggingController("a", log)
    let screen = Screens.show(a)
    _ = log.take()
    screen.window.isHidden = true
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
    screen.window.isHidden = false
    screen.window.updateScreen()
    #expect(log.take() == ["a willAppear", "a isAppearing", "a didAppear"])
    screen.close()
  }

  @Test func aWindowShowsItsControllerOnce() {
    let a = LoggingController("a", log)
    let screen = Screens.show(a)
    _ = log.take()
    screen.window.makeKeyAndVisible()
    screen.window.updateScreen()
    #expect(log.take() == [])
    screen.close()
  }

  @Test func aWindowUpdatesByItself() async throws {
    let a = LoggingController("a", log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = a
    window.makeKeyAndVisible()
    #expect(log.take() == ["a load", "a willAppear", "a isAppearing"])
    for _ in 0..<100 where log.entries.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(log.take() == ["a didAppear"])
    window.isHidden = true
  }

  // MARK: Flags

  @Test func movingToAndFromAParentShowsInTheCallbacks() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    var flags: [String] = []
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      b.then[call] = { flags.append("\(b.isMovingToParent) \(b.isMovingFromParent)") }
    }
    let screen = Screens.show(a)
    a.embed(b)
    screen.window.updateScreen()
    #expect(flags == ["true false", "true false"])
    #expect(!b.isMovingToParent)
    // The parent disappears and appears again; the child remains in it.
    flags = []
    screen.window.isHidden = true
    screen.window.isHidden = false
    screen.window.updateScreen()
    #expect(flags == ["false false", "false false", "false false", "false false"])
    flags = []
    a.expel(b)
    #expect(flags == ["false true", "false true"])
    #expect(!b.isMovingFromParent)
    screen.close()
  }

  /// A child that is removed before it has appeared is moving from its parent, and no longer moving to it.
  @Test func aMoveEndsTheOneBefore() {
    let (a, b) = (UIViewController(), UIViewController())
    a.addChild(b)
    #expect(b.isMovingToParent && !b.isMovingFromParent)
    b.willMove(toParent: nil)
    #expect(!b.isMovingToParent && b.isMovingFromParent)
    b.removeFromParent()
    #expect(!b.isMovingToParent && !b.isMovingFromParent)
  }

  // MARK: Manual appearance transitions

  @Test func aContainerThatDoesNotForwardIsObeyed() {
    let (a, b) = (ManualController("a", log), LoggingController("b", log))
    a.then["load"] = { a.embed(b) }
    let screen = Screens.show(a)
    #expect(log.take().filter { $0.hasPrefix("b") && $0.contains("ppear") } == [])
    b.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["b willAppear", "b isAppearing"])
    b.endAppearanceTransition()
    #expect(log.take() == ["b didAppear"])
    b.beginAppearanceTransition(false, animated: true)
    #expect(log.take() == ["b willDisappear"])
    b.view.removeFromSuperview()
    #expect(log.take() == [])
    b.endAppearanceTransition()
    #expect(log.take() == ["b didDisappear"])
    screen.close()
  }

  @Test func aViewAddedDuringAManualTransitionIsAppearingOnce() {
    let (a, b) = (ManualController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    a.addChild(b)
    _ = log.take()
    b.beginAppearanceTransition(true, animated: false)
    a.view.addSubview(b.view)
    #expect(log.take() == ["b load", "b willAppear", "b isAppearing"])
    b.endAppearanceTransition()
    #expect(log.take() == ["b didAppear"])
    screen.close()
  }

  /// Recorded (132 screens of one project): a transition that `beginAppearanceTransition` began ends only with its counterpart,
  /// which doesn't end a transition that the window began.
  @Test func theWindowsOwnAppearanceAndOneByHandDontEndEachOther() {
    let a = LoggingController("a", log)
    a.beginAppearanceTransition(true, animated: false)
    let screen = Screens.show(a)
    #expect(!log.take().contains("a didAppear"))
    a.endAppearanceTransition()
    #expect(log.take() == ["a didAppear"])
    screen.close()

    let b = LoggingController("b", log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = b
    window.isHidden = false
    b.beginAppearanceTransition(true, animated: false)
    b.endAppearanceTransition()
    #expect(!log.take().contains("b didAppear"))
    window.updateScreen()
    #expect(log.take().contains("b didAppear"))
  }

  @Test func aManualTransitionReachesGrandchildren() {
    let (a, b, c) = (ManualController("a", log), LoggingController("b", log), LoggingController("c", log))
    a.then["load"] = { a.embed(b) }
    b.then["load"] = { b.embed(c) }
    let screen = Screens.show(a)
    _ = log.take()
    b.beginAppearanceTransition(true, animated: false)
    b.endAppearanceTransition()
    #expect(
      log.take() == ["b willAppear", "c willAppear", "b isAppearing", "c isAppearing", "c didAppear", "b didAppear"])
    screen.close()
  }

  @Test func aTransitionThatTurnsBackIsReported() {
    let (a, b) = (ManualController("a", log), LoggingController("b", log))
    a.then["load"] = { a.embed(b) }
    let screen = Screens.show(a)
    b.beginAppearanceTransition(true, animated: false)
    _ = log.take()
    b.beginAppearanceTransition(false, animated: false)
    b.endAppearanceTransition()
    #expect(log.take() == ["b willDisappear", "b didDisappear"])
    screen.close()
  }

  @Test func unbalancedCallsDoNothing() {
    let b = LoggingController("b", log)
    b.endAppearanceTransition()
    b.beginAppearanceTransition(false, animated: false)
    #expect(log.take() == [])
    b.beginAppearanceTransition(true, animated: false)
    b.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["b load", "b willAppear"])
  }
}
