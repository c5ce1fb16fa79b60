/// An object's values in a store or a parent context. Relationships are lists of identifiers.
// Unchecked: the values of attributes are never mutated.
final class StoredRow: @unchecked Sendable {
  let entityName: String
  let values: [String: Any]
  let related: [String: [NSManagedObjectID]]
  /// Incremented by each change of an attribute or a to-one relationship.
  let version: Int

  init(_ entityName: String, _ values: [String: Any], _ related: [String: [NSManagedObjectID]], version: Int) {
    (self.entityName, self.values, self.related, self.version) = (entityName, values, related, version)
  }
}

/// The changes of an object in a save.
// Unchecked: see `StoredRow`.
struct RowChange: @unchecked Sendable {
  enum Kind { case insert, update, delete }

  let kind: Kind
  let id: NSManagedObjectID
  /// All values of an inserted object, the changed values of an updated one; nil as a value means none.
  var values: [String: Any?] = [:]
  var related: [String: [NSManagedObjectID]] = [:]
  /// The row that was changed.
  var base: StoredRow?

  /// Returns the row after the change. In to-many relationships that others changed meanwhile, only additions and removals are
  /// applied.
  func applied(to row: StoredRow?, toMany: Set<String>) -> StoredRow {
    var all = row?.values ?? [:]
    for (key, value) in values { all[key] = value }
    var relations = row?.related ?? [:]
    var bumps = !values.isEmpty
    for (key, list) in related {
      let before = base?.related[key] ?? []
      let present = relations[key] ?? []
      if !toMany.contains(key) { bumps = true }
      if !toMany.contains(key) || present == before {
        relations[key] = list
      } else {
        let removed = Set(before).subtracting(list)
        relations[key] =
          present.filter { !removed.contains($0) } + list.filter { !before.contains($0) && !present.contains($0) }
      }
    }
    return StoredRow(id.entity.name ?? "", all, relations, version: (row?.version ?? 0) + (bumps ? 1 : 0))
  }
}

/// The source of a context's objects, and the destination of its changes: the stores, or another context.
protocol ObjectSource: AnyObject {
  func row(_ id: NSManagedObjectID) -> StoredRow?
  func identifiers(ofEntities names: [String], in stores: [NSPersistentStore]?) -> [NSManagedObjectID]
}
