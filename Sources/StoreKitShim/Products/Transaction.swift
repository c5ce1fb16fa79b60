/// A purchase: here one of ``StoreAnswers/purchased``.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  /// Why the purchase was refunded: purchases aren't here.
  public var revocationReason: RevocationReason? { nil }
  public let isUpgraded: Bool
  public var purchasedQuantity: Int { 1 }
  public var ownershipType: OwnershipType { .purchased }
  public var reason: Reason { .purchase }
  public var environment: AppStore.Environment { .xcode }
  /// The group of a subscription.
  public let subscriptionGroupID: String?
  public let storefrontCountryCode: String
  public var webOrderLineItemID: String? { nil }
  /// Nil: purchases are without offers here.
  public var offer: Offer? { nil }
  /// Nil: purchases are without offers here.
  public var offerType: OfferType? { nil }
  /// Nil: purchases are without offers here.
  public var offerID: String? { nil }
  public var storefront: Storefront { Storefront(countryCode: storefrontCountryCode, id: "0") }
  public var signedDate: Date { purchaseDate }
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let productType: Product.ProductType
  public let appAccountToken: UUID?

  init(_ product: String, _ answers: StoreAnswers) {
    let place = answers.products.firstIndex { $0.identifier == product } ?? 0
    id = UInt64(place + 1)
    originalID = id
    productID = product
    purchaseDate = answers.date
    originalPurchaseDate = answers.date
    (expirationDate, revocationDate, isUpgraded, appAccountToken) = (nil, nil, false, nil)
    let sold = answers.products.first { $0.identifier == product }.map { Product($0, answers) }
    productType = sold?.type ?? .nonConsumable
    subscriptionGroupID = sold?.subscription?.subscriptionGroupID
    storefrontCountryCode = answers.countryCode
    (price, currency) = (sold?.price, answers.locale.currency)
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)

    /// A description for users. StoreKit's wording wasn't recorded.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// Whether the user bought the product, or a member of the family.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// The kind of a purchase's offer.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer with which a product was bought; no purchase has one here.
  public struct Offer: Hashable, Sendable {
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
    }

    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
  }

  /// Nothing is left to be finished here.
  public func finish() async {}

  /// A list that ends after what is known; ``updates`` has nothing, and ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: ArraySlice<Element>
      public mutating func next() async -> Element? { rest.popFirst() }
    }

    let all: [Element]
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: all[...]) }
  }

  private static func bought(_ question: String) -> [VerificationResult<Transaction>] {
    let answers = StoreAnswers.current(asked: question)
    return answers.purchased.sorted().map { .verified(Transaction($0, answers)) }
  }

  public static var all: Transactions { Transactions(all: bought("what was bought")) }
  public static var currentEntitlements: Transactions { Transactions(all: bought("what was bought")) }
  public static var updates: Transactions { Transactions(all: []) }
  public static var unfinished: Transactions { Transactions(all: []) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    let answers = StoreAnswers.current(asked: "what was bought")
    return answers.purchased.contains(productID) ? .verified(Transaction(productID, answers)) : nil
  }

  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    await latest(for: productID)
  }
}
