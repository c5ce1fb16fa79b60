import Foundation

/// Replaces one controller's view with another's, with the callbacks in UIKit's order. It begins with a layout of the navigation
/// controller's view. A transition without animation ends with that layout, others with the window's next update.
@MainActor final class NavigationTransition {
  private unowned let navigationController: UINavigationController
  let from: UIViewController?
  let to: UIViewController
  private let pending: PendingNavigation
  private let animated: Bool
  private let coordinator: TransitionCoordinator
  private var isOver = false
  /// Whether the layout that began the transition ends it, too: calls in public crash reports of UIKit lead from the stack's
  /// `layoutSubviews` to the end of a transition without an animation.
  private var endsWithTheLayout = false

  init(_ navigationController: UINavigationController, to: UIViewController, pending: PendingNavigation) {
    self.navigationController = navigationController
    let from = navigationController.navigation.shown
    self.from = from
    self.to = to
    self.pending = pending
    // Together with the navigation controller its first child appears as it does.
    let appearsAlong = navigationController.core.appearance == .appearing
    animated = appearsAlong ? navigationController.core.appearsAnimated : pending.animated
    coordinator =
      pending.coordinator
      ?? TransitionCoordinator(
        container: navigationController.navigation.transitionView, isAnimated: pending.animated, from: from, to: to)
  }

  private var navigation: NavigationState { navigationController.navigation }

  // MARK: Beginning

  func begin() {
    guard let window = navigationController.viewIfLoaded?.window, navigationController.isOnScreen else {
      place()
      navigation.shown = to
      return end()
    }
    let animator = animator
    for controller in [navigationController, from, to] { controller?.core.coordinator = coordinator }
    to._loadViewIfNeeded()
    from?.beginTransition(isAppearing: false, animated: animated)
    to.beginTransition(isAppearing: true, animated: animated)
    navigationController.delegate?.navigationController(navigationController, willShow: to, animated: animated)
    // The window keeps the navigation controller, and with it this transition, until the end.
    let keeper = navigationController
    if let animator, let container = from?.viewIfLoaded?.superview as? UIViewControllerWrapperView {
      navigation.shown = to
      run(animator, in: container, window) { didComplete in
        withExtendedLifetime(keeper) { didComplete ? self.finish(in: container) : self.cancel(in: container) }
      }
    } else {
      place()
      navigation.shown = to
      let motion = slide()
      SystemMotion.animate(motion != nil) { coordinator.runAnimations() }
      endsWithTheLayout =
        from != nil && navigationController.core.appearance == .appeared && !(animated && UIView.areAnimationsEnabled)
      let finish = { withExtendedLifetime(keeper) { self.finish(in: nil) } }
      if let motion { motion.run(finish) } else if !endsWithTheLayout { window.afterUpdate(finish) }
    }
  }

