extension NSManagedObjectContext {
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try results(of: request.untyped).map { found in
      guard let typed = found as? T else {
        fatalError("The request gives \(type(of: found)), and is NSFetchRequest<\(T.self)>.")
      }
      return typed
    }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let untyped = request.untyped
    let count = try objects(of: untyped).count - untyped.fetchOffset
    return untyped.fetchLimit > 0 ? min(max(0, count), untyped.fetchLimit) : max(0, count)
  }

  /// Executes a request of any kind; batch requests change the stores without changing the context.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.run(in: self)
  }

  // MARK: Fetching

  func results(of request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    let found = window(try objects(of: request), request)
    switch request.resultType {
    case .managedObjectIDResultType: return found.map(\.objectID)
    case .countResultType: return [NSNumber(value: found.count)]
    case .dictionaryResultType: return try DictionaryResults(request, found).rows
    default:
      for object in found where !request.returnsObjectsAsFaults { object.fire() }
      return found
    }
  }

  /// The results within the request's offset and limit.
  private func window(_ found: [NSManagedObject], _ request: NSFetchRequest<any NSFetchRequestResult>)
    -> [NSManagedObject]
  {
    let rest = found.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// All objects that match a request, in its order.
  func objects(of request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObject] {
    guard let entity = request.entity ?? request.entityName.flatMap({ model?.entitiesByName[$0] }) else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleSchemaError, "executeFetchRequest:error: A fetch request must have an entity.")
    }
    let names = request.includesSubentities ? entity.namesWithSubentities : [entity.name ?? ""]
    if request.includesPendingChanges { processPendingChanges() }
    let ids = source?.identifiers(ofEntities: names, in: request.affectedStores) ?? []
    var found = ids.map { object(with: $0) }.filter { !$0.isDeleted }
    if request.includesPendingChanges {
      let known = Set(found.map(ObjectIdentifier.init))
      found += inserted.filter { names.contains($0.ownEntity.name ?? "") && !known.contains(ObjectIdentifier($0)) }
    }
    let wasEvaluating = isEvaluating
    isEvaluating = true
    defer { isEvaluating = wasEvaluating }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    return Sorting.sorted(found, by: request.sortDescriptors ?? [])
  }

  /// The objects that a fetched property of an object contains.
  func fetched(_ property: NSFetchedPropertyDescription, of object: NSManagedObject) -> [NSManagedObject] {
    guard let template = property.fetchRequest else { return [] }
    let request = template.copied()
    if let format = template.templateFormat {
      request.predicate = PredicateTemplate(format).predicate(["FETCH_SOURCE": object, "FETCHED_PROPERTY": property])
    }
    return (try? results(of: request))?.compactMap { $0 as? NSManagedObject } ?? []
  }
}

// MARK: For child contexts
extension NSManagedObjectContext: ObjectSource {
  func row(_ id: NSManagedObjectID) -> StoredRow? {
    performAndWait { () -> StoredRow? in
      if let object = registered[id]?.object {
        if object.isDeleted { return nil }
        if object.hasChanges { return object.change().applied(to: object.row, toMany: []) }
      }
      return id.isTemporaryID ? nil : source?.row(id)
    }
  }

  func identifiers(ofEntities names: [String], in stores: [NSPersistentStore]?) -> [NSManagedObjectID] {
    performAndWait { () -> [NSManagedObjectID] in
      let saved = source?.identifiers(ofEntities: names, in: stores) ?? []
      return saved.filter { registered[$0]?.object?.isDeleted != true }
        + inserted.filter { names.contains($0.ownEntity.name ?? "") }.map(\.id)
    }
  }
}

/// Sorts objects by a request's descriptors; equal objects keep their order.
enum Sorting {
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
