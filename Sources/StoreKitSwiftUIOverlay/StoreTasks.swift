public import HeadlessSwiftUI
public import StoreKit

/// Whether a product was bought, as far as it is known.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The value of a success.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  public func map<New>(_ transform: (Value) async throws -> New) async rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  public func map<New>(_ transform: (Value) throws -> New) rethrows -> EntitlementTaskState<New> {
    try flatMap { .success(try transform($0)) }
  }

  public func flatMap<New>(
    _ transform: (Value) throws -> EntitlementTaskState<New>
  ) rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
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

  /// Finds out which subscriptions of a group run while the view is shown. The action is called with `loading` first.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      do {
        await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
      } catch {
        await action(.failure(error))
      }
    }
  }
}
