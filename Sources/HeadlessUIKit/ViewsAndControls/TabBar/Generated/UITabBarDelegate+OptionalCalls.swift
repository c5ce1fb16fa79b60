// Written by `make generate` from UITabBarDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITabBarDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var tabBar: OptionalMethods<any UITabBarDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITabBarDelegate {
  /// Calls `tabBar(_:didSelect:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    callAsFunction(tabBar, didSelect: item)!
  }

  /// Calls `tabBar(_:willBeginCustomizing:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    callAsFunction(tabBar, willBeginCustomizing: items)!
  }

  /// Calls `tabBar(_:didBeginCustomizing:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    callAsFunction(tabBar, didBeginCustomizing: items)!
  }

  /// Calls `tabBar(_:willEndCustomizing:changed:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    callAsFunction(tabBar, willEndCustomizing: items, changed: changed)!
  }

  /// Calls `tabBar(_:didEndCustomizing:changed:)`; a trap where it isn't implemented.
  public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    callAsFunction(tabBar, didEndCustomizing: items, changed: changed)!
  }
}

extension OptionalMethodCalls where Target == any UITabBarDelegate {
  /// Calls `tabBar(_:didSelect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
    OptionalMethod.call { target.tabBar(tabBar, didSelect: item) }
  }

  /// Calls `tabBar(_:willBeginCustomizing:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]
  ) -> Void? {
    OptionalMethod.call { target.tabBar(tabBar, willBeginCustomizing: items) }
  }

  /// Calls `tabBar(_:didBeginCustomizing:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]
  ) -> Void? {
    OptionalMethod.call { target.tabBar(tabBar, didBeginCustomizing: items) }
  }

  /// Calls `tabBar(_:willEndCustomizing:changed:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) -> Void? {
    OptionalMethod.call { target.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
  }

  /// Calls `tabBar(_:didEndCustomizing:changed:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) -> Void? {
    OptionalMethod.call { target.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
  }
}
