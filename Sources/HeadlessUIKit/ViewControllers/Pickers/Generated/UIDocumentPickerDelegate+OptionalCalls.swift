// Written by `make generate` from UIDocumentPickerDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIDocumentPickerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentPickerWasCancelled: OptionalCall<UIDocumentPickerViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.documentPickerWasCancelled(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentPicker: OptionalMethods<any UIDocumentPickerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIDocumentPickerDelegate {
  /// Calls `documentPicker(_:didPickDocumentsAt:)`; a trap where it isn't implemented.
  public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    callAsFunction(controller, didPickDocumentsAt: urls)!
  }
}

extension OptionalMethodCalls where Target == any UIDocumentPickerDelegate {
  /// Calls `documentPicker(_:didPickDocumentsAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) -> Void? {
    OptionalMethod.call { target.documentPicker(controller, didPickDocumentsAt: urls) }
  }
}
