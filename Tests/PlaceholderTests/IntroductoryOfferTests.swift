import Foundation
import StandIns
import StoreKit
import Testing

/// Introductory offers of subscriptions.
@Suite struct IntroductoryOfferTests {
  private func answers(purchased: Set<String> = []) -> StoreAnswers {
    let offer = StoreOffer(period: "P2W")
    return StoreAnswers(
      products: [
        StoreProduct(
          identifier: "pro", title: "Pro", price: 10, kind: .autoRenewable, period: "P1Y", group: "g",
          introductoryOffer: offer),
        StoreProduct(identifier: "plain", title: "Plain", price: 1, kind: .autoRenewable, period: "P1M", group: "h"),
      ], purchased: purchased)
  }

  @Test func aTrialIsAnOffer() async throws {
    try await withAnswers(answers()) {
      let products = try await Product.products(for: ["pro", "plain"])
      let subscription = try #require(products[0].subscription)
      let offer = try #require(subscription.introductoryOffer)
      #expect(offer.paymentMode == .freeTrial && offer.period == .everyTwoWeeks && offer.displayPrice == "$0.00")
      #expect(await subscription.isEligibleForIntroOffer)
      #expect(subscription.subscriptionPeriod.unit.formatted(products[0].subscriptionPeriodUnitFormatStyle) == "year")
      #expect(products[1].subscription?.introductoryOffer == nil)
      #expect(await products[1].subscription?.isEligibleForIntroOffer == false)
    }
  }

  @Test func subscribersHaveNoTrial() async throws {
    await withAnswers(answers(purchased: ["pro"])) {
      #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: "g"))
    }
  }

  /// As Xcode writes it.
  @Test func configurationFilesHaveOffers() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storekit")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      #"""
      {"subscriptionGroups": [{"id": "g", "subscriptions": [{"productID": "pro", "displayPrice": "9.99",
        "recurringSubscriptionPeriod": "P1M", "type": "RecurringSubscription",
        "introductoryOffer": {"displayPrice": "0.99", "numberOfPeriods": 3, "paymentMode": "payAsYouGo",
          "subscriptionPeriod": "P1M"}}]}]}
      """#.utf8
    ).write(to: file)
    let offer = try StoreAnswers(contentsOf: file).products.first?.introductoryOffer
    #expect(offer?.mode == .payAsYouGo && offer?.count == 3 && offer?.price == Decimal(string: "0.99"))
  }
}
