// Written by `make generate` from UISheetPresentationControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UISheetPresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    OptionalCall<UISheetPresentationController, Void>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier(argument) }
    }
  }
}
