public import Foundation

extension Product {
  /// A subscription's offer: here the introductory one of the test's ``StoreOffer``.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// What an offer is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")

      public var localizedDescription: String { rawValue }
    }

    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        default: "Free Trial"
        }
      }
    }

    /// Nil for introductory offers.
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode

    init?(_ offer: StoreOffer, _ answers: StoreAnswers) {
      guard let period = SubscriptionPeriod(text: offer.period) else { return nil }
      (id, type, price, periodCount, self.period) = (nil, .introductory, offer.price, offer.count, period)
      displayPrice = answers.format(offer.price)
      switch offer.mode {
      case .free: paymentMode = .freeTrial
      case .payAsYouGo: paymentMode = .payAsYouGo
      case .payUpFront: paymentMode = .payUpFront
      }
    }
  }
}

extension Product.SubscriptionPeriod {
  public static let weekly = Self(unit: .week, value: 1)
  public static let monthly = Self(unit: .month, value: 1)
  public static let yearly = Self(unit: .year, value: 1)
  public static let everyThreeDays = Self(unit: .day, value: 3)
  public static let everyTwoWeeks = Self(unit: .week, value: 2)
  public static let everyTwoMonths = Self(unit: .month, value: 2)
  public static let everyThreeMonths = Self(unit: .month, value: 3)
  public static let everySixMonths = Self(unit: .month, value: 6)

  /// - Parameter text: a period as ISO 8601 writes it: `P1M`.
  init?(text: String?) {
    guard let period = SubscriptionPeriod(text) else { return nil }
    let unit: Unit =
      switch period.unit {
      case "D": .day
      case "W": .week
      case "M": .month
      default: .year
      }
    self.init(unit: unit, value: period.count)
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// In English.
  public var localizedDescription: String {
    switch self {
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    case .year: "Year"
    }
  }

  public func formatted(_ format: FormatStyle) -> String { format.format(self) }

  /// A unit as a price has it: the "month" of "$0.99/month", in English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription.lowercased() }
  }
}

extension Product {
  /// The style of a subscription's unit beside a price.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}
