import Testing
import UIKit

@testable import HeadlessUIKit

/// The life cycle with windows and presentations, and controllers' properties about it.
@MainActor @Suite struct LifeCycleTests {
  private let log = CallLog()

  // MARK: Hidden windows

  @Test func behindAFullScreenTheRootStaysAwayWhenTheWindowComesBack() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    screen.window.updateScreen()
    _ = log.take()
    screen.window.isHidden = true
    #expect(log.take() == ["b willDisappear", "b didDisappear"])
    screen.window.isHidden = false
    screen.window.updateScreen()
    #expect(log.take() == ["b willAppear", "b isAppearing", "b didAppear"])
    #expect(a.core.appearance == .disappeared)
    screen.close()
  }

  @Test func aSheetAndWhatIsBelowGoAndComeWithTheWindow() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    a.present(b, animated: false)
    screen.window.updateScreen()
    _ = log.take()
    screen.window.isHidden = true
    #expect(log.take() == ["b willDisappear", "b didDisappear", "a willDisappear", "a didDisappear"])
    screen.window.isHidden = false
    screen.window.updateScreen()
    #expect(
      log.take() == ["a willAppear", "a isAppearing", "b willAppear", "b isAppearing", "a didAppear", "b didAppear"])
    screen.close()
  }

  // MARK: Views without their controllers

  @Test func aChildWhoseViewGoesStaysAChildAndIsNotMoving() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    a.then["load"] = { a.embed(b) }
    let screen = Screens.show(a)
    _ = log.take()
    var flags: [Bool] = []
    for call in ["willDisappear", "didDisappear", "willAppear", "didAppear"] {
      b.then[call] = { flags += [b.isMovingFromParent, b.isMovingToParent] }
    }
    b.view.removeFromSuperview()
    #expect(log.take() == ["b willDisappear", "b didDisappear"])
    #expect(b.parent === a)
    a.view.addSubview(b.view)
    screen.window.updateScreen()
    #expect(log.take() == ["b willAppear", "b isAppearing", "b didAppear"])
    #expect(!flags.contains(true))
    screen.close()
  }

  @Test func aViewThatMovesWithinTheWindowCallsNothing() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let box = UIView()
    a.then["load"] = {
      a.view.addSubview(box)
      a.embed(b)
    }
    let screen = Screens.show(a)
    _ = log.take()
    box.addSubview(b.view)
    screen.window.updateScreen()
    #expect(log.take() == [])
    screen.close()
  }

  @Test func aControllerWithoutAParentAppearsWithItsView() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    a.view.addSubview(b.view)
    screen.window.updateScreen()
    #expect(log.take() == ["b load", "b willAppear", "b isAppearing", "b didAppear"])
    screen.close()
    #expect(log.take().filter { $0.hasPrefix("b") } == ["b willDisappear", "b didDisappear"])
  }

  @Test func theParentIsKnownWhenItIsNotified() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    var parents: [String] = []
    for call in ["willMove(a)", "didMove(a)", "willMove(nil)", "didMove(nil)"] {
      b.then[call] = { parents.append("\(call): \(b.parent === a) \(a.children.count)") }
    }
    a.embed(b)
    a.expel(b)
    #expect(
      parents == ["willMove(a): false 0", "didMove(a): true 1", "willMove(nil): true 1", "didMove(nil): false 0"])
  }

  @Test func aViewThatWasTakenAwayIsLoadedAgain() {
    let a = LoggingController("a", log)
    let first = a.view
    a.view = nil
    #expect(!a.isViewLoaded && first?.next == nil)
    #expect(a.view !== first)
    #expect(log.take() == ["a load", "a load"])
  }

  // MARK: Looks

  @Test func theStatusBarIsDecidedAlongTheContainers() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let stack = UINavigationController(rootViewController: Light())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = Screens.show(tabs)
    // A navigation bar decides for itself.
    #expect(UIApplication.shared.statusBarStyle == .darkContent)
    stack.isNavigationBarHidden = true
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    let above = UIViewController()
    above.modalPresentationStyle = .overFullScreen
    tabs.present(above, animated: false)
    screen.window.updateScreen()
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    tabs.dismiss(animated: false)
    screen.window.updateScreen()
    let capturing = UIViewController()
    capturing.modalPresentationStyle = .overFullScreen
    capturing.modalPresentationCapturesStatusBarAppearance = true
    tabs.present(capturing, animated: false)
    screen.window.updateScreen()
    #expect(UIApplication.shared.statusBarStyle == .darkContent)
    screen.close()
  }

  @Test func controllersAndViewsDescribeThemselvesAsUIKitsDo() {
    let controller = UIViewController()
    #expect(controller.description == "<UIViewController: \(address(of: controller))>")
    #expect(log.entries.isEmpty)
    let logging = LoggingController("a", log)
    #expect("\(logging)" == "<HeadlessUIKitTests.LoggingController: \(address(of: logging))>")
    let view = UIView()
    #expect(
      "\(view)"
        == "<UIView: \(address(of: view)); frame = (0 0; 0 0); layer = <CALayer: \(address(of: view.layer))>>")
  }

  @Test func keyCommandsAreKept() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil && controller.performsActionsWhilePresentingModally)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  // MARK: Animations

  @Test func delegatesOfAnimationsHearOfTheEndWithTheNextUpdate() {
    final class Delegate: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let (controller, delegate) = (UIViewController(), Delegate())
    let screen = Screens.show(controller)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = delegate
    controller.view.layer.add(fade, forKey: "fade")
    #expect(delegate.log == [])
    screen.window.updateScreen()
    #expect(delegate.log == ["start", "stop true"])
    controller.view.layer.add(fade, forKey: "fade")
    controller.view.layer.removeAllAnimations()
    screen.window.updateScreen()
    #expect(delegate.log == ["start", "stop true", "start", "stop false"])
    delegate.log = []
    for endless in [Float.infinity, .greatestFiniteMagnitude] {
      fade.repeatCount = endless
      controller.view.layer.add(fade, forKey: "fade")
      screen.window.updateScreen()
    }
    #expect(delegate.log == ["start", "start"])
    screen.close()
  }
}
