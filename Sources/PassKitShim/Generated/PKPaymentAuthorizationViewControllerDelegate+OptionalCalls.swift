// Written by `make generate` from PKPayment.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension PKPaymentAuthorizationViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var paymentAuthorizationViewController:
    OptionalMethods<any PKPaymentAuthorizationViewControllerDelegate>?
  {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any PKPaymentAuthorizationViewControllerDelegate {
  /// Calls `paymentAuthorizationViewController(_:didAuthorizePayment:handler:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    callAsFunction(controller, didAuthorizePayment: payment, handler: completion)!
  }
}

extension OptionalMethodCalls where Target == any PKPaymentAuthorizationViewControllerDelegate {
  /// Calls `paymentAuthorizationViewController(_:didAuthorizePayment:handler:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) -> Void? {
    OptionalMethod.call {
      target.paymentAuthorizationViewController(controller, didAuthorizePayment: payment, handler: completion)
    }
  }
}
