import Testing

@testable import HeadlessUIKit

/// Stacks that change without an animation: the change ends with the layout that shows it.
@MainActor @Suite struct UnanimatedStackTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidLayoutSubviews() { if log.last != "didLayout" { log.append("didLayout") } }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  /// Records what a coordinator does when a stack has shown a controller.
  private final class Follower: NSObject, UINavigationControllerDelegate {
    var shown: [(controller: UIViewController, from: UIViewController?)] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      shown.append((viewController, navigationController.transitionCoordinator?.viewController(forKey: .from)))
    }
  }

  @MainActor private struct Shown {
    let window: UIWindow
    let stack: UINavigationController
    let root: Page
    let follower = Follower()
  }

  private func shown() -> Shown {
    let root = Page()
    let shown = Shown(
      window: UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)),
      stack: UINavigationController(rootViewController: root), root: root)
    shown.window.rootViewController = shown.stack
    shown.window.isHidden = false
    shown.window.updateScreen()
    shown.stack.delegate = shown.follower
    return shown
  }

  @Test func aPushEndsWithTheLayout() {
    let shown = shown()
    defer { shown.window.isHidden = true }
    let page = Page()
    shown.stack.pushViewController(page, animated: false)
    #expect(page.log == [])
    shown.stack.view.layoutIfNeeded()
    #expect(page.log == ["willAppear", "didLayout", "didAppear"])
    #expect(shown.root.log.last == "didDisappear")
    #expect(shown.root.view.window == nil)
    #expect(shown.follower.shown.map(\.controller) == [page])
  }

  @Test func aPopEndsWithTheLayoutAndNamesWhereItCameFrom() {
    let shown = shown()
    defer { shown.window.isHidden = true }
    let page = Page()
    shown.stack.pushViewController(page, animated: false)
    shown.stack.view.layoutIfNeeded()
    shown.stack.popViewController(animated: false)
    shown.stack.view.layoutIfNeeded()
    #expect(page.log.last == "didDisappear")
    #expect(page.parent == nil)
    #expect(shown.root.log.suffix(1) == ["didAppear"])
    #expect(shown.follower.shown.map(\.controller) == [page, shown.root])
    #expect(shown.follower.shown.last?.from === page)
    #expect(shown.stack.transitionCoordinator == nil)
  }

  @Test func theDelegateMayAskWhereAnAnimatedPopCameFrom() {
    let shown = shown()
    defer { shown.window.isHidden = true }
    let page = Page()
    shown.stack.pushViewController(page, animated: true)
    shown.window.updateScreen()
    shown.stack.popViewController(animated: true)
    shown.window.updateScreen()
    #expect(shown.follower.shown.map(\.controller) == [page, shown.root])
    #expect(shown.follower.shown.map(\.from) == [shown.root, page])
    #expect(shown.stack.transitionCoordinator == nil)
  }

  @Test func whatIsPushedWhenAPageHasAppearedIsShownByTheNextLayout() {
    let shown = shown()
    defer { shown.window.isHidden = true }
    let (first, second) = (Page(), Page())
    shown.stack.pushViewController(first, animated: false)
    shown.stack.view.layoutIfNeeded()
    shown.stack.setViewControllers([shown.root, second], animated: false)
    shown.window.layoutIfNeeded()
    #expect(first.log.last == "didDisappear")
    #expect(second.log.last == "didAppear")
    #expect(shown.stack.topViewController === second)
  }

  @Test func withoutAnimationsAnAnimatedPushEndsWithTheLayout() {
    let shown = shown()
    UIView.setAnimationsEnabled(false)
    defer {
      UIView.setAnimationsEnabled(true)
      shown.window.isHidden = true
    }
    let page = Page()
    shown.stack.pushViewController(page, animated: true)
    shown.stack.view.layoutIfNeeded()
    #expect(page.log.last == "didAppear")
  }
}
