public import HeadlessUIKit

// Where a purchase is confirmed makes no difference here.
extension Product {
  /// Ends with the result ``StoreAnswers/outcome``.
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Ends with the result ``StoreAnswers/outcome``.
  @MainActor public func purchase(
    confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}
