public import Foundation

// Options don't change the result of a purchase, which is `StoreAnswers.outcome`.
extension Product.PurchaseOption {
  public static func promotionalOffer(
    offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
  ) -> Self {
    Self(name: "promotionalOffer \(offerID) \(keyID) \(nonce) \(signature.base64EncodedString()) \(timestamp)")
  }

  public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [Self] {
    [Self(name: "promotionalOffer \(offerID) \(compactJWS)")]
  }

  public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Self {
    Self(name: "winBackOffer \(offer.id ?? "")")
  }

  public static func introductoryOfferEligibility(compactJWS: String) -> Self {
    Self(name: "introductoryOfferEligibility \(compactJWS)")
  }

  public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
    Self(name: "simulatesAskToBuyInSandbox \(simulateAskToBuy)")
  }

  public static func custom(key: String, value: String) -> Self { custom("String", key, value) }
  public static func custom(key: String, value: Double) -> Self { custom("Double", key, "\(value)") }
  public static func custom(key: String, value: Bool) -> Self { custom("Bool", key, "\(value)") }
  public static func custom(key: String, value: Data) -> Self { custom("Data", key, value.base64EncodedString()) }

  /// Options with other keys, or values of other types, differ, whatever spaces they contain.
  private static func custom(_ type: String, _ key: String, _ value: String) -> Self {
    Self(name: "custom \(type) \(key.utf8.count) \(key) \(value)")
  }

  /// The closure isn't called: the country of the App Store doesn't change during a purchase.
  public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> Self {
    Self(name: "onStorefrontChange")
  }
}
