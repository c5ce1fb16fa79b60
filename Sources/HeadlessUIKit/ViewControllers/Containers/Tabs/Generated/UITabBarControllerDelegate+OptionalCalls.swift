// Written by `make generate` from UITabBarControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITabBarControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var tabBarControllerSupportedInterfaceOrientations:
    OptionalCall<UITabBarController, UIInterfaceOrientationMask>?
  {
    OptionalCall { argument in OptionalMethod.call { self.tabBarControllerSupportedInterfaceOrientations(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    OptionalCall<UITabBarController, UIInterfaceOrientation>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.tabBarControllerPreferredInterfaceOrientationForPresentation(argument) }
    }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tabBarController: OptionalMethods<any UITabBarControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UITabBarControllerDelegate {
  /// Calls `tabBarController(_:shouldSelect:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    callAsFunction(tabBarController, shouldSelect: viewController)!
  }

  /// Calls `tabBarController(_:didSelect:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    callAsFunction(tabBarController, didSelect: viewController)!
  }

  /// Calls `tabBarController(_:willBeginCustomizing:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    callAsFunction(tabBarController, willBeginCustomizing: viewControllers)!
  }

  /// Calls `tabBarController(_:willEndCustomizing:changed:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    callAsFunction(tabBarController, willEndCustomizing: viewControllers, changed: changed)!
  }

  /// Calls `tabBarController(_:didEndCustomizing:changed:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    callAsFunction(tabBarController, didEndCustomizing: viewControllers, changed: changed)!
  }

  /// Calls `tabBarController(_:interactionControllerFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.call {
      target.tabBarController(tabBarController, interactionControllerFor: animationController)
    } ?? nil
  }

  /// Calls `tabBarController(_:shouldSelectTab:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    callAsFunction(tabBarController, shouldSelectTab: tab)!
  }

  /// Calls `tabBarController(_:didSelectTab:previousTab:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    callAsFunction(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)!
  }

  /// Calls `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    callAsFunction(
      tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers
    )!
  }

  /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.call {
      target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UITabBarControllerDelegate {
  /// Calls `tabBarController(_:shouldSelect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalMethod.call { target.tabBarController(tabBarController, shouldSelect: viewController) }
  }

  /// Calls `tabBarController(_:didSelect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    OptionalMethod.call { target.tabBarController(tabBarController, didSelect: viewController) }
  }

  /// Calls `tabBarController(_:willBeginCustomizing:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) -> Void? {
    OptionalMethod.call { target.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }
  }

  /// Calls `tabBarController(_:willEndCustomizing:changed:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) -> Void? {
    OptionalMethod.call {
      target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Calls `tabBarController(_:didEndCustomizing:changed:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) -> Void? {
    OptionalMethod.call {
      target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Calls `tabBarController(_:shouldSelectTab:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool? {
    OptionalMethod.call { target.tabBarController(tabBarController, shouldSelectTab: tab) }
  }

  /// Calls `tabBarController(_:didSelectTab:previousTab:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) -> Void? {
    OptionalMethod.call {
      target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }

  /// Calls `tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]? {
    OptionalMethod.call {
      target.tabBarController(
        tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
    }
  }
}
