import UIKit

/// Pushes and pops the screens of a navigation controller, and reports when a screen was removed, whatever the cause: the router,
/// the back button, a swipe from the edge.
///
/// Flows that share a navigation controller share its router, because a navigation controller has a single delegate.
@MainActor public final class NavigationRouter: NSObject {
  public let navigationController: UINavigationController

  /// Called for each screen that is displayed, after the completions of removed ones.
  public var onShow: ((UIViewController) -> Void)?

  private var watched: [(screen: UIViewController, onPop: () -> Void)] = []

  /// - Parameter navigationController: the controller to use; the router becomes its delegate.
  public init(_ navigationController: UINavigationController = UINavigationController()) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  /// The screens, from the lowest to the displayed one.
  public var screens: [UIViewController] { navigationController.viewControllers }

  /// The displayed screen.
  public var topScreen: UIViewController? { navigationController.topViewController }

  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen to push.
  ///   - animated: whether the push is animated; the first screen appears at once.
  ///   - onPop: called once, when the screen has left the stack.
  public func push(_ screen: UIViewController, animated: Bool = true, onPop: (() -> Void)? = nil) {
    watch(screen, onPop)
    navigationController.pushViewController(screen, animated: animated && !screens.isEmpty)
  }

  /// Pops the top screen, unless it is the only one.
  public func pop(animated: Bool = true) {
    navigationController.popViewController(animated: animated)
    tellGoneOffScreen()
  }

  /// Pops to a screen; has no effect if the screen isn't in the stack.
  public func pop(to screen: UIViewController, animated: Bool = true) {
    guard screens.contains(where: { $0 === screen }), screen !== topScreen else { return }
    navigationController.popToViewController(screen, animated: animated)
    tellGoneOffScreen()
  }

  /// Pops to the lowest screen.
  public func popToFirst(animated: Bool = true) {
    navigationController.popToRootViewController(animated: animated)
    tellGoneOffScreen()
  }

  /// Replaces the whole stack.
  ///
  /// - Parameters:
  ///   - screens: from the lowest to the displayed one.
  ///   - animated: whether the change is animated.
  ///   - onPop: called once, when the first of `screens` has left the stack.
  public func setScreens(_ screens: [UIViewController], animated: Bool = true, onPop: (() -> Void)? = nil) {
    if let first = screens.first { watch(first, onPop) }
    navigationController.setViewControllers(screens, animated: animated)
    tellGoneOffScreen()
  }

  /// Passes data back through the stack: calls the closure for every screen with a type, from the top to the bottom, including
  /// screens in containers.
  ///
  ///     router.carryBack { (screen: any CitiesShowing) in screen.cities = cities }
  public func carryBack<Screen>(_ tell: (Screen) -> Void) {
    for screen in screens.reversed() { screen.tellTree(tell) }
  }

  private func watch(_ screen: UIViewController, _ onPop: (() -> Void)?) {
    if let onPop { watched.append((screen, onPop)) }
  }

  /// A navigation controller outside of a window doesn't display screens, and doesn't call its delegate.
  private func tellGoneOffScreen() {
    if navigationController.viewIfLoaded?.window == nil { tellGone() }
  }

  /// Calls the completions of the removed screens, the uppermost first.
  private func tellGone() {
    let left = screens
    let gone = watched.filter { entry in !left.contains { $0 === entry.screen } }
    guard !gone.isEmpty else { return }
    watched.removeAll { entry in gone.contains { $0.screen === entry.screen } }
    for entry in gone.reversed() { entry.onPop() }
  }
}

extension NavigationRouter: UINavigationControllerDelegate {
  /// Reports removed screens, and the displayed one.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    tellGone()
    onShow?(viewController)
  }
}

extension UIViewController {
  fileprivate func tellTree<Screen>(_ tell: (Screen) -> Void) {
    if let screen = self as? Screen { tell(screen) }
    for child in children { child.tellTree(tell) }
  }
}
