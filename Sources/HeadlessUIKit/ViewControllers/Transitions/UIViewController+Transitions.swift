import Foundation

extension UIViewController {
  /// Notifies children whose size will change, and presented controllers.
  func _viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
    tellOfTurn(coordinator)
  }

  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
    if core.presented?.core.isBeingDismissed == false {
      core.presented?.core.presentation?.effective.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Calls the methods of before there were coordinators, which UIKit still calls where the interface turns.
  func tellOfTurn(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let turn = (coordinator as? TransitionCoordinator)?.turn else { return }
    let duration = coordinator.transitionDuration
    willRotate(to: turn.to, duration: duration)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.willAnimateRotation(to: turn.to, duration: duration) },
      completion: { [weak self] _ in self?.didRotate(from: turn.from) })
  }

  /// Notifies children, including their trait overrides.
  func _willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childTraits = child.traits(inheriting: traits)
      if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
    }
    if core.presented?.core.isBeingDismissed == false {
      core.presented?.core.presentation?.effective.willTransition(to: traits, with: coordinator)
    }
  }
}
