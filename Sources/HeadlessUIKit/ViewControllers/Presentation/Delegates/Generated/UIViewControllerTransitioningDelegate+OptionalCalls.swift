// Written by `make generate` from UIViewControllerTransitioningDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIViewControllerTransitioningDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var animationController: OptionalMethods<any UIViewControllerTransitioningDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var interactionControllerForPresentation:
    OptionalMethods<any UIViewControllerTransitioningDelegate>?
  {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var interactionControllerForDismissal:
    OptionalMethods<any UIViewControllerTransitioningDelegate>?
  {
    OptionalMethods(self, named: "interactionControllerForDismissal")
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationController: OptionalMethods<any UIViewControllerTransitioningDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIViewControllerTransitioningDelegate {
  /// Calls `animationController(forPresented:presenting:source:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.call {
      target.animationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }

  /// Calls `animationController(forDismissed:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.call { target.animationController(forDismissed: dismissed) } ?? nil
  }

  /// Calls `interactionControllerForPresentation(using:)`, or
  /// `interactionControllerForDismissal` of the same arguments; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if name == "interactionControllerForDismissal" {
      return OptionalMethod.call { target.interactionControllerForDismissal(using: animator) } ?? nil
    }
    return OptionalMethod.call { target.interactionControllerForPresentation(using: animator) } ?? nil
  }

  /// Calls `presentationController(forPresented:presenting:source:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    OptionalMethod.call {
      target.presentationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }
}
