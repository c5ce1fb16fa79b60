extension NSManagedObject: KeyValueCoded {
  package func codedValue(forKey key: String) -> Any?? {
    guard let known = knownKey(key) else { return .none }
    return .some(given(accessed(known), known))
  }

  package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
    guard let known = knownKey(key) else { return false }
    if known == key { set(value, key) } else { storePrimitive(value, known) }
    return true
  }

  package var codedIdentity: AnyObject { id }
}

extension NSManagedObject {
  // MARK: Accessors of @NSManaged properties

  /// The getter of an `@NSManaged` property, which translated sources call.
  public func managedValue<Value>(forKey key: String) -> Value {
    let known = knownKey(key)
    if known == nil {
      fatalError("\(type(of: self)): the entity \(ownEntity.name ?? "") has no property \"\(key)\".")
    }
    var value = accessed(known ?? key)
    // Relationships are stored as arrays.
    if let relationship = ownEntity.propertiesByName[known ?? key] as? NSRelationshipDescription, !relationship.isToMany
    {
      value = (value as? [NSManagedObject])?.first
    }
    return ManagedValue.converted(value, to: Value.self, of: key)
  }

  /// The setter of an `@NSManaged` property.
  public func setManagedValue<Value>(_ newValue: Value, forKey key: String) { setValue(newValue, forKey: key) }

  /// The property of a key: `primitiveName` is that of `name`, unless a property has that name.
  private func knownKey(_ key: String) -> String? {
    if ownEntity.propertiesByName[key] != nil { return key }
    guard key.hasPrefix("primitive") else { return nil }
    let rest = key.dropFirst("primitive".count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    return ownEntity.propertiesByName[name] == nil ? nil : name
  }

  // MARK: Reading

  /// Returns a value and fires the fault; while a fetch evaluates objects they stay faults.
  private func accessed(_ key: String) -> Any? {
    if context?.isEvaluating != true { fire() }
    return stored(key)
  }

  /// Relationships as arrays of objects, all other values unchanged; nil for none.
  func stored(_ key: String) -> Any? {
    if let value = values[key] { return value is NSNull ? nil : value }
    switch ownEntity.propertiesByName[key] {
    case is NSRelationshipDescription:
      let row = row ?? rowOfFault
      let objects = row?.related[key]?.compactMap { context?.destination($0) } ?? []
      if context?.isEvaluating != true { values[key] = objects }
      return objects
    case let property as NSFetchedPropertyDescription:
      let objects = context?.fetched(property, of: self) ?? []
      values[key] = objects
      return objects
    default: return (row ?? rowOfFault)?.values[key]
    }
  }

  /// The value that a fetch reads from a fault.
  private var rowOfFault: StoredRow? { state.isFault ? context?.source?.row(id) : nil }

  /// The value for key-value coding: sets for relationships.
  func given(_ value: Any?, _ key: String) -> Any? {
    guard let objects = value as? [NSManagedObject] else { return value }
    guard let relationship = ownEntity.propertiesByName[key] as? NSRelationshipDescription else { return objects }
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  func related(_ key: String) -> [NSManagedObject] {
    fire()
    return stored(key) as? [NSManagedObject] ?? []
  }

  /// The stored value.
  func committed(_ key: String) -> Any? {
    if ownEntity.propertiesByName[key] is NSRelationshipDescription {
      return row?.related[key].flatMap { ids in given(ids.compactMap { context?.destination($0) }, key) }
    }
    return row?.values[key]
  }

  // MARK: Writing

  func set(_ value: Any?, _ key: String) {
    fire()
    if let relationship = ownEntity.propertiesByName[key] as? NSRelationshipDescription {
      var objects: [NSManagedObject] = []
      var taken: Set<ObjectIdentifier> = []
      for object in ManagedValue.objects(value) where taken.insert(ObjectIdentifier(object)).inserted {
        objects.append(object)
      }
      relate(objects, relationship)
      return
    }
    willChangeValue(forKey: key)
    storePrimitive(value, key)
    didChangeValue(forKey: key)
  }

  func storePrimitive(_ value: Any?, _ key: String) {
    switch ownEntity.propertiesByName[key] {
    case is NSRelationshipDescription: values[key] = ManagedValue.objects(value)
    case let attribute as NSAttributeDescription:
      values[key] = AttributeValues.normalized(value, attribute.attributeType) ?? NSNull()
    default: values[key] = value ?? NSNull()
    }
  }

  /// Sets the objects of a relationship, and this object in the inverse.
  func relate(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let before = related(relationship.name)
    store(objects, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    let (old, new) = (Set(before.map(ObjectIdentifier.init)), Set(objects.map(ObjectIdentifier.init)))
    for object in before where !new.contains(ObjectIdentifier(object)) { object.unlink(self, inverse) }
    for object in objects where !old.contains(ObjectIdentifier(object)) { object.link(self, inverse) }
  }

  func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let before = related(relationship.name)
    let after = before.filter { $0 !== object }
    if after.count != before.count { store(after, relationship) }
  }

  private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let before = related(relationship.name)
    guard !before.contains(where: { $0 === object }) else { return }
    if relationship.isToMany { return store(before + [object], relationship) }
    store([object], relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for other in before { other.unlink(self, inverse) }
  }

  private func store(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    willChangeValue(forKey: relationship.name)
    values[relationship.name] = objects
    didChangeValue(forKey: relationship.name)
  }

  func noteChanged(_ key: String) {
    guard ownEntity.propertiesByName[key] != nil else { return }
    changedKeys.insert(key)
    context?.noteChanged(self)
  }

  func announce(_ key: String) { publisher?.send() }

  /// Whether a property's value equals the stored one.
  func isAsSaved(_ property: NSPropertyDescription) -> Bool {
    guard let value = values[property.name] else { return true }
    if property is NSRelationshipDescription {
      let before = row?.related[property.name] ?? []
      let now = ManagedValue.objects(value).map(\.id)
      return (property as? NSRelationshipDescription)?.isOrdered == true ? before == now : Set(before) == Set(now)
    }
    return AttributeValues.areEqual(value is NSNull ? nil : value, row?.values[property.name])
  }

  // MARK: Faults

  /// Fires a fault with the stored values.
  func fire() {
    guard state.isFault, let context else { return }
    state.isFault = false
    row = context.source?.row(id)
    if row == nil, !state.isDeleted { context.noteInaccessible(self) }
    context.keep(self)
    awakeFromFetch()
  }

  /// Discards values, including changes.
  func turnIntoFault() {
    guard !state.isFault else { return }
    willTurnIntoFault()
    values = [:]
    changedKeys = []
    row = nil
    state.isFault = true
    didTurnIntoFault()
  }

  // MARK: Saved values

  /// The object's current values for a child context or a store.
  func change() -> RowChange {
    let kind: RowChange.Kind = state.isDeleted ? .delete : state.isInserted ? .insert : .update
    var change = RowChange(kind: kind, id: id, base: row)
    guard kind != .delete else { return change }
    for (key, property) in ownEntity.propertiesByName where !property.isTransient {
      if kind == .update, !changedKeys.contains(key) || isAsSaved(property) { continue }
      guard let value = values[key] else { continue }
      if property is NSRelationshipDescription {
        change.related[key] = ManagedValue.objects(value).map(\.id)
      } else if property is NSAttributeDescription {
        change.values.updateValue(value is NSNull ? nil : value, forKey: key)
      }
    }
    return change
  }

  var toManyKeys: Set<String> { Set(ownEntity.relationshipsByName.filter { $0.value.isToMany }.keys) }
}
