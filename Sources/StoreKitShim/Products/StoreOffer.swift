/// The introductory offer of a subscription that the shop of a test sells.
public struct StoreOffer: Sendable, Hashable {
  /// How the offer is paid, as a StoreKit configuration file has it.
  public enum PaymentMode: String, Sendable, Hashable {
    case free, payAsYouGo, payUpFront
  }

  public var mode: PaymentMode
  /// How long one period of the offer lasts, as ISO 8601 writes it: `P1W`.
  public var period: String
  /// The number of periods.
  public var count: Int
  /// In the currency of `StoreAnswers.locale`; 0 for a free trial.
  public var price: Decimal

  public init(mode: PaymentMode = .free, period: String, count: Int = 1, price: Decimal = 0) {
    self.mode = mode
    self.period = period
    self.count = count
    self.price = price
  }
}
