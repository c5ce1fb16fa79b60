// Written by `make generate` from UIPencilInteraction.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPencilInteractionDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pencilInteractionDidTap: OptionalCall<UIPencilInteraction, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.pencilInteractionDidTap(argument) } }
  }
}
