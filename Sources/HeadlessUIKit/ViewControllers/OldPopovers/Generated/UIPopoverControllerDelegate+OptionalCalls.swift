// Written by `make generate` from UIPopoverControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPopoverControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var popoverControllerShouldDismissPopover: OptionalCall<UIPopoverController, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.popoverControllerShouldDismissPopover(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var popoverControllerDidDismissPopover: OptionalCall<UIPopoverController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.popoverControllerDidDismissPopover(argument) } }
  }
}
