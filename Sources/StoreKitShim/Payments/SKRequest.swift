/// A request to the App Store.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  open func cancel() { isCancelled = true }

  /// Answered with ``StoreAnswers``, on the main queue after this call, as on iOS.
  open func start() {
    isCancelled = false
    let answer = makeAnswer()
    deliverLater { [self] in
      guard !isCancelled else { return }
      answer()
      delegate?.requestDidFinish(self)
    }
  }

  func makeAnswer() -> () -> Void { {} }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

// Optional in StoreKit.
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Requests products.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func makeAnswer() -> () -> Void {
    let answers = StoreAnswers.current(asked: "which products there are")
    let response = SKProductsResponse(
      products: answers.products(for: Array(identifiers)).map { SKProduct($0, locale: answers.locale) },
      asked: identifiers)
    return { [self] in (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response) }
  }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject {
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], asked: Set<String>) {
    self.products = products
    invalidProductIdentifiers = asked.subtracting(products.map(\.productIdentifier)).sorted()
    super.init()
  }
}

/// Requests a new receipt: there is none here, and the request ends.
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
