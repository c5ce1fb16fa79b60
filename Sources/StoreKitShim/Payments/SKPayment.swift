/// A purchase request.
open class SKPayment: NSObject {
  public internal(set) var identifier: String
  public internal(set) var count = 1
  public internal(set) var user: String?
  /// The values of a mutable payment; others have none.
  var discount: SKPaymentDiscount?
  var asksToBuy = false

  public init(product: SKProduct) {
    identifier = product.productIdentifier
    super.init()
  }

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open var productIdentifier: String { identifier }
  open var quantity: Int { count }
  open var applicationUsername: String? { user }
  /// Has no effect: products have no promotional offers here.
  open var paymentDiscount: SKPaymentDiscount? { discount }
  /// Has no effect: a payment ends with ``StoreAnswers/outcome``.
  open var simulatesAskToBuyInSandbox: Bool { asksToBuy }
}

/// The signature of an offer.
open class SKPaymentDiscount: NSObject {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
    super.init()
  }
}

/// A file that the App Store keeps for a purchase. No transaction has any here.
open class SKDownload: NSObject {
  /// The progress of a download.
  public enum State: Int, Sendable { case waiting, active, paused, finished, failed, cancelled }

  public let contentIdentifier: String
  public let contentVersion: String
  open var state: State { .waiting }
  open var progress: Float { 0 }
  open var contentURL: URL? { nil }
  open var error: (any Error)? { nil }
  open var expectedContentLength: Int64 { 0 }

  init(contentIdentifier: String, contentVersion: String) {
    (self.contentIdentifier, self.contentVersion) = (contentIdentifier, contentVersion)
    super.init()
  }
}

public let SKErrorDomain = "SKErrorDomain"
