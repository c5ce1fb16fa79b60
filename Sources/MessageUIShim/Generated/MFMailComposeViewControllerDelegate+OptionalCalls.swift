// Written by `make generate` from MFMailComposeViewControllerDelegate.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension MFMailComposeViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var mailComposeController: OptionalMethods<any MFMailComposeViewControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any MFMailComposeViewControllerDelegate {
  /// Calls `mailComposeController(_:didFinishWith:error:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    callAsFunction(controller, didFinishWith: result, error: error)!
  }
}

extension OptionalMethodCalls where Target == any MFMailComposeViewControllerDelegate {
  /// Calls `mailComposeController(_:didFinishWith:error:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) -> Void? {
    OptionalMethod.call { target.mailComposeController(controller, didFinishWith: result, error: error) }
  }
}
