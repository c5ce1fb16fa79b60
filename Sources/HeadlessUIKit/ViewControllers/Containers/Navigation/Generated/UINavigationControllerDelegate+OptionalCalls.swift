// Written by `make generate` from UINavigationControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UINavigationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
    OptionalCall<UINavigationController, UIInterfaceOrientationMask>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.navigationControllerSupportedInterfaceOrientations(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
    OptionalCall<UINavigationController, UIInterfaceOrientation>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.navigationControllerPreferredInterfaceOrientationForPresentation(argument) }
    }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var navigationController: OptionalMethods<any UINavigationControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    callAsFunction(navigationController, willShow: viewController, animated: animated)!
  }

  /// Calls `navigationController(_:didShow:animated:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    callAsFunction(navigationController, didShow: viewController, animated: animated)!
  }

  /// Calls `navigationController(_:interactionControllerFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.call {
      target.navigationController(navigationController, interactionControllerFor: animationController)
    } ?? nil
  }

  /// Calls `navigationController(_:animationControllerFor:from:to:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.call {
      target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    OptionalMethod.call {
      target.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Calls `navigationController(_:didShow:animated:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    OptionalMethod.call {
      target.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
}
