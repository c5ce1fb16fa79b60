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

  /// The methods of this name, to be called with a question mark.
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

  /// Calls `textField(_:editMenuForCharactersIn:suggestedActions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      target.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Calls `textField(_:editMenuForCharactersInRanges:suggestedActions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      target.textField(textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Calls `textField(_:willPresentEditMenuWith:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    callAsFunction(textField, willPresentEditMenuWith: animator)!
  }

  /// Calls `textField(_:willDismissEditMenuWith:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    callAsFunction(textField, willDismissEditMenuWith: animator)!
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

  /// Calls `textField(_:willPresentEditMenuWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { target.textField(textField, willPresentEditMenuWith: animator) }
  }

  /// Calls `textField(_:willDismissEditMenuWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { target.textField(textField, willDismissEditMenuWith: animator) }
  }
}
