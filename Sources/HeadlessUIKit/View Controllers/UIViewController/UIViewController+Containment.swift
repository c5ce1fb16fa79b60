import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child === self {
      fatalError("There was a problem adding a view controller as a child of itself: \(self)")
    }
    if child.parent === self {
      core.children.removeAll { $0 === child }
      core.children.append(child)
      return
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    core.children.append(child)
    child.core.parent = self
    child.core.isMovingToParent = child.core.appearance == .disappeared
    child.viewIfLoaded?.updateTraits()
  }

  func leaveParent() {
    guard let parent = core.parent else { return }
    parent.core.children.removeAll { $0 === self }
    core.parent = nil
    core.traitsFromParent = nil
    core.isMovingToParent = false
    if core.appearance == .disappeared { core.isMovingFromParent = false }
    didMove(toParent: nil)
  }

  /// The rest of a departure is told with `isMovingFromParent`.
  func parentWillChange(to parent: UIViewController?) {
    core.isMovingFromParent = parent == nil && core.parent != nil
  }

  func exchange(
    _ old: UIViewController, with new: UIViewController, animated: Bool, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      fatalError(
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && core.appearance != .disappeared
    if forwards {
      old.beginTransition(isAppearing: false, animated: animated)
      new.beginTransition(isAppearing: true, animated: animated)
    }
    if let container = old.viewIfLoaded?.superview, new.view.superview !== container {
      container.addSubview(new.view)
    }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    if forwards {
      new.viewIfLoaded?.window?.layoutIfNeeded()
      old.endTransition()
      new.endTransition()
    }
    completion?(true)
  }

  /// The innermost controller that decides, along one of the chains of shown children.
  func deciding(along child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  /// The top of the containment that the controller is part of.
  var rootAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
