extension UIFontPickerViewController {
  /// Chooses a font as a user does, for tests: the delegate is notified. Not a part of UIKit.
  public func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Dismisses the picker without a choice, as a user does, for tests. Not a part of UIKit.
  public func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    dismiss(animated: true)
  }
}

extension UIColorPickerViewController {
  /// Chooses a colour as a user does, for tests: the delegate is notified. Not a part of UIKit.
  public func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }
}
