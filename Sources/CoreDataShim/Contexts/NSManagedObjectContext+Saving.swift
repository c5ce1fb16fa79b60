extension NSManagedObjectContext {
  /// Saves all changes to the stores, or to the parent, where they become unsaved changes.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareForSave()
    try validate()
    let saved = changedObjects()
    if let parent {
      try pushToParent(parent, saved)
      finish(saved)
    } else {
      finish(try pushToStores(saved))
    }
  }

  private func changedObjects() -> SavedObjects {
    SavedObjects(
      inserted: inserted, updated: updated.filter { $0.hasPersistentChangedValues && $0.isUpdated }, deleted: deleted)
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

  /// - Returns: The objects that were saved: a merge policy may have replaced some.
  private func pushToStores(_ saved: SavedObjects) throws -> SavedObjects {
    guard let coordinator else {
      throw CoreDataError.make(NSPersistentStoreSaveError, "This context has no persistent store coordinator.")
    }
    var saved = saved
    // Merge policies resolve all conflicts of one kind at once; those of the other kind may follow.
    for _ in 0..<4 {
      try obtainPermanentIDs(for: saved.inserted)
      let changes = saved.all.map { ($0, $0.change()) }
      let conflicts = try coordinator.save(
        changes.map { ($0.1, $0.0.toManyKeys) }, by: SaveOrigin(contextName: name, author: transactionAuthor))
      if conflicts.isEmpty { return saved }
      try resolve(conflicts)
      processPendingChanges()
      saved = changedObjects()
    }
    throw CoreDataError.make(NSManagedObjectMergeError, "The merge policy didn't resolve the conflicts.")
  }

  /// Calls the merge policy if stores have newer rows than those that were changed, or the same unique values.
  private func resolve(_ conflicts: SaveConflicts) throws {
    let policy = mergePolicy as? NSMergePolicy ?? .error
    if !conflicts.stale.isEmpty {
      let objects = conflicts.stale.compactMap { registered[$0]?.object }
      try policy.resolve(optimisticLockingConflicts: objects.map { NSMergeConflict($0, newer: source?.row($0.id)) })
    } else {
      try policy.resolve(
        constraintConflicts: conflicts.duplicates.map { duplicate in
          NSConstraintConflict(
            constraint: duplicate.constraint, databaseObject: duplicate.stored.map { object(with: $0) },
            databaseSnapshot: nil, conflictingObjects: duplicate.changed.compactMap { registered[$0]?.object },
            conflictingSnapshots: [])
        })
    }
  }

  /// Leaves out an inserted object that a merge policy replaced by another one.
  func drop(_ object: NSManagedObject) {
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    if !object.isInserted, !object.isDeleted { return delete(object) }
    object.state.isInserted = false
    object.state.isDeleted = true
    registered[object.id] = nil
    pending.inserted.remove(object)
    pending.updated.remove(object)
    pending.deleted.insert(object)
    object.context = nil
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
