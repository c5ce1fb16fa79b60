import Foundation

extension UIViewController {
  func _addChild(_ child: UIViewController) {
    if child === self {
      fatalError("There was a problem adding a view controller as a child of itself: \(self)")
    }
    if child.parent === self {
      core.children.removeAll { $0 === child }
      core.children.append(child)
      return
    }
    if let expected = child.viewIfLoaded?.superview?.nearestController, expected !== self {
      failHierarchy(child, expected: expected, "requested parent is:\(UIViewController.name(self))")
    }
    checkDepth(of: child)
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    core.children.append(child)
    child.core.parent = self
    child.core.move = child.core.appearance == .disappeared ? .toParent : .none
    child.viewIfLoaded?._updateTraitsIfNeeded()
  }

  /// The maximum depth of nested or presented controllers: callbacks are recursive.
  static let greatestDepth = 500

  /// Traps with a message if controllers are nested too deep: a stack overflow would have none.
  private func checkDepth(of child: UIViewController) {
    var depth = 1
    var top = self
    while let parent = top.core.parent {
      top = parent
      depth += 1
    }
    if top === child { fatalError("There was a problem adding a view controller as a child of itself: \(child)") }
    var level = [child]
    while !level.isEmpty {
      guard depth <= UIViewController.greatestDepth else {
        fatalError(
          "\(UIViewController.greatestDepth) view controllers lie in each other below \(UIViewController.name(top)): that is "
            + "too deep to be shown. Is \(ItemName.className(of: child)) added to itself again and again?")
      }
      level = level.flatMap(\.core.children)
      depth += 1
    }
  }

  /// Traps if a child's view is added to the view of another controller than its parent; UIKit throws an exception.
  func checkHierarchy(movingTo superview: UIView) {
    guard let parent = core.parent, let expected = superview.nearestController, expected !== parent else { return }
    failHierarchy(self, expected: expected, "actual parent is:\(UIViewController.name(parent))")
  }

  private func failHierarchy(_ child: UIViewController, expected: UIViewController, _ fact: String) -> Never {
    fatalError(
      "UIViewControllerHierarchyInconsistency: child view controller:\(UIViewController.name(child)) should have parent "
        + "view controller:\(UIViewController.name(expected)) but \(fact)")
  }

  private static func name(_ controller: UIViewController) -> String {
    "<\(ItemName.className(of: controller)): \(address(of: controller))>"
  }

  func _removeFromParent() {
    guard let parent = core.parent else { return }
    parent.core.children.removeFirst(identicalTo: self)
    core.parent = nil
    core.traitsFromParent = nil
    if core.move == .toParent || core.appearance == .disappeared { core.move = .none }
    didMove(toParent: nil)
  }

  /// The rest of a departure is reported with `isMovingFromParent`.
  func _willMove(toParent parent: UIViewController?) {
    if parent == nil, core.parent != nil { core.move = .fromParent } else { core.move.end(.fromParent) }
  }

  func exchange(
    _ old: UIViewController, with new: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      fatalError(
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && core.appearance != .disappeared
    if forwards {
      old.beginTransition(isAppearing: false, animated: duration > 0)
      new.beginTransition(isAppearing: true, animated: duration > 0)
    }
    if let container = old.viewIfLoaded?.superview, new.view.superview !== container {
      container.addSubview(new.view)
    }
    AnimationState.current.run(duration, { animations?() }, completion)
    old.viewIfLoaded?.removeFromSuperview()
    if forwards {
      new.viewIfLoaded?.window?.layoutIfNeeded()
      old.endTransition()
      new.endTransition()
    }
  }

  /// The innermost controller that decides, along one of the chains of shown children.
  func deciding(along child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  func _targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate = parent
    while let controller = candidate {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      candidate = controller.parent
    }
    return nil
  }

  /// The top of the containment that the controller is part of.
  var rootAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}

extension UIView {
  /// The controller whose view this is, or is in.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.core.viewController { return controller }
      view = current.superview
    }
    return nil
  }
}
