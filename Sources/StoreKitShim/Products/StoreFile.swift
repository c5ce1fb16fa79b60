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
    var groupNumber: Int?
    var referenceName: String?
    var introductoryOffer: Offer?

    func product(group: Group?, language: String) -> StoreProduct {
      let names = localizations ?? []
      let name = names.first { $0.locale == language } ?? names.first
      var product = StoreProduct(
        identifier: productID, title: name?.displayName ?? referenceName ?? "", description: name?.description ?? "",
        price: displayPrice.flatMap { Decimal(string: $0) } ?? 0,
        kind: type.flatMap(StoreProduct.Kind.init(rawValue:)) ?? .nonConsumable, period: recurringSubscriptionPeriod,
        group: group?.id, isFamilyShareable: familyShareable ?? false,
        introductoryOffer: introductoryOffer?.offer)
      product.groupLevel = groupNumber ?? 1
      product.groupName = group?.displayName(language)
      return product
    }
  }

  struct Group: Decodable {
    var id: String
    var name: String?
    var localizations: [Localization]?
    var subscriptions: [Item]?

    func displayName(_ language: String) -> String? {
      let names = localizations ?? []
      return (names.first { $0.locale == language } ?? names.first)?.displayName ?? name
    }
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
        (group.subscriptions ?? []).map { $0.product(group: group, language: language) }
      }
  }
}
