extension NSManagedObjectContext {
  /// Saves all changes to the stores, or to the parent, where they become unsaved changes.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareForSave()
    try validate()
    let saved = SavedObjects(
      inserted: inserted, updated: updated.filter { $0.hasPersistentChangedValues && $0.isUpdated }, deleted: deleted)
    if let parent {
      try pushToParent(parent, saved)
    } else {
      try pushToStores(saved)
    }
    finish(saved)
  }

  /// The objects of one save.
  struct SavedObjects {
    let inserted: [NSManagedObject]
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]
    var all: [NSManagedObject] { inserted + updated + deleted }
  }

  /// Calls `willSave` on the objects as long as that changes further objects; then computes derived attributes.
  private func prepareForSave() {
    var notified: Set<NSManagedObject> = []
    // Core Data stops after a thousand rounds.
    for _ in 0..<1000 {
      let waiting = (inserted + updated + deleted).filter { notified.insert($0).inserted }
      if waiting.isEmpty { break }
      for object in waiting { object.willSave() }
      processPendingChanges()
    }
    for object in inserted + updated where !object.isDeleted {
      for case let attribute as NSDerivedAttributeDescription in object.ownEntity.propertiesByName.values {
        object.storePrimitive(attribute.derived(for: object), attribute.name)
        if !object.isInserted { object.changedKeys.insert(attribute.name) }
      }
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func collect(_ check: () throws -> Void) {
      do {
        try check()
      } catch {
        let error = error as NSError
        let several = error.code == NSValidationMultipleErrorsError ? error.userInfo[NSDetailedErrorsKey] : nil
        errors += several as? [NSError] ?? [error]
      }
    }
    for object in inserted { collect(object.validateForInsert) }
    for object in updated where object.isUpdated { collect(object.validateForUpdate) }
    for object in deleted { collect(object.validateForDelete) }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  // MARK: To the stores

  /// Assigns objects the identifiers under which they are saved.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    for object in objects where object.id.isTemporaryID {
      registered[object.id] = nil
      object.id = try coordinator.permanentID(for: object.ownEntity, in: assigned[ObjectIdentifier(object)])
      register(object)
    }
  }

  private func pushToStores(_ saved: SavedObjects) throws {
    guard let coordinator else {
      throw CoreDataError.make(NSPersistentStoreSaveError, "This context has no persistent store coordinator.")
    }
    try obtainPermanentIDs(for: saved.inserted)
    // Two rounds at most: merge policies resolve all conflicts.
    for _ in 0..<2 {
      let changes = saved.all.map { ($0, $0.change()) }
      let conflicts = try coordinator.save(changes.map { ($0.1, $0.0.toManyKeys) })
      if conflicts.isEmpty { return }
      try resolve(conflicts)
    }
  }

  /// Applies the merge policy if stores have newer rows than those that were changed.
  private func resolve(_ conflicts: [NSManagedObjectID]) throws {
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    guard policy != .errorMergePolicyType else {
      throw CoreDataError.make(
        NSManagedObjectMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: conflicts.map { $0.uriRepresentation().absoluteString }])
    }
    for object in conflicts.compactMap({ registered[$0]?.object }) {
      guard let newer = source?.row(object.id) else {
        // Another context deleted the object.
        object.changedKeys = []
        continue
      }
      let base = object.row
      object.row = newer
      for (key, property) in object.ownEntity.propertiesByName where !property.isTransient {
        let isChangedHere = object.changedKeys.contains(key)
        let isChangedThere =
          !AttributeValues.areEqual(base?.values[key], newer.values[key])
          || base?.related[key] ?? [] != newer.related[key] ?? []
        let takesStores: Bool =
          switch policy {
          case .rollbackMergePolicyType: true
          case .mergeByPropertyStoreTrumpMergePolicyType: isChangedThere || !isChangedHere
          case .overwriteMergePolicyType: false
          default: !isChangedHere
          }
        if takesStores {
          object.values[key] = nil
          object.changedKeys.remove(key)
        } else if policy == .overwriteMergePolicyType, object.values[key] != nil {
          object.changedKeys.insert(key)
        }
      }
    }
  }

  // MARK: To the parent

  private func pushToParent(_ parent: NSManagedObjectContext, _ saved: SavedObjects) throws {
    parent.performAndWait {
      for object in saved.inserted {
        let copy = NSManagedObject.make(object.ownEntity, in: nil)
        // As on iOS, the identifier stays temporary until the parent saves.
        copy.id = object.id
        copy.values = [:]
        parent.insertNewQuietly(copy)
      }
      for object in saved.inserted + saved.updated {
        parent.take(object.change(), of: object)
      }
      for object in saved.deleted { parent.delete(parent.object(with: object.id)) }
      parent.processPendingChanges()
    }
  }

  private func insertNewQuietly(_ object: NSManagedObject) {
    object.context = self
    object.state.isInserted = true
    register(object)
    inserted.append(object)
    pending.undo.append(.insertion(object))
    pending.inserted.insert(object)
    scheduleProcessing()
  }

  /// Applies a child's changes to this context.
  private func take(_ change: RowChange, of child: NSManagedObject) {
    let object = object(with: change.id)
    object.fire()
    for (key, value) in change.values {
      object.willChangeValue(forKey: key)
      object.values[key] = value ?? NSNull()
      object.didChangeValue(forKey: key)
    }
    for (key, ids) in change.related {
      object.willChangeValue(forKey: key)
      object.values[key] = ids.map { self.object(with: $0) }
      object.didChangeValue(forKey: key)
    }
  }

  // MARK: After saving

  private func finish(_ saved: SavedObjects) {
    let event = SaveEvent(
      inserted: saved.inserted.map(\.id), updated: saved.updated.map(\.id), deleted: saved.deleted.map(\.id))
    let everything = inserted + updated + deleted
    for object in saved.inserted + saved.updated + updated where !object.isDeleted {
      object.state.isInserted = false
      object.row = source?.row(object.id) ?? object.row
      object.changedKeys = []
      if object.state.isFault == false {
        object.values = object.values.filter { $0.value is [NSManagedObject] || object.isTransientKey($0.key) }
      }
    }
    for object in saved.deleted {
      registered[object.id] = nil
      held.remove(object)
      object.context = nil
    }
    (inserted, updated, deleted) = ([], [], [])
    assigned = [:]
    pending = PendingChanges()
    for object in everything { object.didSave() }
    guard !isSilent else { return }
    let sets: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(saved.inserted), NSUpdatedObjectsKey: Set(saved.updated),
      NSDeletedObjectsKey: Set(saved.deleted),
    ]
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: sets)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: event.identifiers)
    let others = parent.map { $0.children.compactMap(\.context) } ?? coordinator?.contexts ?? []
    for other in others where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(event) }
    }
    for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(event) }
    }
  }
}
