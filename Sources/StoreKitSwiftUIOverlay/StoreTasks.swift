public import HeadlessSwiftUI
public import StoreKit

/// Whether a product was bought, as far as it is known.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
  /// Finds a product while the view is shown. The action is called with `loading` first, then with what was found.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      do {
        await action(try await Product.products(for: [id]).first.map { .success($0) } ?? .unavailable)
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Finds products while the view is shown. The action is called with `loading` first, then with what was found.
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let wanted = Array(ids)
    return task(id: wanted, priority: priority) {
      await action(.loading)
      do {
        let products = try await Product.products(for: wanted)
        let known = Set(products.map(\.id))
        await action(.success(products, unavailable: wanted.filter { !known.contains($0) }))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Finds out whether a product was bought while the view is shown. The action is called with `loading` first.
  public func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(await StoreKit.Transaction.currentEntitlement(for: productID)))
    }
  }
}
