/// The parts of Xcode's `.storekit` file that describe products.
struct StoreFile: Decodable {
  struct Localization: Decodable {
    var description: String?
    var displayName: String?
    var locale: String?
  }

  struct Offer: Decodable {
    var displayPrice: String?
    var numberOfPeriods: Int?
    var paymentMode: String?
    var subscriptionPeriod: String?

    var offer: StoreOffer? {
      guard let mode = paymentMode.flatMap(StoreOffer.PaymentMode.init(rawValue:)), let subscriptionPeriod else {
        return nil
      }
      return StoreOffer(
        mode: mode, period: subscriptionPeriod, count: numberOfPeriods ?? 1,
        price: displayPrice.flatMap { Decimal(string: $0) } ?? 0)
    }
  }

  struct Item: Decodable {
    var productID: String
    var displayPrice: String?
    var familyShareable: Bool?
    var localizations: [Localization]?
    var type: String?
    var recurringSubscriptionPeriod: String?
    var referenceName: String?
    var introductoryOffer: Offer?

    func product(group: String?, language: String) -> StoreProduct {
      let names = localizations ?? []
      let name = names.first { $0.locale == language } ?? names.first
      return StoreProduct(
        identifier: productID, title: name?.displayName ?? referenceName ?? "", description: name?.description ?? "",
        price: displayPrice.flatMap { Decimal(string: $0) } ?? 0,
        kind: type.flatMap(StoreProduct.Kind.init(rawValue:)) ?? .nonConsumable, period: recurringSubscriptionPeriod,
        group: group, isFamilyShareable: familyShareable ?? false,
        introductoryOffer: introductoryOffer?.offer)
    }
  }

  struct Group: Decodable {
    var id: String
    var subscriptions: [Item]?
  }

  struct Settings: Decodable {
    var storefront: String?
    var locale: String?

    enum CodingKeys: String, CodingKey {
      case storefront = "_storefront"
      case locale = "_locale"
    }
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?
  var settings: Settings?

  func allProducts(language: String) -> [StoreProduct] {
    let single = (products ?? []) + (nonRenewingSubscriptions ?? [])
    return single.map { $0.product(group: nil, language: language) }
      + (subscriptionGroups ?? []).flatMap { group in
        (group.subscriptions ?? []).map { $0.product(group: group.id, language: language) }
      }
  }
}
