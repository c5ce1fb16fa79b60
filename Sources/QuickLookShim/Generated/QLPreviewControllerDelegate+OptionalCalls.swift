// Written by `make generate` from QLPreviewController.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension QLPreviewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var previewControllerWillDismiss: OptionalCall<QLPreviewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.previewControllerWillDismiss(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var previewControllerDidDismiss: OptionalCall<QLPreviewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.previewControllerDidDismiss(argument) } }
  }
}
