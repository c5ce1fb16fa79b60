import UIKit

/// A flow in a navigation controller: its own, or that of the parent flow.
///
///     final class CityFlow: NavigationCoordinator<City> {
///       override func start() {
///         let regions = RegionList()
///         regions.onChoose = { [weak self] in self?.showCities(of: $0) }
///         push(regions)
///       }
///     }
///
///     start(CityFlow(router: router)) { [weak self] city in self?.profile.city = city }
///
/// When the flow ends, its screens are popped, back to the one from which it was started. If the user leaves with the back button
/// and the flow's first screen is popped, the flow is cancelled.
@MainActor open class NavigationCoordinator<Output>: Coordinator<Output>, Flow {
  /// Pushes and pops screens; shared with child flows.
  public final let router: NavigationRouter

  /// The navigation controller.
  public final var rootViewController: UIViewController { router.navigationController }

  /// Whether the screens are popped with an animation when the flow ends.
  public final var animatesEnd = true

  private weak var screenBefore: UIViewController?
  private weak var firstScreen: UIViewController?

  /// - Parameter router: the parent flow's router; by default, a new one.
  public init(router: NavigationRouter = NavigationRouter()) {
    self.router = router
    screenBefore = router.topScreen
    super.init()
  }

  /// Pushes a screen of this flow.
  ///
  /// - Parameters:
  ///   - screen: the screen to push.
  ///   - animated: whether the push is animated.
  ///   - onPop: called once, when the screen has left the stack.
  public final func push(_ screen: UIViewController, animated: Bool = true, onPop: (() -> Void)? = nil) {
    guard firstScreen == nil else { return router.push(screen, animated: animated, onPop: onPop) }
    firstScreen = screen
    router.push(
      screen, animated: animated,
      onPop: { [weak self] in
        onPop?()
        self?.cancel()
      })
  }

  /// Pops to the first screen of this flow.
  public final func popToFirst(animated: Bool = true) {
    if let firstScreen { router.pop(to: firstScreen, animated: animated) }
  }

  override func willEnd() {
    super.willEnd()
    guard let screenBefore, let firstScreen, router.screens.contains(where: { $0 === firstScreen }) else { return }
    router.pop(to: screenBefore, animated: animatesEnd)
  }
}
