internal import Foundation

extension ModelContext {
  /// The objects that match a descriptor.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard let entity = store.schema.entity(for: T.self) else { throw SwiftDataError.unknownSchema }
    refresh()
    var found = store.identifiers(of: entity.name).compactMap { materialized($0) as? T }
    if descriptor.includePendingChanges {
      found.removeAll(where: \.isDeleted)
      found += inserted.compactMap { $0 as? T }
    }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }

  /// The same in batches, all of which are in memory here.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
    try fetch(descriptor)
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls `block` for each of the objects that match a descriptor.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The object with an identifier, whose values are read on first use.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = materialized(identifier) else {
      fatalError("The container's schema doesn't have the model \(identifier.entityName).")
    }
    return model
  }

  /// The object with an identifier, if the context has fetched or inserted it before.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    registered[identifier] as? T
  }

  // MARK: Objects of rows

  func materialized(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = registered[identifier] { return model }
    guard let type = store.schema.entitiesByName[identifier.entityName]?.type else { return nil }
    let model = type.init(_record: _ModelRecord(identifier, self))
    registered[identifier] = model
    return model
  }

  func entity(of model: any PersistentModel) -> Schema.Entity? {
    store.schema.entitiesByName[model.persistentModelID.entityName]
  }

  func isFilled(_ model: any PersistentModel) -> Bool {
    entity(of: model)?.properties.allSatisfy { $0.read(model) != nil } ?? false
  }

  /// Reads an object's values from the store; none if the object doesn't exist any more.
  func fill(_ model: any PersistentModel) {
    if let row = store.row(model.persistentModelID) { fill(model, from: row, isChange: false) }
  }

  func fill(_ model: any PersistentModel, from row: ModelStore.Row, isChange: Bool) {
    guard let entity = entity(of: model) else { return }
    model._record.version = row.version
    for (property, value) in zip(entity.properties, row.values) {
      guard property.related != nil, let identifiers = value as? [PersistentIdentifier] else {
        property.set(value, of: model, isChange: isChange)
        continue
      }
      let models = identifiers.filter(exists).compactMap(materialized)
      property.setModels(models, of: model, isChange: isChange)
    }
  }

  private func exists(_ identifier: PersistentIdentifier) -> Bool {
    registered[identifier] != nil || store.row(identifier) != nil
  }
}