  private func place() {
    guard let view = to.view else { return }
    let wrapper = UIViewControllerWrapperView(frame: navigationController.view.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigation.transitionView.addSubview(wrapper)
    wrapper.barInsets = navigationController.barInsets(in: wrapper.frame)
    fill(wrapper, with: view, of: to)
  }

  private func fill(_ wrapper: UIViewControllerWrapperView, with view: UIView, of controller: UIViewController) {
    wrapper.place(view, at: navigationController.contentFrame(for: controller))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== wrapper { wrapper.addSubview(view) }
  }

  /// The system's animation for pictures of moments: the upper view moves by its width, the lower one by 30 % of it. Of two
  /// controllers in the stack, the one that was there first is below.
  private func slide() -> SystemMotion? {
    guard animated, SystemMotion.isShown, navigationController.core.appearance == .appeared,
      let old = from?.viewIfLoaded?.superview as? UIViewControllerWrapperView,
      let new = to.viewIfLoaded?.superview as? UIViewControllerWrapperView, old !== new
    else { return nil }
    let isPop = pending.operation == .pop
    let isRightToLeft = navigationController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = navigationController.view.bounds.width * (isRightToLeft ? -1 : 1)
    let (above, below) = (CGPoint(x: width, y: 0), CGPoint(x: -0.3 * width, y: 0))
    if isPop { navigation.transitionView.sendSubviewToBack(new) }
    var motion = SystemMotion()
    motion.move(new, from: isPop ? below : above)
    motion.move(old, to: isPop ? above : below)
    return motion
  }

  // MARK: Animators

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard animated, let from, let delegate = navigationController.delegate else { return nil }
    return delegate.navigationController(
      navigationController, animationControllerFor: pending.operation, from: from, to: to)
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, in container: UIViewControllerWrapperView,
    _ window: UIWindow, end: @escaping (Bool) -> Void
  ) {
    container.frame = navigationController.view.bounds
    container.barInsets = navigationController.barInsets(in: container.frame)
    let place = navigationController.contentFrame(for: to)
    let context = _UIViewControllerOneToOneTransitionContext(
      container: container,
      from: .init(controller: from, view: from?.viewIfLoaded, initialFrame: place, finalFrame: .zero),
      to: .init(controller: to, view: to.view, initialFrame: .zero, finalFrame: place))
    let interaction = navigationController.delegate?.navigationController(
      navigationController, interactionControllerFor: animator)
    context.run(animator, interaction: interaction, alongside: coordinator, in: window, end: end)
  }

  /// The interactive transition was cancelled: the previous view stays.
  private func cancel(in container: UIViewControllerWrapperView) {
    navigation.shown = from
    to.beginTransition(isAppearing: false, animated: animated)
    from?.beginTransition(isAppearing: true, animated: animated)
    to.viewIfLoaded?.removeFromSuperview()
    to.endTransition()
    if let from, let view = from.viewIfLoaded { fill(container, with: view, of: from) }
    from?.endTransition()
    if let previous = pending.previous { navigationController.restore(previous) }
    close()
    coordinator.complete()
  }

  // MARK: Ending

  /// To be called when the layout has placed everything.
  func endWithTheLayout() {
    guard endsWithTheLayout, !isOver else { return }
    to.viewIfLoaded?.layoutIfNeeded()
    withExtendedLifetime(navigationController) { finish(in: nil) }
  }

  /// The first controller of a stack is shown at once: a push needn't wait for the window's update.
  func endFirstShowing() {
    if from == nil { finish(in: nil) }
  }

  /// - Parameter container: where an animator has moved the views; nil where it was the system's transition.
  private func finish(in container: UIViewControllerWrapperView?) {
    guard !isOver else { return }
    isOver = true
    takeAway(keeping: container)
    if let container, let view = to.viewIfLoaded { fill(container, with: view, of: to) }
    from?.endTransition()
    to.endTransition()
    end()
  }

  private func takeAway(keeping container: UIView? = nil) {
    guard let view = from?.viewIfLoaded, let wrapper = view.superview as? UIViewControllerWrapperView else { return }
    view.removeFromSuperview()
    if wrapper !== container { wrapper.removeFromSuperview() }
  }

  private func end() {
    takeAway(keeping: to.viewIfLoaded?.superview)
    navigation.running = nil
    navigationController.settleChildren()
    if navigationController.isOnScreen, navigationController.view.window != nil {
      // The delegate may still read the transition's source from the coordinator.
      navigationController.delegate?.navigationController(navigationController, didShow: to, animated: animated)
    }
    close()
    coordinator.complete()
  }

  private func close() {
    for end in pending.endsInTransactions { end() }
    if navigation.running === self { navigation.running = nil }
    for controller in [from, to] where controller?.core.coordinator === coordinator {
      controller?.core.coordinator = nil
    }
    let waiting = navigation.pending
    if navigationController.core.coordinator === coordinator {
      navigationController.core.coordinator = waiting?.coordinator
    }
    if waiting != nil { navigationController.view.setNeedsLayout() }
  }
}
