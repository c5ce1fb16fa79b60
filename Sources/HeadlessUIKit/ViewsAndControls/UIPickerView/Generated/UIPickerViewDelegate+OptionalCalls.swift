// Written by `make generate` from UIPickerViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPickerViewDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var pickerView: OptionalMethods<any UIPickerViewDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UIPickerViewDelegate {
  /// Calls `pickerView(_:widthForComponent:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    callAsFunction(pickerView, widthForComponent: component)!
  }

  /// Calls `pickerView(_:rowHeightForComponent:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    callAsFunction(pickerView, rowHeightForComponent: component)!
  }

  /// Calls `pickerView(_:titleForRow:forComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    OptionalMethod.call { target.pickerView(pickerView, titleForRow: row, forComponent: component) } ?? nil
  }

  /// Calls `pickerView(_:attributedTitleForRow:forComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    OptionalMethod.call { target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) } ?? nil
  }

  /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    callAsFunction(pickerView, viewForRow: row, forComponent: component, reusing: view)!
  }

  /// Calls `pickerView(_:didSelectRow:inComponent:)`; a trap where it isn't implemented.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    callAsFunction(pickerView, didSelectRow: row, inComponent: component)!
  }
}

extension OptionalMethodCalls where Target == any UIPickerViewDelegate {
  /// Calls `pickerView(_:widthForComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat? {
    OptionalMethod.call { target.pickerView(pickerView, widthForComponent: component) }
  }

  /// Calls `pickerView(_:rowHeightForComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat? {
    OptionalMethod.call { target.pickerView(pickerView, rowHeightForComponent: component) }
  }

  /// Calls `pickerView(_:viewForRow:forComponent:reusing:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    OptionalMethod.call { target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
  }

  /// Calls `pickerView(_:didSelectRow:inComponent:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) -> Void? {
    OptionalMethod.call { target.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}
