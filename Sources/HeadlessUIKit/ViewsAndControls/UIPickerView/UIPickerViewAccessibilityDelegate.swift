/// Provides accessibility values of a picker's components. Every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Never called: no assistive technology runs.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// Never called: no assistive technology runs.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

// Optional in UIKit.
extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    OptionalMethod.missing(nil)
  }
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    OptionalMethod.missing(nil)
  }
}
