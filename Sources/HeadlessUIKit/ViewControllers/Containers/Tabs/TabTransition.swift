import Foundation

/// The transition from one tab's view to another's, with the callbacks in UIKit's order: the new controller's are first.
@MainActor final class TabTransition {
  private unowned let owner: UITabBarController
  private let old: UIViewController
  private let new: UIViewController

  init(_ owner: UITabBarController, from old: UIViewController, to new: UIViewController) {
    self.owner = owner
    self.old = old
    self.new = new
  }

  func run(in window: UIWindow) {
    new._loadViewIfNeeded()
    let animator = owner.delegate?.tabBarController(owner, animationControllerForTransitionFrom: old, to: new)
    new.beginTransition(isAppearing: true, animated: animator != nil)
    old.beginTransition(isAppearing: false, animated: animator != nil)
    if let animator { return run(animator, in: window) }
    owner.place(new)
    old.takeOutOfWrapper()
    window.layoutIfNeeded()
    old.endTransition()
    new.endTransition()
  }

  private func run(_ animator: any UIViewControllerAnimatedTransitioning, in window: UIWindow) {
    let container = owner.tabState.transitionView
    let coordinator = TransitionCoordinator(container: container, isAnimated: true, from: old, to: new)
    for controller in [owner, old, new] { controller.core.coordinator = coordinator }
    owner.tabState.running = self
    let context = _UIViewControllerOneToOneTransitionContext(
      container: container,
      from: .init(controller: old, view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero),
      to: .init(controller: new, view: new.view, finalFrame: owner.contentFrame(for: new)))
    let interaction = owner.delegate?.tabBarController(owner, interactionControllerFor: animator)
    context.run(animator, interaction: interaction, alongside: coordinator, in: window) { self.end($0, coordinator) }
  }

  private func end(_ isComplete: Bool, _ coordinator: TransitionCoordinator) {
    for controller in [owner, old, new] { controller.core.coordinator = nil }
    owner.tabState.running = nil
    if isComplete {
      new.viewIfLoaded?.removeFromAnimatorsPlace()
      owner.place(new)
      old.takeOutOfWrapper()
    } else {
      new.viewIfLoaded?.removeFromSuperview()
      owner.tabState.placed = old
      owner.tabState.selected = old
      owner.tabBarItemsDidChange()
      old.beginTransition(isAppearing: true, animated: true)
      new.beginTransition(isAppearing: false, animated: true)
    }
    old.endTransition()
    new.endTransition()
    coordinator.complete()
    owner.view.setNeedsLayout()
  }
}

extension UIView {
  /// The transform that an animator may have left would make the frame another one.
  fileprivate func removeFromAnimatorsPlace() {
    transform = .identity
  }
}
