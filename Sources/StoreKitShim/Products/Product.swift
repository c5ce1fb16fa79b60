/// A product in the App Store: one of ``StoreAnswers``.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product: consumable or not, or a subscription.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The duration of a subscription or of an offer's period.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of the duration.
    public enum Unit: Hashable, Sendable { case day, week, month, year }

    public let unit: Unit
    public let value: Int
  }

  /// A subscription's group, period and offers.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    /// The rank in the group; 1 is the highest level of service.
    public let groupLevel: Int
    /// The group's name for users.
    public let groupDisplayName: String

    /// The offer to new subscribers; nil if the test's product has none.
    public let introductoryOffer: SubscriptionOffer?
    /// None: a test's products have introductory offers alone.
    public var promotionalOffers: [SubscriptionOffer] { [] }
    /// None: a test's products have introductory offers alone.
    public var winBackOffers: [SubscriptionOffer] { [] }

    /// Whether there is an introductory offer, and no subscription of the group was bought.
    public var isEligibleForIntroOffer: Bool {
      get async {
        guard introductoryOffer != nil else { return false }
        return await Self.isEligibleForIntroOffer(for: subscriptionGroupID)
      }
    }
  }

  /// An addition to a purchase. It doesn't affect the answer of a test.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }

  /// The result of a purchase that ends without an error.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// Why a purchase isn't possible. It isn't thrown here: a failure is a `StoreKitError`.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  /// The style of ``displayPrice``, for amounts that an app computes, such as the price of a month.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  init(_ product: StoreProduct, _ answers: StoreAnswers) {
    id = product.identifier
    switch product.kind {
    case .consumable: type = .consumable
    case .nonConsumable: type = .nonConsumable
    case .nonRenewing: type = .nonRenewable
    case .autoRenewable: type = .autoRenewable
    }
    displayName = product.title
    description = product.description
    price = product.price
    displayPrice = answers.format(product.price)
    priceFormatStyle = .init(code: answers.locale.currency?.identifier ?? "USD", locale: answers.locale)
    isFamilyShareable = product.isFamilyShareable
    subscription = SubscriptionPeriod(text: product.period).map { period in
      SubscriptionInfo(
        subscriptionGroupID: product.group ?? "", subscriptionPeriod: period,
        groupLevel: product.groupLevel, groupDisplayName: product.groupName ?? product.group ?? "",
        introductoryOffer: product.introductoryOffer.flatMap { SubscriptionOffer($0, answers) })
    }
  }

  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    let answers = StoreAnswers.current(asked: "which products there are")
    return answers.products(for: Array(identifiers)).map { Product($0, answers) }
  }

  /// The last purchase that entitles to the product; nil if ``StoreAnswers/purchased`` doesn't contain it.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// Ends with the result ``StoreAnswers/outcome``.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let answers = StoreAnswers.current(asked: "what becomes of a purchase")
    switch answers.outcome {
    case .bought: return .success(.verified(Transaction(id, answers)))
    case .cancelled: return .userCancelled
    case .pending: return .pending
    case .failed: throw PurchaseError.purchaseNotAllowed
    }
  }

  /// The last purchase; nil if ``StoreAnswers/purchased`` doesn't contain the product.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
}
