/// The progress of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A payment with its state.
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
