// Written by `make generate` from UITextViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITextViewDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textViewShouldBeginEditing: OptionalCall<UITextView, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.textViewShouldBeginEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textViewShouldEndEditing: OptionalCall<UITextView, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.textViewShouldEndEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textViewDidBeginEditing: OptionalCall<UITextView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.textViewDidBeginEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textViewDidEndEditing: OptionalCall<UITextView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.textViewDidEndEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textViewDidChange: OptionalCall<UITextView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.textViewDidChange(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var textViewDidChangeSelection: OptionalCall<UITextView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.textViewDidChangeSelection(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var textView: OptionalMethods<any UITextViewDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITextViewDelegate {
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    callAsFunction(textView, shouldChangeTextIn: range, replacementText: text)!
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    callAsFunction(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)!
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    callAsFunction(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)!
  }

  /// Calls `textView(_:primaryActionFor:defaultAction:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    OptionalMethod.call { target.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction) } ?? nil
  }

  /// Calls `textView(_:menuConfigurationFor:defaultMenu:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    OptionalMethod.call { target.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu) } ?? nil
  }

  /// Calls `textView(_:editMenuForTextIn:suggestedActions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Calls `textView(_:editMenuForTextInRanges:suggestedActions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      target.textView(textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Calls `textView(_:willPresentEditMenuWith:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    callAsFunction(textView, willPresentEditMenuWith: animator)!
  }

  /// Calls `textView(_:willDismissEditMenuWith:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    callAsFunction(textView, willDismissEditMenuWith: animator)!
  }
}

extension OptionalMethodCalls where Target == any UITextViewDelegate {
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethod.call { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMethod.call {
      target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMethod.call {
      target.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }

  /// Calls `textView(_:willPresentEditMenuWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { target.textView(textView, willPresentEditMenuWith: animator) }
  }

  /// Calls `textView(_:willDismissEditMenuWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { target.textView(textView, willDismissEditMenuWith: animator) }
  }
}
