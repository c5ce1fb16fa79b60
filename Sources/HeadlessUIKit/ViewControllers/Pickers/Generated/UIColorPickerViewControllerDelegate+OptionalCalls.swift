// Written by `make generate` from UIColorPickerViewControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIColorPickerViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var colorPickerViewControllerDidFinish: OptionalCall<UIColorPickerViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.colorPickerViewControllerDidFinish(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var colorPickerViewController: OptionalMethods<any UIColorPickerViewControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewController(_:didSelect:continuously:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    callAsFunction(viewController, didSelect: color, continuously: continuously)!
  }
}

extension OptionalMethodCalls where Target == any UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewController(_:didSelect:continuously:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) -> Void? {
    OptionalMethod.call {
      target.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
    }
  }
}
