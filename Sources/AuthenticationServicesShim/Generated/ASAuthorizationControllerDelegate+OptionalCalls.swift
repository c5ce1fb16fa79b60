// Written by `make generate` from ASAuthorizationController.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension ASAuthorizationControllerDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var authorizationController: OptionalMethods<any ASAuthorizationControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any ASAuthorizationControllerDelegate {
  /// Calls `authorizationController(controller:didCompleteWithAuthorization:)`; a trap where it isn't implemented.
  public func callAsFunction(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    callAsFunction(controller: controller, didCompleteWithAuthorization: authorization)!
  }

  /// Calls `authorizationController(controller:didCompleteWithError:)`; a trap where it isn't implemented.
  public func callAsFunction(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    callAsFunction(controller: controller, didCompleteWithError: error)!
  }
}

extension OptionalMethodCalls where Target == any ASAuthorizationControllerDelegate {
  /// Calls `authorizationController(controller:didCompleteWithAuthorization:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) -> Void? {
    OptionalMethod.call {
      target.authorizationController(controller: controller, didCompleteWithAuthorization: authorization)
    }
  }

  /// Calls `authorizationController(controller:didCompleteWithError:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) -> Void? {
    OptionalMethod.call { target.authorizationController(controller: controller, didCompleteWithError: error) }
  }
}
