import Foundation

/// One controller's view takes the place of another's, with the callbacks in UIKit's order. It begins with a layout of the
/// navigation controller's view and ends with the window's next update.
@MainActor final class NavigationTransition {
  private unowned let navigationController: UINavigationController
  let from: UIViewController?
  let to: UIViewController
  private let animated: Bool
  private let coordinator: TransitionCoordinator

  init(_ navigationController: UINavigationController, to: UIViewController, pending: PendingNavigation) {
    self.navigationController = navigationController
    let from = navigationController.navigation.shown
    self.from = from
    self.to = to
    // Together with the navigation controller its first child appears as it does.
    let appearsAlong = navigationController.core.appearance == .appearing
    animated = appearsAlong ? navigationController.core.appearsAnimated : pending.animated
    coordinator =
      pending.coordinator
      ?? TransitionCoordinator(
        container: navigationController.navigation.transitionView, isAnimated: pending.animated, from: from, to: to)
  }

  func begin() {
    let navigation = navigationController.navigation
    guard let window = navigationController.viewIfLoaded?.window, navigationController.isOnScreen else {
      place()
      navigation.shown = to
      return end()
    }
    navigationController.core.coordinator = coordinator
    from?.core.coordinator = coordinator
    to.core.coordinator = coordinator
    to.loadViewIfNeeded()
    from?.beginTransition(isAppearing: false, animated: animated)
    to.beginTransition(isAppearing: true, animated: animated)
    navigationController.delegate?.navigationController(navigationController, willShow: to, animated: animated)
    place()
    navigation.shown = to
    coordinator.runAnimations()
    window.afterUpdate { self.finish() }
  }

  private func place() {
    guard let view = to.view else { return }
    let wrapper = UIViewControllerWrapperView(frame: navigationController.wrapperFrame(for: to))
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigationController.navigation.transitionView.addSubview(wrapper)
    wrapper.barInsets = navigationController.barInsets(in: wrapper.frame)
    view.frame = wrapper.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
  }

  private func finish() {
    takeAway()
    from?.endTransition()
    to.endTransition()
    end()
  }

  private func takeAway() {
    guard let view = from?.viewIfLoaded, let wrapper = view.superview as? UIViewControllerWrapperView else { return }
    view.removeFromSuperview()
    wrapper.removeFromSuperview()
  }

  private func end() {
    takeAway()
    let navigation = navigationController.navigation
    navigation.running = nil
    for controller in [from, to] { controller?.core.coordinator = nil }
    if navigationController.core.coordinator === coordinator {
      navigationController.core.coordinator = navigation.pending?.coordinator
    }
    navigationController.settleChildren()
    if navigationController.isOnScreen {
      navigationController.delegate?.navigationController(navigationController, didShow: to, animated: animated)
    }
    coordinator.complete()
    if navigation.pending != nil { navigationController.view.setNeedsLayout() }
  }
}
