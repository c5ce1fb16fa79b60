extension ModelContext {
  func add(_ model: any PersistentModel) {
    let record = model._record
    guard record.context !== self || record.isDeleted else { return }
    guard let entity = entity(of: model), entity.type == type(of: model) else {
      fatalError("The container's schema doesn't have the model \(model.persistentModelID.entityName).")
    }
    record.context = self
    record.isDeleted = false
    registered[record.identifier] = model
    deleted.removeAll { $0.persistentModelID == record.identifier }
    if store.row(record.identifier) == nil { inserted.append(model) } else { changed[record.identifier] = model }
    for (place, property) in entity.properties.enumerated() where property.related != nil {
      for other in property.models(of: model) {
        add(other)
        link(other, to: model, over: place, of: entity)
      }
    }
  }

  func remove(_ model: any PersistentModel) {
    let record = model._record
    guard record.context === self, !record.isDeleted, let entity = entity(of: model) else { return }
    record.isDeleted = true
    changed[record.identifier] = nil
    if let place = inserted.firstIndex(where: { $0.persistentModelID == record.identifier }) {
      inserted.remove(at: place)
      registered[record.identifier] = nil
    } else {
      deleted.append(model)
    }
    for (place, property) in entity.properties.enumerated() where property.related != nil {
      let others = property.models(of: model)
      switch (property.metadata as? Schema.Relationship)?.deleteRule ?? .nullify {
      case .cascade: for other in others { remove(other) }
      case .nullify: for other in others { unlink(other, from: model, over: place, of: entity) }
      case .deny, .noAction: break
      }
    }
  }

  /// A property of one of the context's objects was set.
  func didSet<Value>(_ keyPath: AnyKeyPath, of model: any PersistentModel, from old: Value, to new: Value) {
    guard !model._record.isDeleted else { return }
    markChanged(model)
    if let entity = entity(of: model), let place = entity.place(of: keyPath), entity.properties[place].related != nil {
      let (before, after) = ((old as? any _RelatedValue)?._models ?? [], (new as? any _RelatedValue)?._models ?? [])
      let kept = Set(after.map(\.persistentModelID))
      for other in before where !kept.contains(other.persistentModelID) {
        unlink(other, from: model, over: place, of: entity)
      }
      let known = Set(before.map(\.persistentModelID))
      for other in after where !known.contains(other.persistentModelID) {
        add(other)
        link(other, to: model, over: place, of: entity)
      }
    }
    noteChanges()
  }

  func markChanged(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    if !isInserted(identifier) { changed[identifier] = model }
  }

  // MARK: Inverses

  /// Adds the model to the inverse of a relationship; an inverse that contains a single model loses its previous one.
  private func link(
    _ other: any PersistentModel, to model: any PersistentModel, over place: Int, of entity: Schema.Entity
  ) {
    guard let inverse = entity.inverses[place], let otherEntity = self.entity(of: other) else { return }
    let property = otherEntity.properties[inverse]
    let held = property.models(of: other)
    guard !held.contains(where: { $0.persistentModelID == model.persistentModelID }) else { return }
    if property.related?._isToMany == true {
      property.setModels(held + [model], of: other, isChange: true)
    } else {
      for former in held { drop(other, from: former, entity.properties[place]) }
      property.setModels([model], of: other, isChange: true)
    }
    markChanged(other)
  }

  private func unlink(
    _ other: any PersistentModel, from model: any PersistentModel, over place: Int, of entity: Schema.Entity
  ) {
    guard let inverse = entity.inverses[place], let otherEntity = self.entity(of: other) else { return }
    drop(model, from: other, otherEntity.properties[inverse])
  }

  /// A model's property no longer contains another model.
  private func drop(
    _ other: any PersistentModel, from model: any PersistentModel, _ property: Schema.PropertyMetadata
  ) {
    let held = property.models(of: model)
    let rest = held.filter { $0.persistentModelID != other.persistentModelID }
    guard rest.count < held.count, !model._record.isDeleted else { return }
    property.setModels(rest, of: model, isChange: true)
    markChanged(model)
  }
}
