/// Decides about payments that are under way. Its methods aren't called: neither the country of the App Store nor prices change
/// here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

// Optional in StoreKit.
extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

extension SKPaymentQueue {
  /// Does nothing: prices don't change here.
  public func showPriceConsentIfNeeded() {}
}
