// Written by `make generate` from UIDynamicAnimator.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIDynamicAnimatorDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var dynamicAnimatorWillResume: OptionalCall<UIDynamicAnimator, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.dynamicAnimatorWillResume(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var dynamicAnimatorDidPause: OptionalCall<UIDynamicAnimator, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.dynamicAnimatorDidPause(argument) } }
  }
}
