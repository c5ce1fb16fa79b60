// Written by `make generate` from UIViewControllerAnimatedTransitioning.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIViewControllerAnimatedTransitioning {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var animationEnded: OptionalCall<Bool, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.animationEnded(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var interruptibleAnimator: OptionalMethods<any UIViewControllerAnimatedTransitioning>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIViewControllerAnimatedTransitioning {
  /// Calls `interruptibleAnimator(using:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    callAsFunction(using: transitionContext)!
  }
}

extension OptionalMethodCalls where Target == any UIViewControllerAnimatedTransitioning {
  /// Calls `interruptibleAnimator(using:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    OptionalMethod.call { target.interruptibleAnimator(using: transitionContext) }
  }
}
