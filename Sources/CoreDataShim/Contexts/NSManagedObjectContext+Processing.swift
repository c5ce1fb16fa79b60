internal import HeadlessObjectiveC

extension NSManagedObjectContext {
  /// Changes are processed at the end of the queue's current work.
  func scheduleProcessing() {
    guard !isAnnounced else { return }
    isAnnounced = true
    let context = Weak(self)
    switch concurrencyType {
    case .mainQueueConcurrencyType: DispatchQueue.main.async { context.object?.processScheduled() }
    case .privateQueueConcurrencyType: queue.async { context.object?.processScheduled() }
    case .confinementConcurrencyType: break
    }
  }

  private struct Weak: @unchecked Sendable {
    weak var object: NSManagedObjectContext?
    init(_ object: NSManagedObjectContext) { self.object = object }
  }

  private func processScheduled() {
    lock.lock()
    defer { lock.unlock() }
    if isAnnounced { processPendingChanges() }
  }

  /// Applies the delete rules of deleted objects and posts the changes.
  public func processPendingChanges() {
    isAnnounced = false
    propagateDeletions()
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = PendingChanges()
    registerUndo(of: changes.undo)
    let info = changes.userInfo
    guard !info.isEmpty else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  /// Nullifies and cascades, as the relationships of deleted objects specify.
  func propagateDeletions() {
    while let object = pending.waitingDeletions.popLast() {
      for relationship in object.ownEntity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
        let destinations = object.stored(relationship.name) as? [NSManagedObject] ?? []
        for destination in destinations where !destination.isDeleted {
          switch relationship.deleteRule {
          case .cascadeDeleteRule: delete(destination)
          case .nullifyDeleteRule:
            if let inverse = relationship.inverseRelationship { destination.unlink(object, inverse) }
          case .denyDeleteRule, .noActionDeleteRule: break
          }
        }
      }
    }
  }

  // MARK: Undo

  private func registerUndo(of steps: [PendingChanges.Step]) {
    guard let undoManager, !steps.isEmpty else { return }

    nonisolated(unsafe) let steps = steps
    let context = self
    MainThread.assume {
      guard undoManager.isUndoRegistrationEnabled else { return }
      undoManager.registerUndo(withTarget: context) { $0.takeBack(steps) }
    }
  }

  /// Runs undo actions, whose changes are registered for redoing.
  private func takeBack(_ steps: [PendingChanges.Step]) {
    for step in steps.reversed() {
      switch step {
      case .insertion(let object):
        if !object.isDeleted { delete(object) }
      case .deletion(let object, let state): restore(object, state)
      case .change(let object, let key, let value, let wasChanged):
        object.willChangeValue(forKey: key)
        object.values[key] = value ?? NSNull()
        object.didChangeValue(forKey: key)
        if !wasChanged, !object.isInserted {
          object.changedKeys.remove(key)
          if object.changedKeys.isEmpty { updated.removeAll { $0 === object } }
        }
      }
    }
    processPendingChanges()
  }

  private func restore(_ object: NSManagedObject, _ state: NSManagedObject.State) {
    guard object.isDeleted else { return }
    object.state = state
    deleted.removeAll { $0 === object }
    pending.deleted.remove(object)
    register(object)
    if state.isInserted { inserted.append(object) }
    pending.inserted.insert(object)
    pending.undo.append(.insertion(object))
    scheduleProcessing()
  }

  public func undo() { MainThread.assume { undoManager?.undo() } }
  public func redo() { MainThread.assume { undoManager?.redo() } }

  // MARK: Discarding changes

  /// Discards all changes.
  public func rollback() {
    processPendingChanges()
    for object in inserted {
      object.state.isInserted = false
      object.context = nil
      registered[object.id] = nil
      pending.deleted.insert(object)
    }
    let back = deleted
    for object in deleted { object.state.isDeleted = false }
    let changed = updated + back
    (inserted, deleted, updated) = ([], [], [])
    for object in changed {
      object.turnIntoFault()
      pending.refreshed.insert(object)
    }
    pending.undo = []
    MainThread.assume { undoManager?.removeAllActions(withTarget: self) }
    processPendingChanges()
  }

  /// Discards all objects; those that the app still references belong to no context.
  public func reset() {
    for object in registeredObjects {
      object.values = [:]
      object.changedKeys = []
      object.row = nil
      object.context = nil
      object.state = NSManagedObject.State()
    }
    (registered, inserted, deleted, updated, held) = ([:], [], [], [], [])
    pending = PendingChanges()
    isAnnounced = false
  }

  /// Reads an object again: its changes are kept, or it becomes a fault.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.context === self else { return }
    refreshQuietly(object, keepsChanges: flag)
    pending.refreshed.insert(object)
    scheduleProcessing()
  }

  func refreshQuietly(_ object: NSManagedObject, keepsChanges: Bool) {
    if keepsChanges {
      guard !object.isFault else { return }
      object.announce("")
      let kept = object.values.filter { object.changedKeys.contains($0.key) || object.isTransientKey($0.key) }
      object.row = source?.row(object.id) ?? object.row
      object.values = object.isInserted ? object.values : kept
    } else if !object.isInserted {
      updated.removeAll { $0 === object }
      pending.updated.remove(object)
      object.announce("")
      object.turnIntoFault()
    }
  }

  public func refreshAllObjects() {
    for object in registeredObjects where !object.isInserted && !object.isDeleted {
      refresh(object, mergeChanges: true)
    }
    processPendingChanges()
  }
}

extension NSManagedObject {
  func isTransientKey(_ key: String) -> Bool { ownEntity.propertiesByName[key]?.isTransient == true }
}
