public import Foundation

/// Gets the documents that the user chose. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called by nothing: what other apps and the camera show belongs to the system; the screen stays empty.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called by nothing: what other apps and the camera show belongs to the system; the screen stays empty.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// Optional in UIKit.
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    OptionalMethod.missing()
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { OptionalMethod.missing() }
}
