/// Something that the shop of a test sells.
public struct StoreProduct: Sendable, Hashable {
  /// As in App Store Connect.
  public enum Kind: String, Sendable, Hashable {
    case consumable = "Consumable"
    case nonConsumable = "NonConsumable"
    case nonRenewing = "NonRenewingSubscription"
    case autoRenewable = "RecurringSubscription"
  }

  public var identifier: String
  public var title: String
  public var description: String
  /// In the currency of `StoreAnswers.locale`.
  public var price: Decimal
  public var kind: Kind
  /// How long a subscription lasts, as ISO 8601 writes it: `P1M`. Nil for what isn't one.
  public var period: String?
  public var group: String?
  /// A subscription's rank in its group; 1 is the highest level of service.
  public var groupLevel = 1
  /// The group's name for users; nil for its identifier.
  public var groupName: String?
  public var isFamilyShareable: Bool
  /// A subscription's offer to new subscribers.
  public var introductoryOffer: StoreOffer?

  public init(
    identifier: String, title: String, description: String = "", price: Decimal, kind: Kind = .nonConsumable,
    period: String? = nil, group: String? = nil, isFamilyShareable: Bool = false,
    introductoryOffer: StoreOffer? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.description = description
    self.price = price
    self.kind = kind
    self.period = period
    self.group = group
    self.isFamilyShareable = isFamilyShareable
    self.introductoryOffer = introductoryOffer
  }
}
