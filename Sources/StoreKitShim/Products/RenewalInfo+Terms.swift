// The terms of a test's subscriptions: they renew at the price of the product.
extension Product.SubscriptionInfo.RenewalInfo {
  /// Whether the user agreed to a higher price.
  public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

  public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
  public var environment: AppStore.Environment { .xcode }
  /// Empty: nothing has expired here.
  public var eligibleWinBackOfferIDs: [String] { [] }
  /// Nil: no offer waits for the next period.
  public var offerType: Transaction.OfferType? { nil }
  /// Nil: no offer waits for the next period.
  public var offerID: String? { nil }
  /// Nil: no offer waits for the next period.
  public var offer: Transaction.Offer? { nil }
  /// The time of the purchase.
  public var signedDate: Date { recentSubscriptionStartDate }
}

extension Product.SubscriptionInfo.Status {
  /// The states of the subscriptions that were bought, by group.
  public static var all: AsyncStream<(groupID: String, statuses: [Product.SubscriptionInfo.Status])> {
    let answers = StoreAnswers.current(asked: "which subscriptions run")
    let bought = answers.products.filter { answers.purchased.contains($0.identifier) && $0.group != nil }
    let groups = Dictionary(grouping: bought) { $0.group ?? "" }
    return AsyncStream { continuation in
      for group in groups.keys.sorted() {
        let products = groups[group] ?? []
        continuation.yield((groupID: group, statuses: products.map { .init($0.identifier, answers) }))
      }
      continuation.finish()
    }
  }
}
