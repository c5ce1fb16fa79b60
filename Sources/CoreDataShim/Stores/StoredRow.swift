/// An object's values in a store or a parent context. Relationships are lists of identifiers.
// Unchecked: what attributes keep isn't changed.
final class StoredRow: @unchecked Sendable {
  let entityName: String
  let values: [String: Any]
  let related: [String: [NSManagedObjectID]]
  /// Rises with each change of an attribute or a to-one relationship.
  let version: Int

  init(_ entityName: String, _ values: [String: Any], _ related: [String: [NSManagedObjectID]], version: Int) {
    (self.entityName, self.values, self.related, self.version) = (entityName, values, related, version)
  }
}

/// What is saved of an object.
// Unchecked: see `StoredRow`.
struct RowChange: @unchecked Sendable {
  enum Kind { case insert, update, delete }

  let kind: Kind
  let id: NSManagedObjectID
  /// Of an inserted object all, of an updated one what changed; nil in it for nothing.
  var values: [String: Any?] = [:]
  var related: [String: [NSManagedObjectID]] = [:]
  /// What the changes were made to.
  var base: StoredRow?

  /// The row after the change. To-many relationships that were changed by others meanwhile get what was added and lose what was
  /// removed.
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

/// Where a context's objects come from, and where it saves them: the stores, or another context.
protocol ObjectSource: AnyObject {
  func row(_ id: NSManagedObjectID) -> StoredRow?
  func identifiers(ofEntities names: [String], in stores: [NSPersistentStore]?) -> [NSManagedObjectID]
}
