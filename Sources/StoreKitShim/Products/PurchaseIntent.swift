/// A purchase that was begun in the App Store. There are none here.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  public let product: Product
  public let offer: Product.SubscriptionOffer?

  public var id: Product.ID { product.id }

  /// Ends at once: nothing is begun in the App Store.
  public static var intents: AsyncStream<PurchaseIntent> { AsyncStream { $0.finish() } }
}
