public import HeadlessSwiftUI
public import StoreKit

/// Buys a product, with the result that the test's `StoreAnswers` give.
@MainActor public struct PurchaseAction {
  nonisolated init() {}

  @discardableResult public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// What the views around a shop do as a purchase begins and ends.
struct PurchaseHandlers {
  var starts: [@MainActor (Product) async -> Void] = []
  var ends: [@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void] = []
  var options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
}

private enum PurchaseHandlersKey: EnvironmentKey {
  static var defaultValue: PurchaseHandlers { PurchaseHandlers() }
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }

  var purchaseHandlers: PurchaseHandlers {
    get { self[PurchaseHandlersKey.self] }
    set { self[PurchaseHandlersKey.self] = newValue }
  }
}

extension PurchaseHandlers {
  /// Buys a product from a shop's view: the handlers around it are called before and after.
  @MainActor func buy(_ product: Product) async -> Result<Product.PurchaseResult, any Error> {
    for start in starts { await start(product) }
    let result: Result<Product.PurchaseResult, any Error>
    do {
      result = .success(try await product.purchase(options: await options?(product) ?? []))
    } catch {
      result = .failure(error)
    }
    for end in ends { await end(product, result) }
    return result
  }
}

nonisolated extension View {
  /// Called before a shop's view in this one buys a product.
  @preconcurrency public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View {
    transformEnvironment(\.purchaseHandlers) { if let action { $0.starts.append(action) } }
  }
  /// Called after a shop's view in this one bought a product, or didn't.
  @preconcurrency public func onInAppPurchaseCompletion(
    perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { transformEnvironment(\.purchaseHandlers) { if let action { $0.ends.append(action) } } }
  /// The options of purchases in this view.
  @preconcurrency public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { transformEnvironment(\.purchaseHandlers) { $0.options = options } }
}
