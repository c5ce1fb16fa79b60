// Written by `make generate` from UIPickerViewAccessibilityDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPickerViewAccessibilityDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var pickerView: OptionalMethods<any UIPickerViewAccessibilityDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIPickerViewAccessibilityDelegate {
  /// Calls `pickerView(_:accessibilityLabelForComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    OptionalMethod.call { target.pickerView(pickerView, accessibilityLabelForComponent: component) } ?? nil
  }

  /// Calls `pickerView(_:accessibilityHintForComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? {
    OptionalMethod.call { target.pickerView(pickerView, accessibilityHintForComponent: component) } ?? nil
  }
}
