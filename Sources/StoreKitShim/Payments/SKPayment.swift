/// A purchase request.
open class SKPayment: NSObject {
  public fileprivate(set) var identifier: String
  public fileprivate(set) var count = 1
  public fileprivate(set) var user: String?

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
  open var simulatesAskToBuyInSandbox = false
}

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

public let SKErrorDomain = "SKErrorDomain"
