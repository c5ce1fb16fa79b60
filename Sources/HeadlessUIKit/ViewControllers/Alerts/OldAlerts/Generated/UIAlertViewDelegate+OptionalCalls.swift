// Written by `make generate` from UIAlertViewDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIAlertViewDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var willPresent: OptionalCall<UIAlertView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.willPresent(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var didPresent: OptionalCall<UIAlertView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.didPresent(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var alertViewShouldEnableFirstOtherButton: OptionalCall<UIAlertView, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.alertViewShouldEnableFirstOtherButton(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var alertView: OptionalMethods<any UIAlertViewDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UIAlertViewDelegate {
  /// Calls `alertView(_:clickedButtonAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    callAsFunction(alertView, clickedButtonAt: buttonIndex)!
  }

  /// Calls `alertView(_:willDismissWithButtonIndex:)`; a trap where it isn't implemented.
  public func callAsFunction(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    callAsFunction(alertView, willDismissWithButtonIndex: buttonIndex)!
  }

  /// Calls `alertView(_:didDismissWithButtonIndex:)`; a trap where it isn't implemented.
  public func callAsFunction(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    callAsFunction(alertView, didDismissWithButtonIndex: buttonIndex)!
  }
}

extension OptionalMethodCalls where Target == any UIAlertViewDelegate {
  /// Calls `alertView(_:clickedButtonAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) -> Void? {
    OptionalMethod.call { target.alertView(alertView, clickedButtonAt: buttonIndex) }
  }

  /// Calls `alertView(_:willDismissWithButtonIndex:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    OptionalMethod.call { target.alertView(alertView, willDismissWithButtonIndex: buttonIndex) }
  }

  /// Calls `alertView(_:didDismissWithButtonIndex:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int
  ) -> Void? {
    OptionalMethod.call { target.alertView(alertView, didDismissWithButtonIndex: buttonIndex) }
  }
}
