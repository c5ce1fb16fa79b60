/// The reasons why changes can't be saved as they are.
struct SaveConflicts {
  /// The objects that others have changed since they were read.
  var stale: [NSManagedObjectID] = []
  var duplicates: [Duplicate] = []
  var isEmpty: Bool { stale.isEmpty && duplicates.isEmpty }

  /// Objects with the same values of unique attributes.
  struct Duplicate {
    let constraint: [String]
    /// The stored object that isn't part of the changes.
    var stored: NSManagedObjectID?
    /// The changed objects, in the order of the changes.
    var changed: [NSManagedObjectID] = []
  }
}

/// Finds the objects of a save whose unique attributes equal those of other objects.
struct UniqueValues {
  private let changes: [RowChange]

  init(_ changes: [RowChange]) { self.changes = changes }

  func duplicates(_ source: NSPersistentStoreCoordinator) -> [SaveConflicts.Duplicate] {
    var found: [SaveConflicts.Duplicate] = []
    for (entity, constraint) in constraints {
      let names = Set(entity.namesWithSubentities)
      let own = changes.filter { $0.kind != .delete && names.contains($0.id.entity.name ?? "") }
      let isTouched = own.contains { change in constraint.contains { change.values.keys.contains($0) } }
      if isTouched { found += duplicates(of: constraint, own, Array(names), source) }
    }
    return found
  }

  /// The constraints of the changed objects' entities and their superentities, once each.
  private var constraints: [(NSEntityDescription, [String])] {
    var known: Set<ObjectIdentifier> = []
    let entities = changes.flatMap { Array(sequence(first: $0.id.entity, next: \.superentity)) }
    return entities.filter { known.insert(ObjectIdentifier($0)).inserted }.flatMap { entity in
      entity.uniquenessConstraints.map { constraint in
        (entity, constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name })
      }
    }.filter { !$0.1.isEmpty }
  }

  private func duplicates(
    of constraint: [String], _ own: [RowChange], _ names: [String], _ source: NSPersistentStoreCoordinator
  ) -> [SaveConflicts.Duplicate] {
    let changed = Set(changes.map(\.id))
    var places: [[AnyHashable]: Int] = [:]
    var found: [SaveConflicts.Duplicate] = []
    for change in own {
      let row = source.row(change.id)
      guard let key = key(constraint, { name in change.values[name].map { $0 } ?? row?.values[name] }) else { continue }
      if let place = places[key] {
        found[place].changed.append(change.id)
      } else {
        places[key] = found.count
        found.append(SaveConflicts.Duplicate(constraint: constraint, changed: [change.id]))
      }
    }
    for id in source.identifiers(ofEntities: names, in: nil) where !changed.contains(id) {
      guard let row = source.row(id), let key = key(constraint, { row.values[$0] }), let place = places[key] else {
        continue
      }
      found[place].stored = id
    }
    return found.filter { $0.stored != nil || $0.changed.count > 1 }
  }

  /// Nil if a value is missing: missing values are never equal, as in SQLite.
  private func key(_ constraint: [String], _ value: (String) -> Any?) -> [AnyHashable]? {
    let values = constraint.compactMap { AttributeValues.unwrapped(value($0)) as? AnyHashable }
    return values.count == constraint.count ? values : nil
  }
}
