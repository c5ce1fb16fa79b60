public import Foundation

extension ModelContext {
  /// Sent by a context before it saves.
  public static var willSave: Notification.Name { Notification.Name("com.apple.SwiftData.willSave") }
  /// Sent by a context after it has saved, with the changes in `userInfo`, by `NotificationKey`.
  public static var didSave: Notification.Name { Notification.Name("com.apple.SwiftData.didSave") }

  /// The keys of `userInfo` in `didSave`: the objects' identifiers.
  public enum NotificationKey: String, Hashable, Sendable {
    case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }

  /// Writes all changes to the store, or none if it throws.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: ModelContext.willSave, object: self)
    guard store.allowsSave else { throw SwiftDataError.modelValidationFailure }
    try checkDeleteRules()
    mergeUniqueModels()
    let writes = (inserted + changed.values).map { ($0.persistentModelID, values(of: $0)) }
    let version = store.write(writes, deleting: deleted.map(\.persistentModelID))
    for model in inserted { model._record.version = version }
    for model in changed.values { model._record.version = version }
    for model in deleted { registered[model.persistentModelID] = nil }
    let identifiers: [NotificationKey: [PersistentIdentifier]] = [
      .insertedIdentifiers: inserted.map(\.persistentModelID), .updatedIdentifiers: Array(changed.keys),
      .deletedIdentifiers: deleted.map(\.persistentModelID),
    ]
    (inserted, changed, deleted) = ([], [:], [])
    refresh()
    let info = Dictionary(uniqueKeysWithValues: identifiers.map { (AnyHashable($0.key.rawValue), $0.value as Any) })
    NotificationCenter.default.post(name: ModelContext.didSave, object: self, userInfo: info)
    ModelContext.refreshMain(of: store, after: self)
  }

  /// Runs `block` and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Reverts the unsaved changes.
  public func rollback() {
    for model in inserted {
      registered[model.persistentModelID] = nil
      model._record.context = nil
    }
    let restored = deleted + changed.values
    (inserted, changed, deleted) = ([], [:], [])
    for model in restored { model._record.isDeleted = false }
    for model in restored {
      if let row = store.row(model.persistentModelID) { fill(model, from: row, isChange: true) }
    }
    noteChanges()
  }

  /// The values of an object in the form in which the store contains them.
  private func values(of model: any PersistentModel) -> [Any] {
    guard let entity = entity(of: model) else { return [] }
    if !isFilled(model) { fill(model) }
    return entity.properties.map { property in
      property.related == nil
        ? property.read(model) as Any : property.models(of: model).map(\.persistentModelID) as Any
    }
  }

  private func checkDeleteRules() throws {
    for model in deleted {
      for property in entity(of: model)?.properties ?? [] {
        guard (property.metadata as? Schema.Relationship)?.deleteRule == .deny else { continue }
        guard property.models(of: model).allSatisfy(\._record.isDeleted) else {
          throw SwiftDataError.modelValidationFailure
        }
      }
    }
  }

  // MARK: Unique values

  /// An inserted object with the unique value of a stored one updates that one, and is removed from the context.
  private func mergeUniqueModels() {
    for model in inserted {
      guard let entity = entity(of: model),
        let former = entity.uniqueness.lazy.compactMap({ self.former(model, $0, entity) }).first
      else { continue }
      for property in entity.properties {
        guard property.related != nil else {
          if let value = property.read(model) { property.set(value, of: former, isChange: true) }
          continue
        }
        let models = property.models(of: model)
        property.setModels([], of: model, isChange: true)
        replace(model, by: former, in: models, entity, entity.place(of: property.keypath))
        property.setModels(models, of: former, isChange: true)
      }
      markChanged(former)
      inserted.removeAll { $0.persistentModelID == model.persistentModelID }
      registered[model.persistentModelID] = nil
      model._record.context = nil
    }
  }

  /// Makes the inverses of other objects refer to the object that remains.
  private func replace(
    _ model: any PersistentModel, by former: any PersistentModel, in others: [any PersistentModel],
    _ entity: Schema.Entity, _ place: Int?
  ) {
    guard let place, let inverse = entity.inverses[place] else { return }
    for other in others {
      guard let property = self.entity(of: other)?.properties[inverse] else { continue }
      let kept = property.models(of: other).filter {
        $0.persistentModelID != model.persistentModelID && $0.persistentModelID != former.persistentModelID
      }
      property.setModels(kept + [former], of: other, isChange: true)
      markChanged(other)
    }
  }

  /// The object, stored or inserted before, that has the same unique values.
  private func former(
    _ model: any PersistentModel, _ places: [Int], _ entity: Schema.Entity
  ) -> (any PersistentModel)? {
    let key = uniqueKey { entity.properties[places[$0]].read(model) }
    func uniqueKey(_ value: (Int) -> Any?) -> [AnyHashable]? {
      let values = places.indices.map { value($0).flatMap(ModelContext.hashable) }
      return values.contains(nil) ? nil : values.compactMap(\.self)
    }
    guard let key else { return nil }
    let earlier = inserted.prefix { $0.persistentModelID != model.persistentModelID }
    let others = earlier + store.identifiers(of: entity.name).compactMap(materialized)
    return others.first { other in
      guard other.persistentModelID.entityName == entity.name, !other._record.isDeleted else { return false }
      if !isFilled(other) { fill(other) }
      return uniqueKey { entity.properties[places[$0]].read(other) } == key
    }
  }

  /// A value for comparisons; nil for an optional without one, of which several are allowed.
  private static func hashable(_ value: Any) -> AnyHashable? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : value as? AnyHashable
  }
}

/// The errors of models.
public struct SwiftDataError: Error, Equatable, Sendable {
  private let name: String

  /// A save violates a delete rule, or the container doesn't allow saving.
  public static var modelValidationFailure: SwiftDataError { SwiftDataError(name: "modelValidationFailure") }
  /// The container's schema doesn't have the model.
  public static var unknownSchema: SwiftDataError { SwiftDataError(name: "unknownSchema") }
}
