internal import Foundation
internal import HeadlessObjectiveC

/// The stores with a file's name, which the containers of a test share as they share the file on iOS. Nothing is written: the stores
/// end with the test. Code outside of tests gets a store of its own.
final class ModelStores: @unchecked Sendable {
  // Unchecked: the stores are changed while the lock is held.
  private struct Key: Hashable {
    let urls: [URL]
    let entities: [String]
  }

  private let outer: ModelStores?
  private let lock = NSLock()
  private var stores: [Key: ModelStore] = [:]

  private init(within outer: ModelStores?) { self.outer = outer }

  /// The store for a container.
  static func store(_ schema: Schema, _ configurations: [ModelConfiguration]) -> ModelStore {
    let host = StateHost.current
    guard host !== StateHost.process, !configurations.contains(where: \.isStoredInMemoryOnly) else {
      return ModelStore(schema, configurations)
    }
    let stores = host.value { ModelStores(within: $0) }
    let key = Key(urls: configurations.map(\.url), entities: schema.entities.map(\.name).sorted())
    return stores.store(key) ?? stores.keep(ModelStore(schema, configurations), key)
  }

  private func store(_ key: Key) -> ModelStore? { lock.withLock { stores[key] } ?? outer?.store(key) }

  private func keep(_ store: ModelStore, _ key: Key) -> ModelStore {
    lock.withLock { stores[key] = store }
    return store
  }
}
