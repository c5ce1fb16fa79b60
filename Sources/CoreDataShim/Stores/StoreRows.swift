/// A store's rows, in the order of insertion, and the file that they are written to.
final class StoreRows {
  let identifier: String
  private(set) var rows: [NSManagedObjectID: StoredRow] = [:]
  private var order: [String: [NSManagedObjectID]] = [:]
  private var lastNumbers: [String: Int] = [:]
  private let file: SQLiteFile?

  /// - Parameter file: the file; nil keeps the rows only in memory.
  init(_ file: SQLiteFile? = nil) throws {
    self.file = file
    identifier = try file?.identifier() ?? UUID().uuidString
  }

  /// Reads the file's rows as objects of a model's entities.
  func load(_ model: NSManagedObjectModel, _ store: NSPersistentStore) throws {
    guard let file else { return }
    for stored in try file.rows() {
      let entity =
        model.entitiesByName[stored.entity] ?? model.entities.first { $0.renamingIdentifier == stored.entity }
      guard let entity else { continue }
      let id = NSManagedObjectID(entity, stored.number, in: store)
      insert(id, RowCoding.row(stored, entity, model, store))
      lastNumbers[entity.name ?? ""] = max(lastNumbers[entity.name ?? ""] ?? 0, stored.number)
    }
  }

  /// Copies another store's rows: identifiers keep their numbers, and name this store.
  func take(from other: StoreRows, _ model: NSManagedObjectModel, _ store: NSPersistentStore) throws {
    func moved(_ id: NSManagedObjectID) -> NSManagedObjectID { NSManagedObjectID(id.entity, id.number, in: store) }
    var new: [(NSManagedObjectID, StoredRow?)] = []
    for (id, row) in other.order.values.flatMap({ $0 }).compactMap({ id in other.rows[id].map { (id, $0) } }) {
      let related = row.related.mapValues { $0.map(moved) }
      new.append((moved(id), StoredRow(row.entityName, row.values, related, version: row.version)))
    }
    try file?.write(new)
    for case let (id, row?) in new { insert(id, row) }
    lastNumbers = other.lastNumbers
  }

  func nextNumber(of entity: String) -> Int {
    let next = (lastNumbers[entity] ?? 0) + 1
    lastNumbers[entity] = next
    return next
  }

  func identifiers(ofEntities names: [String]) -> [NSManagedObjectID] { names.flatMap { order[$0] ?? [] } }

  private func insert(_ id: NSManagedObjectID, _ row: StoredRow) {
    rows[id] = row
    order[row.entityName, default: []].append(id)
  }

  /// Applies changes, to the file first, so that rejected changes aren't in memory.
  func apply(_ changes: [(change: RowChange, toMany: Set<String>)]) throws {
    var new: [(NSManagedObjectID, StoredRow?)] = []
    for (change, toMany) in changes {
      new.append((change.id, change.kind == .delete ? nil : change.applied(to: rows[change.id], toMany: toMany)))
    }
    try file?.write(new)
    for (id, row) in new {
      guard let row else {
        rows[id] = nil
        order[id.entity.name ?? ""]?.removeAll { $0 == id }
        continue
      }
      if rows[id] == nil { insert(id, row) } else { rows[id] = row }
    }
  }
}
