// Written by `make generate` from UIPageViewControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPageViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pageViewControllerSupportedInterfaceOrientations:
    OptionalCall<UIPageViewController, UIInterfaceOrientationMask>?
  {
    OptionalCall { argument in OptionalMethod.call { self.pageViewControllerSupportedInterfaceOrientations(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    OptionalCall<UIPageViewController, UIInterfaceOrientation>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.pageViewControllerPreferredInterfaceOrientationForPresentation(argument) }
    }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var pageViewController: OptionalMethods<any UIPageViewControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIPageViewControllerDelegate {
  /// Calls `pageViewController(_:willTransitionTo:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    callAsFunction(pageViewController, willTransitionTo: pendingViewControllers)!
  }

  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    callAsFunction(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed
    )!
  }

  /// Calls `pageViewController(_:spineLocationFor:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    callAsFunction(pageViewController, spineLocationFor: orientation)!
  }
}

extension OptionalMethodCalls where Target == any UIPageViewControllerDelegate {
  /// Calls `pageViewController(_:willTransitionTo:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    OptionalMethod.call { target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
  }

  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? {
    OptionalMethod.call {
      target.pageViewController(
        pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
        transitionCompleted: completed)
    }
  }

  /// Calls `pageViewController(_:spineLocationFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation? {
    OptionalMethod.call { target.pageViewController(pageViewController, spineLocationFor: orientation) }
  }
}
