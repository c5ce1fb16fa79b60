/// A purchase that was begun in the App Store. There are none here.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  /// The product to purchase.
  public let product: Product
  /// The offer with which the purchase was begun; nil for none.
  public let offer: Product.SubscriptionOffer?

  public var id: Product.ID { product.id }

  /// Ends at once: nothing is begun in the App Store.
  public static var intents: AsyncStream<PurchaseIntent> { AsyncStream { $0.finish() } }
}
