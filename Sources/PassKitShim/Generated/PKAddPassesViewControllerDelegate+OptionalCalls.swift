// Written by `make generate` from PKPass.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension PKAddPassesViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var addPassesViewControllerDidFinish: OptionalCall<PKAddPassesViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.addPassesViewControllerDidFinish(argument) } }
  }
}
