public import Foundation

/// Gets the font that the user chose. Every method is optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

// Optional in UIKit.
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    OptionalMethod.missing()
  }
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    OptionalMethod.missing()
  }
}
