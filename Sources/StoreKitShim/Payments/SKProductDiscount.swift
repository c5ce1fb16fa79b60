/// An offer of a subscription: here always the introductory one.
open class SKProductDiscount: NSObject {
  /// How the offer is paid: per period, once for all of its periods, or not at all.
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

  public let price: NSDecimalNumber
  public let priceLocale: Locale
  public let paymentMode: PaymentMode
  public let numberOfPeriods: Int
  public let subscriptionPeriod: SKProductSubscriptionPeriod
  /// Nil: introductory offers have none.
  open var identifier: String? { nil }

  /// Nil if the offer's period isn't one of ISO 8601.
  init?(_ offer: StoreOffer, locale: Locale) {
    guard let period = SubscriptionPeriod(offer.period) else { return nil }
    (price, priceLocale) = (offer.price as NSDecimalNumber, locale)
    (numberOfPeriods, subscriptionPeriod) = (offer.count, SKProductSubscriptionPeriod(period))
    paymentMode =
      switch offer.mode {
      case .free: .freeTrial
      case .payAsYouGo: .payAsYouGo
      case .payUpFront: .payUpFront
      }
    super.init()
  }
}
