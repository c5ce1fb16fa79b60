/// The answers of the App Store. By default there are no products, and purchases are cancelled.
public struct StoreAnswers: StandInAnswers {
  /// The result of a purchase.
  public enum Outcome: Sendable, Hashable {
    case bought, cancelled, pending, failed
  }

  public var products: [StoreProduct] = []
  /// The identifiers of the products that were bought before.
  public var purchased: Set<String> = []
  public var outcome = Outcome.cancelled
  public var canMakePayments = true
  /// The locale of prices, which determines currency and format.
  public var locale = Locale(identifier: "en_US")
  /// Three letters, as in `Storefront.countryCode`.
  public var countryCode = "USA"
  /// The time of purchases.
  public var date = Date(timeIntervalSince1970: 0)

  public init() {}

  public init(products: [StoreProduct], purchased: Set<String> = [], outcome: Outcome = .cancelled) {
    self.products = products
    self.purchased = purchased
    self.outcome = outcome
  }

  /// Reads Xcode's StoreKit configuration file (`.storekit`, version 2 or later).
  ///
  /// - Parameter language: the language of the titles; if a product has no title in it, its first language is used.
  public init(contentsOf file: URL, language: String = "en_US") throws {
    let shop = try JSONDecoder().decode(StoreFile.self, from: Data(contentsOf: file))
    products = shop.allProducts(language: language)
    if let storefront = shop.settings?.storefront { countryCode = storefront }
    if let name = shop.settings?.locale { locale = Locale(identifier: name) }
  }

  static func current(asked question: String? = nil) -> StoreAnswers {
    StandInScope.answers(framework: "StoreKit", asked: question)
  }

  /// The products of a call, in the order of the shop.
  func products<Identifiers: Collection<String>>(for identifiers: Identifiers) -> [StoreProduct] {
    let wanted = Set(identifiers)
    return products.filter { wanted.contains($0.identifier) }
  }

  /// Formats an amount in the shop's currency.
  func format(_ price: Decimal) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    return formatter.string(from: price as NSDecimalNumber) ?? "\(price)"
  }
}
