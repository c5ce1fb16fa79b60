/// A purchase request.
open class SKPayment: NSObject {
  public fileprivate(set) var identifier: String
  public fileprivate(set) var count = 1
  public fileprivate(set) var user: String?
  fileprivate var discount: SKPaymentDiscount?
  fileprivate var asksToBuy = false

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
  /// Without effect: products have no promotional offers here.
  open var paymentDiscount: SKPaymentDiscount? { discount }
  /// Without effect: a payment ends with ``StoreAnswers/outcome``.
  open var simulatesAskToBuyInSandbox: Bool { asksToBuy }
}

open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asksToBuy }
    set { asksToBuy = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
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

/// The progress of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  public internal(set) var transactionState: SKPaymentTransactionState
  public let error: (any Error)?
  public let transactionDate: Date?
  public let transactionIdentifier: String?
  /// The transaction that a restored transaction restores.
  public let original: SKPaymentTransaction?

  init(
    _ payment: SKPayment, _ state: SKPaymentTransactionState, error: (any Error)? = nil, date: Date? = nil,
    original: SKPaymentTransaction? = nil
  ) {
    self.payment = payment
    transactionState = state
    self.error = error
    transactionDate = date
    transactionIdentifier = state == .purchased || state == .restored ? payment.productIdentifier : nil
    self.original = original
    super.init()
  }
}

extension SKPaymentTransaction {
  /// Empty: products have no files in the App Store here.
  public var downloads: [SKDownload] { [] }
}

public let SKErrorDomain = "SKErrorDomain"
