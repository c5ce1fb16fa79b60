public import Foundation

/// Gets the documents that the user chose. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Never called: the system's own interface isn't shown; the screen stays empty.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Never called: the system's own interface isn't shown; the screen stays empty.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// Optional in UIKit.
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    OptionalMethod.missing()
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { OptionalMethod.missing() }
}
