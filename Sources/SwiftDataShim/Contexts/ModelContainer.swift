/// Stores an app's models, here in memory, and creates contexts for them.
public final class ModelContainer: Equatable, @unchecked Sendable {
  let store: ModelStore
  /// The versions of the app's models; a container is empty at first here, so nothing is migrated.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  // Retained as long as the container; only the main actor sets it.
  @MainActor private var context: ModelContext?

  /// - Parameters:
  ///   - schema: the models.
  ///   - migrationPlan: the versions of the models.
  ///   - configurations: how the models are stored.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    store = ModelStores.store(schema, configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations)
    self.migrationPlan = migrationPlan
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  init(_ store: ModelStore) {
    self.store = store
    migrationPlan = nil
  }

  public var schema: Schema { store.schema }
  public var configurations: Set<ModelConfiguration> { Set(store.configurations) }

  /// The context of views, which saves automatically.
  @MainActor public var mainContext: ModelContext {
    if let context { return context }
    let main = store.main {
      let main = ModelContext(ModelContainer(store))
      main.autosaveEnabled = true
      return main
    }
    context = main
    return main
  }

  /// Deletes everything that was saved.
  public func deleteAllData() {
    store.removeAll()
    announceSave(from: nil)
  }

  /// Deletes everything that was saved.
  public func erase() throws { deleteAllData() }

  /// The main context shows the objects that another one has saved.
  func announceSave(from context: ModelContext?) { ModelContext.refreshMain(of: store, after: context) }

  public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first.store === second.store }
}
