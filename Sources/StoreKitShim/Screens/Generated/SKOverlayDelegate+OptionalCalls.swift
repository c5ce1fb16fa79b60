// Written by `make generate` from SKOverlay.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension SKOverlayDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var storeOverlayDidFailToLoad: OptionalMethods<any SKOverlayDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var storeOverlayWillStartPresentation: OptionalMethods<any SKOverlayDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var storeOverlayDidFinishPresentation: OptionalMethods<any SKOverlayDelegate>? {
    OptionalMethods(self, named: "storeOverlayDidFinishPresentation")
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var storeOverlayWillStartDismissal: OptionalMethods<any SKOverlayDelegate>? {
    OptionalMethods(self, named: "storeOverlayWillStartDismissal")
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var storeOverlayDidFinishDismissal: OptionalMethods<any SKOverlayDelegate>? {
    OptionalMethods(self, named: "storeOverlayDidFinishDismissal")
  }
}

extension OptionalMethods where Target == any SKOverlayDelegate {
  /// Calls `storeOverlayDidFailToLoad(_:error:)`; a trap where it isn't implemented.
  public func callAsFunction(_ overlay: SKOverlay, error: any Error) {
    callAsFunction(overlay, error: error)!
  }

  /// Calls `storeOverlayWillStartPresentation(_:transitionContext:)`, or
  /// `storeOverlayDidFinishPresentation` of the same arguments, or
  /// `storeOverlayWillStartDismissal` of the same arguments, or
  /// `storeOverlayDidFinishDismissal` of the same arguments; a trap where it isn't implemented.
  public func callAsFunction(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {
    callAsFunction(overlay, transitionContext: transitionContext)!
  }
}

extension OptionalMethodCalls where Target == any SKOverlayDelegate {
  /// Calls `storeOverlayDidFailToLoad(_:error:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ overlay: SKOverlay, error: any Error) -> Void? {
    OptionalMethod.call { target.storeOverlayDidFailToLoad(overlay, error: error) }
  }

  /// Calls `storeOverlayWillStartPresentation(_:transitionContext:)`, or
  /// `storeOverlayDidFinishPresentation` of the same arguments, or
  /// `storeOverlayWillStartDismissal` of the same arguments, or
  /// `storeOverlayDidFinishDismissal` of the same arguments; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) -> Void? {
    if name == "storeOverlayDidFinishPresentation" {
      return OptionalMethod.call {
        target.storeOverlayDidFinishPresentation(overlay, transitionContext: transitionContext)
      }
    }
    if name == "storeOverlayWillStartDismissal" {
      return OptionalMethod.call {
        target.storeOverlayWillStartDismissal(overlay, transitionContext: transitionContext)
      }
    }
    if name == "storeOverlayDidFinishDismissal" {
      return OptionalMethod.call {
        target.storeOverlayDidFinishDismissal(overlay, transitionContext: transitionContext)
      }
    }
    return OptionalMethod.call {
      target.storeOverlayWillStartPresentation(overlay, transitionContext: transitionContext)
    }
  }
}
