// Written by `make generate` from UINavigationBarDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UINavigationBarDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var navigationBar: OptionalMethods<any UINavigationBarDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UINavigationBarDelegate {
  /// Calls `navigationBar(_:shouldPush:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    callAsFunction(navigationBar, shouldPush: item)!
  }

  /// Calls `navigationBar(_:didPush:)`; a trap where it isn't implemented.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    callAsFunction(navigationBar, didPush: item)!
  }

  /// Calls `navigationBar(_:shouldPop:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    callAsFunction(navigationBar, shouldPop: item)!
  }

  /// Calls `navigationBar(_:didPop:)`; a trap where it isn't implemented.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    callAsFunction(navigationBar, didPop: item)!
  }
}

extension OptionalMethodCalls where Target == any UINavigationBarDelegate {
  /// Calls `navigationBar(_:shouldPush:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool? {
    OptionalMethod.call { target.navigationBar(navigationBar, shouldPush: item) }
  }

  /// Calls `navigationBar(_:didPush:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationBar: UINavigationBar, didPush item: UINavigationItem
  ) -> Void? {
    OptionalMethod.call { target.navigationBar(navigationBar, didPush: item) }
  }

  /// Calls `navigationBar(_:shouldPop:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool? {
    OptionalMethod.call { target.navigationBar(navigationBar, shouldPop: item) }
  }

  /// Calls `navigationBar(_:didPop:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationBar: UINavigationBar, didPop item: UINavigationItem
  ) -> Void? {
    OptionalMethod.call { target.navigationBar(navigationBar, didPop: item) }
  }
}
