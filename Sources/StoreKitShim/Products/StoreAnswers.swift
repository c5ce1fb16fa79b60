/// What the App Store answers in a test. Without it the shop sells nothing, and purchases are cancelled.
public struct StoreAnswers: StandInAnswers {
  /// What becomes of a purchase.
  public enum Outcome: Sendable, Hashable {
    case bought, cancelled, pending, failed
  }

  public var products: [StoreProduct] = []
  /// The identifiers of what was bought before.
  public var purchased: Set<String> = []
  public var outcome = Outcome.cancelled
  public var canMakePayments = true
  /// Whose currency and format prices have.
  public var locale = Locale(identifier: "en_US")
  /// Of three letters, as `Storefront.countryCode` has it.
  public var countryCode = "USA"
  /// The time of purchases.
  public var date = Date(timeIntervalSince1970: 0)

  public init() {}

  public init(products: [StoreProduct], purchased: Set<String> = [], outcome: Outcome = .cancelled) {
    self.products = products
    self.purchased = purchased
    self.outcome = outcome
  }

  /// Reads Xcode's file of a shop for tests (`.storekit`, of version 2 or later).
  ///
  /// - Parameter language: of the titles; where a product has none in it, its first language's are taken.
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

  /// Of an amount, in the shop's currency.
  func format(_ price: Decimal) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    return formatter.string(from: price as NSDecimalNumber) ?? "\(price)"
  }
}
