// Written by `make generate` from UITabBarControllerSidebarDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITabBarControllerSidebarDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tabBarController: OptionalMethods<any UITabBarControllerSidebarDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UITabBarControllerSidebarDelegate {
  /// Calls `tabBarController(_:sidebarVisibilityWillChange:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {
    callAsFunction(tabBarController, sidebarVisibilityWillChange: sidebar, animator: animator)!
  }

  /// Calls `tabBarController(_:sidebar:itemFor:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    callAsFunction(tabBarController, sidebar: sidebar, itemFor: request)!
  }

  /// Calls `tabBarController(_:sidebar:updateItem:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) {
    callAsFunction(tabBarController, sidebar: sidebar, updateItem: item)!
  }

  /// Calls `tabBarController(_:sidebar:willBeginDisplaying:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {
    callAsFunction(tabBarController, sidebar: sidebar, willBeginDisplaying: tab)!
  }
}

extension OptionalMethodCalls where Target == any UITabBarControllerSidebarDelegate {
  /// Calls `tabBarController(_:sidebarVisibilityWillChange:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) -> Void? {
    OptionalMethod.call {
      target.tabBarController(tabBarController, sidebarVisibilityWillChange: sidebar, animator: animator)
    }
  }

  /// Calls `tabBarController(_:sidebar:itemFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem? {
    OptionalMethod.call { target.tabBarController(tabBarController, sidebar: sidebar, itemFor: request) }
  }

  /// Calls `tabBarController(_:sidebar:updateItem:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) -> Void? {
    OptionalMethod.call { target.tabBarController(tabBarController, sidebar: sidebar, updateItem: item) }
  }

  /// Calls `tabBarController(_:sidebar:willBeginDisplaying:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) -> Void? {
    OptionalMethod.call { target.tabBarController(tabBarController, sidebar: sidebar, willBeginDisplaying: tab) }
  }
}
