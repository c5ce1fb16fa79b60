import Testing
import UIKit

@testable import HeadlessUIKit

/// The stack of a navigation controller, and the calls that its controllers receive.
@MainActor @Suite struct NavigationStackTests {
  private let log = CallLog()

  private func controllers(_ names: String...) -> [LoggingController] { names.map { LoggingController($0, log) } }

  @Test func theRootIsOnTheStackAtOnceAndAppearsWithTheNavigationController() {
    let root = LoggingController("a", log)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.topViewController === root)
    #expect(navigation.visibleViewController === root)
    #expect(root.navigationController === navigation)
    #expect(log.take() == ["a willMove(nil)"])
    #expect(!root.isViewLoaded)
    let screen = Screens.show(navigation)
    #expect(log.take() == ["a load", "a willAppear", "a isAppearing", "a didAppear", "a didMove(nil)"])
    screen.close()
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test(arguments: [true, false]) func aPushShowsTheNewControllerWithTheNextUpdate(animated: Bool) {
    let pair = controllers("a", "b")
    let navigation = UINavigationController(rootViewController: pair[0])
    let screen = Screens.show(navigation)
    _ = log.take()
    var flags: [Bool] = []
    pair[1].then["willAppear"] = { flags = [pair[1].isMovingToParent, pair[0].isMovingFromParent] }
    navigation.pushViewController(pair[1], animated: animated)
    #expect(navigation.topViewController === pair[1])
    #expect(log.take() == ["b willMove(nil)"])
    #expect(!pair[1].isViewLoaded)
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b load", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
        "b didMove(nil)",
      ])
    #expect(flags == [true, false])
    #expect(!pair[1].isMovingToParent)
    #expect(pair[0].view.window == nil)
    #expect(pair[1].view.window === screen.window)
    screen.close()
  }

  @Test func aPopTakesTheControllerAwayForGood() {
    let pair = controllers("a", "b")
    let navigation = UINavigationController()
    navigation.viewControllers = pair
    let screen = Screens.show(navigation)
    _ = log.take()
    var flags: [Bool] = []
    pair[1].then["willDisappear"] = { flags = [pair[1].isMovingFromParent, pair[0].isMovingToParent] }
    let popped = navigation.popViewController(animated: true)
    #expect(popped === pair[1])
    #expect(navigation.viewControllers == [pair[0]])
    #expect(log.take() == ["b willMove(nil)"])
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "a load", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear",
        "b didMove(nil)",
      ])
    #expect(flags == [true, false])
    #expect(pair[1].parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    screen.close()
  }

  @Test func poppingReturnsWhatWasAbove() {
    let all = controllers("a", "b", "c", "d")
    let navigation = UINavigationController()
    navigation.viewControllers = all
    #expect(navigation.popToViewController(all[2], animated: false) == [all[3]])
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [all[0]])
    #expect(navigation.children == [all[0]])
  }

  @Test func controllersInTheMiddleBecomeChildrenAtOnceAndLoadNothing() {
    let all = controllers("a", "b", "c")
    let navigation = UINavigationController()
    navigation.viewControllers = all
    #expect(
      log.take() == ["a willMove(nil)", "b willMove(nil)", "c willMove(nil)", "a didMove(nil)", "b didMove(nil)"])
    let screen = Screens.show(navigation)
    #expect(log.take() == ["c load", "c willAppear", "c isAppearing", "c didAppear", "c didMove(nil)"])
    #expect(!all[0].isViewLoaded && !all[1].isViewLoaded)
    screen.close()
  }

  @Test func replacingTheStackKeepsWhatIsInBoth() {
    let all = controllers("a", "b", "c")
    let navigation = UINavigationController()
    navigation.viewControllers = [all[0], all[1]]
    let screen = Screens.show(navigation)
    _ = log.take()
    navigation.setViewControllers([all[0], all[2]], animated: true)
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b willMove(nil)", "c willMove(nil)", "c load", "b willDisappear", "c willAppear", "c isAppearing",
        "b didDisappear", "c didAppear", "b didMove(nil)", "c didMove(nil)",
      ])
    #expect(navigation.children == [all[0], all[2]])
    screen.close()
  }

  @Test func pushesInARowShowTheLastAlone() {
    let all = controllers("a", "b", "c")
    let navigation = UINavigationController(rootViewController: all[0])
    let screen = Screens.show(navigation)
    navigation.pushViewController(all[1], animated: false)
    navigation.pushViewController(all[2], animated: false)
    screen.window.updateScreen()
    #expect(!all[1].isViewLoaded)
    #expect(all[2].view.window != nil)
    #expect(navigation.viewControllers == all)
    screen.close()
  }

  @Test func aPushFromACallbackComesAfterTheTransition() {
    let all = controllers("a", "b", "c")
    let navigation = UINavigationController(rootViewController: all[0])
    let screen = Screens.show(navigation)
    all[1].then["willAppear"] = { navigation.pushViewController(all[2], animated: false) }
    navigation.pushViewController(all[1], animated: true)
    _ = log.take()
    screen.window.updateScreen()
    let calls = log.take()
    #expect(calls.firstIndex(of: "b didAppear")! < calls.firstIndex(of: "c willAppear")!)
    #expect(calls.last == "c didMove(nil)")
    #expect(all[2].view.window != nil && all[1].view.window == nil)
    screen.close()
  }

  @Test func whatChangesBehindAFullScreenIsInPlaceAfterwards() {
    let pair = controllers("a", "b")
    let navigation = UINavigationController()
    navigation.viewControllers = pair
    let screen = Screens.show(navigation)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    screen.window.updateScreen()
    #expect(navigation.visibleViewController === cover)
    navigation.popViewController(animated: false)
    screen.window.updateScreen()
    _ = log.take()
    navigation.dismiss(animated: false)
    screen.window.updateScreen()
    let calls = log.take()
    #expect(!calls.contains("b willAppear") && !calls.contains("b didAppear"))
    #expect(calls.contains("a didAppear"))
    #expect(pair[0].view.window != nil && pair[1].parent == nil)
    #expect(navigation.visibleViewController === pair[0])
    screen.close()
  }

  @Test func whatIsPoppedIsFreed() {
    weak var popped: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screens.show(navigation)
    do {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      popped = controller
      navigation.pushViewController(controller, animated: true)
      screen.window.updateScreen()
    }
    navigation.popViewController(animated: true)
    screen.window.updateScreen()
    #expect(popped == nil)
    screen.close()
  }

  @Test func theNavigationControllerIsFreedWithItsWindow() {
    weak var freed: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: ScrollingController())
      freed = navigation
      Screens.show(navigation).close()
    }
    #expect(freed == nil)
  }

  @Test func showPushes() {
    let pair = controllers("a", "b")
    let navigation = UINavigationController(rootViewController: pair[0])
    pair[0].show(pair[1], sender: nil)
    #expect(navigation.viewControllers == pair)
  }

  /// It can't be pushed, but documents contain such segues.
  @Test func showPresentsAnotherStack() {
    let first = UIViewController()
    let screen = Screens.show(UINavigationController(rootViewController: first))
    let other = UINavigationController(rootViewController: UIViewController())
    first.show(other, sender: nil)
    #expect(first.navigationController?.viewControllers == [first])
    #expect(first.presentedViewController === other)
    screen.close()
  }

  @Test func aCoordinatorRunsAlongsideAnAnimatedPush() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screens.show(navigation)
    #expect(navigation.transitionCoordinator == nil)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    var calls: [String] = []
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { calls.append("alongside \($0.viewController(forKey: .to) === next)") },
      completion: { calls.append("completion \($0.isCancelled)") })
    screen.window.updateScreen()
    #expect(calls == ["alongside true", "completion false"])
    #expect(navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: false)
    #expect(navigation.transitionCoordinator == nil)
    screen.close()
  }

  @Test func delegatesHearOfEveryChange() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { calls.append("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { calls.append("did \(viewController.title ?? "") \(animated)") }
    }
    let delegate = Delegate()
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "a"
    b.title = "b"
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    let screen = Screens.show(navigation)
    navigation.pushViewController(b, animated: true)
    screen.window.updateScreen()
    navigation.popViewController(animated: false)
    screen.window.updateScreen()
    #expect(
      delegate.calls == [
        "will a false", "did a false", "will b true", "did b true", "will a false", "did a false",
      ])
    screen.close()
  }

  @Test func aDelegatesAnimatorMovesTheViews() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var places: [CGRect] = []
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        places.append(context.finalFrame(for: to))
        context.containerView.addSubview(view)
        context.completeTransition(true)
      }
    }
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let animator = Animator()
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
      }
    }
    let delegate = Delegate()
    let pair = controllers("a", "b")
    let navigation = UINavigationController(rootViewController: pair[0])
    navigation.delegate = delegate
    let screen = Screens.show(navigation)
    _ = log.take()
    navigation.pushViewController(pair[1], animated: true)
    screen.window.updateScreen()
    #expect(delegate.operations == [.push])
    #expect(delegate.animator.places == [CGRect(x: 0, y: 0, width: 400, height: 800)])
    #expect(pair[1].view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(pair[1].view.window != nil && pair[0].view.window == nil)
    #expect(log.take().last == "b didMove(nil)")
    navigation.popViewController(animated: true)
    screen.window.updateScreen()
    #expect(delegate.operations == [.push, .pop])
    #expect(pair[0].view.window != nil && pair[1].view.window == nil)
    screen.close()
  }

  // MARK: Invalid use

  /// Such a change can't be cancelled, so there may be no state to return to.
  @Test func withoutAWindowWhatLeavesTheStackIsLetGo() {
    let navigation = UINavigationController()
    weak var left: UIViewController?
    weak var popped: UIViewController?
    do {
      let controllers = [UIViewController(), UIViewController(), UIViewController()]
      (left, popped) = (controllers[0], controllers[2])
      navigation.pushViewController(controllers[0], animated: false)
      navigation.setViewControllers(Array(controllers[1...]), animated: true)
      navigation.popViewController(animated: true)
    }
    #expect(left == nil && popped == nil && navigation.viewControllers.count == 1)
  }

  @Test func aControllerIsPushedOnce() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        UINavigationController(rootViewController: controller).pushViewController(controller, animated: true)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Pushing the same view controller instance more than once is not supported (<"))
  }

  @Test func navigationControllersAreNotPushed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UINavigationController().pushViewController(UINavigationController(), animated: true) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Pushing a navigation controller is not supported"))
  }
}
