public import HeadlessUIKit

/// Stands where the App Store would show an app or a product.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private var identifier: String?

  /// Nothing is loaded: the screen says which product it is.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    identifier = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" }
    deliverLater { block?(true, nil) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("App Store", detail: identifier)
  }
}

/// Called by tests: no page of the App Store is shown.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

// Optional in StoreKit.
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    OptionalMethod.missing()
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
