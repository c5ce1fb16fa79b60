public import HeadlessUIKit

/// A placeholder for Wallet's payment sheet, which displays the items. A test calls the delegate itself.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  private let request: PKPaymentRequest

  /// Nil if payments aren't possible.
  public init?(paymentRequest request: PKPaymentRequest) {
    guard PKPaymentAuthorizationViewController.canMakePayments() else { return nil }
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  nonisolated open class func canMakePayments() -> Bool {
    WalletAnswers.current(asked: "whether payments can be made").canMakePayments
  }
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    canMakePayments()
  }
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { canMakePayments() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let items = request.paymentSummaryItems.map { "\($0.label) \($0.amount)" }
    showPlaceholder("Apple Pay", detail: items.joined(separator: "\n"))
  }
}
