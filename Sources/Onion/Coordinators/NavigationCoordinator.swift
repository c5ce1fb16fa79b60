import UIKit

/// A flow on a navigation controller. It has one, or takes part in that of the flow that started it:
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
/// When the flow ends, its screens go with it, back to the one that it was started from. When the user leaves by the back
/// button and the flow's first screen is gone, the flow is cancelled.
@MainActor open class NavigationCoordinator<Output>: Coordinator<Output>, Flow {
  /// Pushes and pops; shared with the flows that are started from here.
  public final let router: NavigationRouter

  /// The navigation controller.
  public final var rootViewController: UIViewController { router.navigationController }

  /// Whether the screens are seen leaving when the flow ends.
  public final var animatesEnd = true

  private weak var screenBefore: UIViewController?
  private weak var firstScreen: UIViewController?

  /// - Parameter router: that of the flow this one takes part in; a router of its own where nothing is said.
  public init(router: NavigationRouter = NavigationRouter()) {
    self.router = router
    screenBefore = router.topScreen
    super.init()
  }

  /// Shows a screen of this flow on top of the others.
  ///
  /// - Parameters:
  ///   - screen: is pushed.
  ///   - animated: whether it is seen coming.
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

  /// Goes back to the first screen of this flow.
  public final func popToFirst(animated: Bool = true) {
    if let firstScreen { router.pop(to: firstScreen, animated: animated) }
  }

  override func willEnd() {
    super.willEnd()
    guard let screenBefore, let firstScreen, router.screens.contains(where: { $0 === firstScreen }) else { return }
    router.pop(to: screenBefore, animated: animatesEnd)
  }
}
