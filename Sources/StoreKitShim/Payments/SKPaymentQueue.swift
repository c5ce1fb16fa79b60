/// Pending payments. They end with the result ``StoreAnswers/outcome``.
open class SKPaymentQueue: NSObject {
  private var observers: [any SKPaymentTransactionObserver] = []
  /// Stored, never called: see ``SKPaymentQueueDelegate``.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open private(set) var transactions: [SKPaymentTransaction] = []

  open class func `default`() -> SKPaymentQueue { StandInScope.shared { SKPaymentQueue() } }
  open class func canMakePayments() -> Bool {
    StoreAnswers.current(asked: "whether payments are allowed").canMakePayments
  }

  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  open var storefront: SKStorefront? { SKStorefront(StoreAnswers.current(asked: "for its country").countryCode) }

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  open func add(_ payment: SKPayment) {
    let answers = StoreAnswers.current(asked: "what becomes of a purchase")
    let start = SKPaymentTransaction(payment, .purchasing)
    transactions.append(start)
    let end =
      switch answers.outcome {
      case .bought: SKPaymentTransaction(payment, .purchased, date: answers.date)
      case .cancelled: SKPaymentTransaction(payment, .failed, error: SKError(.paymentCancelled))
      case .failed: SKPaymentTransaction(payment, .failed, error: SKError(.unknown))
      case .pending: SKPaymentTransaction(payment, .deferred)
      }
    deliverLater { [self] in
      tell([start])
      transactions.removeAll { $0 === start }
      transactions.append(end)
      tell([end])
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    for observer in observers { observer.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Restores ``StoreAnswers/purchased``.
  open func restoreCompletedTransactions() {
    let answers = StoreAnswers.current(asked: "what was bought")
    let restored = answers.purchased.sorted().map { identifier in
      let payment = SKPayment(identifier: identifier)
      let original = SKPaymentTransaction(payment, .purchased, date: answers.date)
      return SKPaymentTransaction(payment, .restored, date: answers.date, original: original)
    }
    deliverLater { [self] in
      transactions += restored
      if !restored.isEmpty { tell(restored) }
      for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }

  // Do nothing: no transaction has downloads.
  open func start(_ downloads: [SKDownload]) {}
  open func pause(_ downloads: [SKDownload]) {}
  open func resume(_ downloads: [SKDownload]) {}
  open func cancel(_ downloads: [SKDownload]) {}

  /// Does nothing: there are no codes here.
  open func presentCodeRedemptionSheet() {}

  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  private func tell(_ changed: [SKPaymentTransaction]) {
    for observer in observers { observer.paymentQueue(self, updatedTransactions: changed) }
  }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Never called: no transaction has downloads.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

// Optional in StoreKit.
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

open class SKStorefront: NSObject {
  public let countryCode: String
  public let identifier = "0"

  init(_ countryCode: String) {
    self.countryCode = countryCode
    super.init()
  }
}
