import Testing
import UIKit

@testable import HeadlessUIKit

/// Presented controllers.
@MainActor @Suite struct PresentationTests {
  private let log = CallLog()

  private func present(
    _ style: UIModalPresentationStyle
  ) -> (screen: HostedScreen, below: LoggingController, above: LoggingController) {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    b.modalPresentationStyle = style
    a.present(b, animated: false) { [log] in log.add("completion") }
    screen.window.updateScreen()
    return (screen, a, b)
  }

  @Test func aFullScreenPresentationHidesWhatIsBelow() {
    let (screen, a, b) = present(.fullScreen)
    #expect(
      log.take() == [
        "b load", "a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear", "completion",
      ])
    #expect(a.view.window == nil)
    #expect(b.view.window === screen.window)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(b.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    #expect(b.view.layoutMargins == UIEdgeInsets(50, 16, 30, 16))

    a.dismiss(animated: false) { self.log.add("completion") }
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear", "completion",
      ])
    #expect(a.view.superview === screen.window.rootStage?.card)
    #expect(b.view.window == nil)
    #expect(screen.window.subviews == [screen.window.rootStage?.container])
    #expect(a.view.window === screen.window)
    screen.close()
  }

  /// The window of the presenting controller counts, here the navigation controller: not whether the calling one is visible.
  @Test func whatIsInAStackPresentsUnseen() {
    let (below, top, sheet, alert) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(top, animated: false)
    let screen = Screens.show(navigation)
    below.present(sheet, animated: false)
    #expect(navigation.presentedViewController === sheet && below.presentedViewController === sheet)
    below.dismiss(animated: false)
    screen.window.updateScreen()
    UIViewController().present(alert, animated: false)
    #expect(alert.presentingViewController == nil)
    screen.close()
  }

  @Test func aPresentationOverTheScreenLeavesWhatIsBelow() {
    let (screen, a, b) = present(.overFullScreen)
    #expect(log.take() == ["b load", "b willAppear", "b isAppearing", "b didAppear", "completion"])
    #expect(a.view.window === screen.window)
    #expect(b.view.window === screen.window)
    b.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(log.take() == ["b willDisappear", "b didDisappear"])
    #expect(screen.window.subviews == [screen.window.rootStage?.container])
    #expect(a.view.window === screen.window)
    screen.close()
  }

  @Test func bothKnowEachOther() {
    let (screen, a, b) = present(.fullScreen)
    let child = UIViewController()
    b.addChild(child)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(child.presentingViewController === a)
    #expect(b.presentationController?.presentedViewController === b)
    #expect(b.presentationController?.presentingViewController === a)
    #expect(b.presentationController?.containerView === b.view.superview)
    a.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    screen.close()
  }

  @Test func theRootPresentsForItsChildren() {
    let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    let screen = Screens.show(root)
    modal.modalPresentationStyle = .fullScreen
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    screen.close()
  }

  @Test func theCurrentContextIsTheNearestThatDefinesOne() {
    let (root, context, inner, modal) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    for (parent, child) in [(root, context), (context, inner)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    context.definesPresentationContext = true
    let screen = Screens.show(root)
    context.view.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
    modal.modalPresentationStyle = .overCurrentContext
    inner.present(modal, animated: false)
    screen.window.updateScreen()
    #expect(modal.presentingViewController === context)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 400, height: 300))
    screen.close()
  }

  @Test func flagsAreUpDuringTheCallbacks() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    var flags: [String] = []
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      b.then[call] = { flags.append("\(b.isBeingPresented) \(b.isBeingDismissed)") }
    }
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    screen.window.updateScreen()
    b.dismiss(animated: true)
    screen.window.updateScreen()
    #expect(flags == ["true false", "true false", "false true", "false true"])
    #expect(!b.isBeingPresented && !b.isBeingDismissed)
    screen.close()
  }

  @Test func aStackIsDismissedFromWhereItStands() {
    let (screen, a, b) = present(.fullScreen)
    let c = LoggingController("c", log)
    c.modalPresentationStyle = .overFullScreen
    b.present(c, animated: false)
    screen.window.updateScreen()
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController === c)
    _ = log.take()
    a.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "c willDisappear", "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear",
        "b didDisappear",
      ])
    #expect(screen.window.subviews == [screen.window.rootStage?.container])
    #expect(a.view.window === screen.window)
    #expect(b.presentedViewController == nil)
    screen.close()
  }

  @Test func onePresentationAtATime() {
    let (screen, a, b) = present(.fullScreen)
    let c = UIViewController()
    a.present(c, animated: false)
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    screen.close()
  }

  @Test func whatIsNotOnTheScreenPresentsNothing() {
    let a = UIViewController()
    a.present(UIViewController(), animated: false)
    #expect(a.presentedViewController == nil)
  }

  @Test func dismissingRightAwayEndsThePresentationFirst() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    b.modalPresentationStyle = .overFullScreen
    a.present(b, animated: false)
    b.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(
      log.take() == ["b load", "b willAppear", "b isAppearing", "b didAppear", "b willDisappear", "b didDisappear"])
    screen.close()
  }

  @Test func presentingOnAppearingIsPartOfTheFirstUpdate() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    b.modalPresentationStyle = .fullScreen
    a.then["didAppear"] = { a.present(b, animated: false) }
    let screen = Screens.show(a)
    #expect(b.view.window === screen.window)
    #expect(log.entries.last == "a didDisappear")
    screen.close()
  }

  @Test func theCoordinatorRunsWhatGoesAlongside() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    b.modalPresentationStyle = .fullScreen
    b.then["willAppear"] = { [log] in
      b.transitionCoordinator?.animate(
        alongsideTransition: { context in
          log.add(
            "alongside \(context.viewController(forKey: .from) === a) \(context.viewController(forKey: .to) === b)")
        },
        completion: { _ in log.add("completed") })
    }
    a.present(b, animated: true) { [log] in log.add("completion") }
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b load", "a willDisappear", "b willAppear", "b isAppearing", "alongside true true", "b didAppear",
        "a didDisappear", "completed", "completion",
      ])
    #expect(b.transitionCoordinator == nil)
    screen.close()
  }

  @Test func aCustomPresentationControllerPlacesTheView() {
    final class Half: UIPresentationController {
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
      }
      override func presentationTransitionWillBegin() { calls.append("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did present \(completed)") }
      override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did dismiss \(completed)") }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let (a, b) = (UIViewController(), UIViewController())
    let screen = Screens.show(a)
    let delegate = Delegate()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    screen.window.updateScreen()
    #expect(b.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(b.view.safeAreaInsets == UIEdgeInsets(0, 0, 30, 0))
    b.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(delegate.made?.calls == ["will present", "did present true", "will dismiss", "did dismiss true"])
    screen.close()
  }

  @Test func whatCoversTheScreenDecidesOnTheStatusBar() {
    final class Bare: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let (a, b) = (UIViewController(), Bare())
    let screen = Screens.show(a)
    b.modalPresentationStyle = .overFullScreen
    a.present(b, animated: false)
    screen.window.updateScreen()
    #expect(b.view.safeAreaInsets.top == 50)
    b.dismiss(animated: false)
    screen.window.updateScreen()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    screen.window.updateScreen()
    #expect(b.view.safeAreaInsets.top == 0)
    b.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(a.view.safeAreaInsets.top == 50)
    screen.close()
  }

  @Test func aClosedScreenEndsItsPresentations() {
    let (screen, _, b) = present(.fullScreen)
    _ = log.take()
    screen.close()
    #expect(log.take().contains("b didDisappear"))
    #expect(b.view.window == nil)
    #expect(screen.window.subviews.isEmpty)
  }

  @Test func thePresentedViewTurnsWithTheScreen() {
    let (screen, a, b) = present(.fullScreen)
    screen.change(to: Screens.wide())
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(b.view.safeAreaInsets == UIEdgeInsets(0, 40, 20, 40))
    a.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(a.view.safeAreaInsets == UIEdgeInsets(0, 40, 20, 40))
    screen.close()
  }

  @Test func theAppsContextDecidesWhereACustomPresentationGoes() {
    final class InContext: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { InContext(presentedViewController: presented, presenting: presenting) }
    }
    let (root, child, above) = (UIViewController(), UIViewController(), UIViewController())
    let delegate = Delegate()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    let screen = Screens.show(root)
    child.view.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = delegate
    child.present(above, animated: false)
    screen.window.updateScreen()
    #expect(above.presentingViewController === child)
    #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 400, height: 300))
    screen.close()
  }

  @Test func theAutomaticStyleIsReadAsWhatItComesTo() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .overFullScreen
    #expect(controller.modalPresentationStyle == .overFullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
  }
}
