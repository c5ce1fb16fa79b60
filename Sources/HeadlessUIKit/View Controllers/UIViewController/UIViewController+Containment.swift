import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller can't be added as a child of itself")
    if child.parent === self {
      core.children.removeAll { $0 === child }
      core.children.append(child)
      return
    }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    core.children.append(child)
    child.core.parent = self
    child.core.isMovingToParent = true
    child.viewIfLoaded?.updateTraits()
  }

  func leaveParent() {
    guard let parent = core.parent else { return }
    parent.core.children.removeAll { $0 === self }
    core.parent = nil
    core.isMovingFromParent = false
    didMove(toParent: nil)
  }

  func exchange(
    _ old: UIViewController, with new: UIViewController, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      fatalError(
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    if let container = old.viewIfLoaded?.superview, new.view.superview !== container {
      container.addSubview(new.view)
    }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }

  /// The innermost controller that decides, along one of the chains of shown children.
  func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller) { controller = next }
    return controller
  }
}
