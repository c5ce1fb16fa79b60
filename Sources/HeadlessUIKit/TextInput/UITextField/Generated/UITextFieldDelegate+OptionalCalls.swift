// Written by `make generate` from UITextFieldDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITextFieldDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldShouldBeginEditing: OptionalCall<UITextField, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.textFieldShouldBeginEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldDidBeginEditing: OptionalCall<UITextField, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.textFieldDidBeginEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldShouldEndEditing: OptionalCall<UITextField, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.textFieldShouldEndEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldDidChangeSelection: OptionalCall<UITextField, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.textFieldDidChangeSelection(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldShouldClear: OptionalCall<UITextField, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.textFieldShouldClear(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldShouldReturn: OptionalCall<UITextField, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.textFieldShouldReturn(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var textFieldDidEndEditing: OptionalMethods<any UITextFieldDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textField: OptionalMethods<any UITextFieldDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITextFieldDelegate {
  /// Calls `textFieldDidEndEditing(_:)`; a trap where it isn't implemented.
  public func callAsFunction(_ textField: UITextField) {
    callAsFunction(textField)!
  }

  /// Calls `textFieldDidEndEditing(_:reason:)`; a trap where it isn't implemented.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    callAsFunction(textField, reason: reason)!
  }

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    callAsFunction(textField, shouldChangeCharactersIn: range, replacementString: string)!
  }
}

extension OptionalMethodCalls where Target == any UITextFieldDelegate {
  /// Calls `textFieldDidEndEditing(_:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalMethod.call { target.textFieldDidEndEditing(textField) }
  }

  /// Calls `textFieldDidEndEditing(_:reason:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) -> Void? {
    OptionalMethod.call { target.textFieldDidEndEditing(textField, reason: reason) }
  }

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    OptionalMethod.call { target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
  }
}
