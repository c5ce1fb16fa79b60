// Written by `make generate` from UINavigationItemRenameDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UINavigationItemRenameDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var navigationItemShouldBeginRenaming: OptionalCall<UINavigationItem, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.navigationItemShouldBeginRenaming(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var navigationItem: OptionalMethods<any UINavigationItemRenameDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UINavigationItemRenameDelegate {
  /// Calls `navigationItem(_:willBeginRenamingWith:selectedRange:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    callAsFunction(navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)!
  }

  /// Calls `navigationItem(_:shouldEndRenamingWith:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool {
    callAsFunction(navigationItem, shouldEndRenamingWith: title)!
  }
}

extension OptionalMethodCalls where Target == any UINavigationItemRenameDelegate {
  /// Calls `navigationItem(_:willBeginRenamingWith:selectedRange:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)? {
    OptionalMethod.call {
      target.navigationItem(navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)
    }
  }

  /// Calls `navigationItem(_:shouldEndRenamingWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool? {
    OptionalMethod.call { target.navigationItem(navigationItem, shouldEndRenamingWith: title) }
  }
}
