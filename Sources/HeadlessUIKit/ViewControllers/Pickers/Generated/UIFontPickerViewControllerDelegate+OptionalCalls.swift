// Written by `make generate` from UIFontPickerViewControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIFontPickerViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var fontPickerViewControllerDidPickFont: OptionalCall<UIFontPickerViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.fontPickerViewControllerDidPickFont(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var fontPickerViewControllerDidCancel: OptionalCall<UIFontPickerViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.fontPickerViewControllerDidCancel(argument) } }
  }
}
