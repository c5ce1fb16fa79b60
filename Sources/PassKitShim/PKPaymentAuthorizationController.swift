public import HeadlessUIKit

/// Wallet's payment sheet, which the system shows over any screen: it isn't part of the app's screen, and is not shown here. A test calls the
/// delegate itself.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public let request: PKPaymentRequest

  public init(paymentRequest request: PKPaymentRequest) {
    self.request = request
    super.init()
  }

  open class func canMakePayments() -> Bool { PKPaymentAuthorizationViewController.canMakePayments() }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { canMakePayments() }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
  ) -> Bool { canMakePayments() }

  /// Succeeds if payments are possible.
  open func present(completion: ((Bool) -> Void)? = nil) {
    let isShown = PKPaymentAuthorizationController.canMakePayments()
    if let completion { deliverLater { completion(isShown) } }
  }
  open func present() async -> Bool { PKPaymentAuthorizationController.canMakePayments() }
  open func dismiss(completion: (() -> Void)? = nil) { if let completion { deliverLater { completion() } } }
  open func dismiss() async {}
}
