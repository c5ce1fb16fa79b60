import UIKit

/// Pushes onto a navigation controller and pops from it, and tells when a screen has gone, whatever removed it: the
/// router, the back button, a swipe from the edge.
///
/// Flows that share a navigation controller share its router, because a navigation controller has one delegate.
@MainActor public final class NavigationRouter: NSObject {
  public let navigationController: UINavigationController

  /// Called for each screen that is shown, after the completions of those that have gone.
  public var onShow: ((UIViewController) -> Void)?

  private var watched: [(screen: UIViewController, onPop: () -> Void)] = []

  /// - Parameter navigationController: the one to route on; the router becomes its delegate.
  public init(_ navigationController: UINavigationController = UINavigationController()) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  /// The screens from the lowest to the one that is shown.
  public var screens: [UIViewController] { navigationController.viewControllers }

  /// The screen that is shown.
  public var topScreen: UIViewController? { navigationController.topViewController }

  /// Shows a screen on top of the others.
  ///
  /// - Parameters:
  ///   - screen: is pushed.
  ///   - animated: whether it is seen coming; the first screen of all is there at once.
  ///   - onPop: called once, when the screen has left the stack.
  public func push(_ screen: UIViewController, animated: Bool = true, onPop: (() -> Void)? = nil) {
    watch(screen, onPop)
    navigationController.pushViewController(screen, animated: animated && !screens.isEmpty)
  }

  /// Takes the uppermost screen away; the lowest one stays.
  public func pop(animated: Bool = true) {
    navigationController.popViewController(animated: animated)
    tellGoneOffScreen()
  }

  /// Takes away what lies above a screen; nothing happens where the screen isn't in the stack.
  public func pop(to screen: UIViewController, animated: Bool = true) {
    guard screens.contains(where: { $0 === screen }), screen !== topScreen else { return }
    navigationController.popToViewController(screen, animated: animated)
    tellGoneOffScreen()
  }

  /// Takes away all but the lowest screen.
  public func popToFirst(animated: Bool = true) {
    navigationController.popToRootViewController(animated: animated)
    tellGoneOffScreen()
  }

  /// Replaces the whole stack.
  ///
  /// - Parameters:
  ///   - screens: from the lowest to the one that is shown.
  ///   - animated: whether the change is visible.
  ///   - onPop: called once, when the first of `screens` has left the stack.
  public func setScreens(_ screens: [UIViewController], animated: Bool = true, onPop: (() -> Void)? = nil) {
    if let first = screens.first { watch(first, onPop) }
    navigationController.setViewControllers(screens, animated: animated)
    tellGoneOffScreen()
  }

  /// Carries something back through the stack: tells every screen in it that is of a kind, from the uppermost to the
  /// lowest, screens within containers too.
  ///
  ///     router.carryBack { (screen: any CitiesShowing) in screen.cities = cities }
  public func carryBack<Screen>(_ tell: (Screen) -> Void) {
    for screen in screens.reversed() { screen.tellTree(tell) }
  }

  private func watch(_ screen: UIViewController, _ onPop: (() -> Void)?) {
    if let onPop { watched.append((screen, onPop)) }
  }

  /// A navigation controller that isn't in a window shows nothing, and tells its delegate of nothing.
  private func tellGoneOffScreen() {
    if navigationController.viewIfLoaded?.window == nil { tellGone() }
  }

  /// Runs the completions of the screens that have left, the uppermost first.
  private func tellGone() {
    let left = screens
    let gone = watched.filter { entry in !left.contains { $0 === entry.screen } }
    guard !gone.isEmpty else { return }
    watched.removeAll { entry in gone.contains { $0.screen === entry.screen } }
    for entry in gone.reversed() { entry.onPop() }
  }
}

extension NavigationRouter: UINavigationControllerDelegate {
  /// Tells of screens that have left, and of the one that is shown now.
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
