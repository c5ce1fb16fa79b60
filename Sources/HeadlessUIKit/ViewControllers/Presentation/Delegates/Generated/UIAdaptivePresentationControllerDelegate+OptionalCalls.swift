// Written by `make generate` from UIAdaptivePresentationControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIAdaptivePresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationControllerShouldDismiss: OptionalCall<UIPresentationController, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.presentationControllerShouldDismiss(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationControllerWillDismiss: OptionalCall<UIPresentationController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.presentationControllerWillDismiss(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationControllerDidDismiss: OptionalCall<UIPresentationController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.presentationControllerDidDismiss(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss:
    OptionalCall<UIPresentationController, Void>?
  {
    OptionalCall { argument in OptionalMethod.call { self.presentationControllerDidAttemptToDismiss(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var adaptivePresentationStyle:
    OptionalMethods<any UIAdaptivePresentationControllerDelegate>?
  {
    OptionalMethods(self)
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationController: OptionalMethods<any UIAdaptivePresentationControllerDelegate>?
  {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIAdaptivePresentationControllerDelegate {
  /// Calls `adaptivePresentationStyle(for:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    callAsFunction(for: controller)!
  }

  /// Calls `adaptivePresentationStyle(for:traitCollection:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    callAsFunction(for: controller, traitCollection: traitCollection)!
  }

  /// Calls `presentationController(_:prepare:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    callAsFunction(presentationController, prepare: adaptivePresentationController)!
  }

  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    OptionalMethod.call {
      target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    } ?? nil
  }

  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    callAsFunction(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator
    )!
  }
}

extension OptionalMethodCalls where Target == any UIAdaptivePresentationControllerDelegate {
  /// Calls `adaptivePresentationStyle(for:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle? {
    OptionalMethod.call { target.adaptivePresentationStyle(for: controller) }
  }

  /// Calls `adaptivePresentationStyle(for:traitCollection:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle? {
    OptionalMethod.call { target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  }

  /// Calls `presentationController(_:prepare:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) -> Void? {
    OptionalMethod.call {
      target.presentationController(presentationController, prepare: adaptivePresentationController)
    }
  }

  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> Void? {
    OptionalMethod.call {
      target.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }
  }
}
