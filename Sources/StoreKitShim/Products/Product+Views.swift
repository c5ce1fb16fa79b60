extension Product {
  /// How far a view's product is known.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case success(Product)
    case failure(any Error)

    public var product: Product? {
      if case .success(let product) = self { return product }
      return nil
    }
  }

  /// How far a view's products are known.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    public var products: [Product]? {
      if case .success(let products, _) = self { return products }
      return nil
    }
  }

  /// The subscriptions of a group that a shop offers to the user: here always all, since nothing is subscribed to.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }

  /// The subscriptions of a group, in the order of the shop.
  package static func subscriptions(ofGroup group: String) -> [Product] {
    let answers = StoreAnswers.current(asked: "which subscriptions there are")
    return answers.products.filter { $0.group == group }.map { Product($0, answers) }
  }
}
