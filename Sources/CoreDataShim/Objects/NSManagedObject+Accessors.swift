extension NSManagedObject {
  /// Implements a method that Xcode generates for a to-many relationship, by its selector: `addItemsObject:`, `removeItems:`,
  /// `insertObject:inItemsAtIndex:`. Translated sources call it in the body of an `@NSManaged func`.
  public func callManagedMethod(_ selector: String, _ arguments: [Any]) {
    for relationship in ownEntity.relationshipsByName.values where relationship.isToMany {
      let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      guard let change = RelationshipChange(selector, of: name) else { continue }
      return set(change.applied(to: related(relationship.name), arguments), relationship.name)
    }
    fatalError("\(type(of: self)): the entity \(ownEntity.name ?? "") has no relationship that \(selector) changes.")
  }
}

/// The kinds of methods that Xcode generates for a relationship.
private enum RelationshipChange {
  case addOne, removeOne, add, remove, insertOne, removeAt, insert, removeAll, replaceOne, replace

  init?(_ selector: String, of name: String) {
    switch selector {
    case "add\(name)Object:": self = .addOne
    case "remove\(name)Object:": self = .removeOne
    case "add\(name):": self = .add
    case "remove\(name):": self = .remove
    case "insertObject:in\(name)AtIndex:": self = .insertOne
    case "removeObjectFrom\(name)AtIndex:": self = .removeAt
    case "insert\(name):atIndexes:": self = .insert
    case "remove\(name)AtIndexes:": self = .removeAll
    case "replaceObjectIn\(name)AtIndex:withObject:": self = .replaceOne
    case "replace\(name)AtIndexes:with\(name):": self = .replace
    default: return nil
    }
  }

  func applied(to present: [NSManagedObject], _ arguments: [Any]) -> [NSManagedObject] {
    var all = present
    let first = arguments.first
    func indexes(_ value: Any?) -> [Int] {
      (value as? IndexSet).map { Array($0) } ?? (value as? NSIndexSet).map { Array(IndexSet($0)) } ?? []
    }
    switch self {
    case .addOne, .add: all += ManagedValue.objects(first).filter { new in !all.contains { $0 === new } }
    case .removeOne, .remove:
      let old = ManagedValue.objects(first)
      all.removeAll { object in old.contains { $0 === object } }
    case .insertOne: all.insert(contentsOf: ManagedValue.objects(first), at: arguments.last as? Int ?? all.count)
    case .removeAt: all.remove(at: first as? Int ?? 0)
    case .insert:
      for (object, place) in zip(ManagedValue.objects(first), indexes(arguments.last)) { all.insert(object, at: place) }
    case .removeAll: for place in indexes(first).reversed() { all.remove(at: place) }
    case .replaceOne: if let place = first as? Int, let new = arguments.last as? NSManagedObject { all[place] = new }
    case .replace:
      for (place, object) in zip(indexes(first), ManagedValue.objects(arguments.last)) { all[place] = object }
    }
    return all
  }
}

extension IndexSet {
  fileprivate init(_ set: NSIndexSet) {
    self.init()
    var found: [Int] = []
    set.enumerate({ place, _ in found.append(place) })
    formUnion(IndexSet(found))
  }
}
