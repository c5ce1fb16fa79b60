/// A product of ``StoreAnswers`` for apps that use `SKProductsRequest`.
open class SKProduct: NSObject {
  /// The unit of a subscription's duration.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  private let product: StoreProduct
  private let locale: Locale

  public init(_ product: StoreProduct, locale: Locale) {
    self.product = product
    self.locale = locale
    super.init()
  }

  open var localizedDescription: String { product.description }
  open var localizedTitle: String { product.title }
  open var price: NSDecimalNumber { product.price as NSDecimalNumber }
  open var priceLocale: Locale { locale }
  open var productIdentifier: String { product.identifier }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  open var subscriptionGroupIdentifier: String? { product.group }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    SubscriptionPeriod(product.period).map(SKProductSubscriptionPeriod.init)
  }
  /// The introductory offer of the test's ``StoreProduct``; nil for none.
  open var introductoryPrice: SKProductDiscount? {
    product.introductoryOffer.flatMap { SKProductDiscount($0, locale: locale) }
  }
  /// Empty: products of tests have no promotional offers.
  open var discounts: [SKProductDiscount] { [] }
}

/// The duration of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  public let numberOfUnits: Int
  public let unit: SKProduct.PeriodUnit

  init(_ period: SubscriptionPeriod) {
    numberOfUnits = period.count
    unit =
      switch period.unit {
      case "D": .day
      case "W": .week
      case "M": .month
      default: .year
      }
    super.init()
  }
}
