// Written by `make generate` from SKStoreProductViewController.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension SKStoreProductViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var productViewControllerDidFinish: OptionalCall<SKStoreProductViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.productViewControllerDidFinish(argument) } }
  }
}
