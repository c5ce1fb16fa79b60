extension Product.SubscriptionInfo {
  /// Whether a subscription runs. Here it does for the products of ``StoreAnswers/purchased``, which are renewed.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)

    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "Billing Retry"
      case .inGracePeriod: "Grace Period"
      default: "Revoked"
      }
    }
  }

  /// What happens at the end of a subscription's period.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why a subscription ended.
    public enum ExpirationReason: Int, Hashable, Sendable {
      case unknown, autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
    }

    public let currentProductID: String
    /// The product of the next period.
    public let autoRenewPreference: String?
    public let willAutoRenew: Bool
    public var expirationReason: ExpirationReason? { nil }
    public var isInBillingRetry: Bool { false }
    public var gracePeriodExpirationDate: Date? { nil }
    public let renewalDate: Date?
    public let originalTransactionID: UInt64
    /// The time of the purchase.
    public let recentSubscriptionStartDate: Date
    /// The price of the next period's product.
    public let renewalPrice: Decimal?
    public let currency: Locale.Currency?
  }

  /// The state of a subscription that was bought.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    init(_ product: String, _ answers: StoreAnswers) {
      let bought = Transaction(product, answers)
      (state, transaction) = (.subscribed, .verified(bought))
      renewalInfo = .verified(
        RenewalInfo(
          currentProductID: product, autoRenewPreference: product, willAutoRenew: true,
          renewalDate: bought.expirationDate, originalTransactionID: bought.originalID,
          recentSubscriptionStartDate: bought.purchaseDate, renewalPrice: bought.price, currency: bought.currency))
    }

    /// Ends at once: states don't change.
    public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
  }

  /// The states of the group's subscriptions that were bought.
  public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

  public static func status(for groupID: String) async throws -> [Status] {
    let answers = StoreAnswers.current(asked: "which subscriptions run")
    return answers.products.filter { $0.group == groupID && answers.purchased.contains($0.identifier) }
      .map { Status($0.identifier, answers) }
  }

  /// Whether a subscription of the group has an introductory offer, and none was bought.
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
    let answers = StoreAnswers.current(asked: "whether there are introductory offers")
    let group = answers.products.filter { $0.group == groupID }
    return group.contains { $0.introductoryOffer != nil }
      && !group.contains { answers.purchased.contains($0.identifier) }
  }
}

extension Transaction {
  /// The state of the subscription; nil for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard let subscriptionGroupID else { return nil }
      let all = try? await Product.SubscriptionInfo.status(for: subscriptionGroupID)
      return all?.first { $0.transaction.unsafePayloadValue.productID == productID }
    }
  }
}
