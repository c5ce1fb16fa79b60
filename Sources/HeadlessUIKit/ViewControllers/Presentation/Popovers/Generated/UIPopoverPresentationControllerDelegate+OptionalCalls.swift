// Written by `make generate` from UIPopoverPresentationControllerDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPopoverPresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var prepareForPopoverPresentation: OptionalCall<UIPopoverPresentationController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.prepareForPopoverPresentation(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover:
    OptionalCall<UIPopoverPresentationController, Bool>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.popoverPresentationControllerShouldDismissPopover(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover:
    OptionalCall<UIPopoverPresentationController, Void>?
  {
    OptionalCall { argument in OptionalMethod.call { self.popoverPresentationControllerDidDismissPopover(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var popoverPresentationController:
    OptionalMethods<any UIPopoverPresentationControllerDelegate>?
  {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIPopoverPresentationControllerDelegate {
  /// Calls `popoverPresentationController(_:willRepositionPopoverTo:in:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    callAsFunction(popoverPresentationController, willRepositionPopoverTo: rect, in: view)!
  }
}

extension OptionalMethodCalls where Target == any UIPopoverPresentationControllerDelegate {
  /// Calls `popoverPresentationController(_:willRepositionPopoverTo:in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) -> Void? {
    OptionalMethod.call {
      target.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
    }
  }
}
