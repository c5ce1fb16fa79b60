public import Foundation

/// Gets the colour that the user chose. Every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

// Optional in UIKit.
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { OptionalMethod.missing() }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    OptionalMethod.missing()
  }
}
