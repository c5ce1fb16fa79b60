// Written by `make generate` from UIActionSheetDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIActionSheetDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var willPresent: OptionalCall<UIActionSheet, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.willPresent(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var didPresent: OptionalCall<UIActionSheet, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.didPresent(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var actionSheet: OptionalMethods<any UIActionSheetDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UIActionSheetDelegate {
  /// Calls `actionSheet(_:clickedButtonAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    callAsFunction(actionSheet, clickedButtonAt: buttonIndex)!
  }

  /// Calls `actionSheet(_:willDismissWithButtonIndex:)`; a trap where it isn't implemented.
  public func callAsFunction(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    callAsFunction(actionSheet, willDismissWithButtonIndex: buttonIndex)!
  }

  /// Calls `actionSheet(_:didDismissWithButtonIndex:)`; a trap where it isn't implemented.
  public func callAsFunction(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    callAsFunction(actionSheet, didDismissWithButtonIndex: buttonIndex)!
  }
}

extension OptionalMethodCalls where Target == any UIActionSheetDelegate {
  /// Calls `actionSheet(_:clickedButtonAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int
  ) -> Void? {
    OptionalMethod.call { target.actionSheet(actionSheet, clickedButtonAt: buttonIndex) }
  }

  /// Calls `actionSheet(_:willDismissWithButtonIndex:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    OptionalMethod.call { target.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex) }
  }

  /// Calls `actionSheet(_:didDismissWithButtonIndex:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    OptionalMethod.call { target.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex) }
  }
}
