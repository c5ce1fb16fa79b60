public import HeadlessCombine

/// An object of an entity. `@NSManaged` properties of subclasses read and write its values.
///
/// Values that were read or changed are in `values`, the stored ones in `row`, both by key.
open class NSManagedObject: NSObject, NSFetchRequestResult, RuntimeInitializable {
  let ownEntity: NSEntityDescription
  var id: NSManagedObjectID
  weak var context: NSManagedObjectContext?
  var row: StoredRow?
  /// `NSNull` for nil, arrays of objects for relationships.
  var values: [String: Any] = [:]
  var changedKeys: Set<String> = []
  /// The keys for which `willChangeValue(forKey:)` was called.
  var keysUnderChange: [String] = []
  var state = State()
  var publisher: ObservableObjectPublisher?

  struct State {
    var isInserted = false
    var isDeleted = false
    var isFault = false
  }

  /// Creates an object, in a context or in none.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    ownEntity = entity
    id = NSManagedObjectID(temporaryFor: entity)
    super.init()
    guard let context else { return }
    setDefaults()
    context.insertNew(self)
  }

  /// Creates an object of the entity that has this class in the context's model.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// Calls the initialiser of the dynamic class: see ``RuntimeInitializable``.
  convenience init(byRuntimeClass arguments: UnsafeRawPointer) {
    let arguments = arguments.assumingMemoryBound(to: CreationArguments.self).pointee
    self.init(entity: arguments.entity, insertInto: arguments.context)
  }

  /// Sets the default values of the entity's attributes on a new object.
  func setDefaults(keeping given: [String: Any] = [:]) {
    for (key, attribute) in ownEntity.attributesByName where given[key] == nil {
      if let value = AttributeValues.normalized(attribute.defaultValue, attribute.attributeType) { values[key] = value }
    }
  }

  // MARK: Entities

  open class func entity() -> NSEntityDescription {
    guard let found = LoadedModels.current.entity(of: self) else {
      fatalError("\(self): no model that was loaded has an entity of this class.")
    }
    return found
  }

  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    guard let found = context.model?.entity(of: self) else {
      fatalError("An NSManagedObject of class '\(self)' must have a valid NSEntityDescription.")
    }
    return found
  }

  /// Disfavoured, so that a class's own declaration is preferred if no type is written.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest<Self>(entityName: entity().name ?? "").untyped
  }

  open var managedObjectContext: NSManagedObjectContext? { context }
  open var entity: NSEntityDescription { ownEntity }
  open var objectID: NSManagedObjectID { id }

  // MARK: State

  open var isInserted: Bool { state.isInserted }
  open var isUpdated: Bool { !changedKeys.isEmpty && !state.isInserted && !state.isDeleted }
  open var isDeleted: Bool { state.isDeleted }
  open var hasChanges: Bool { state.isInserted || state.isDeleted || !changedKeys.isEmpty }
  /// Whether the changes are saved: those of transient properties aren't.
  open var hasPersistentChangedValues: Bool {
    changedKeys.contains { key in
      guard let property = ownEntity.propertiesByName[key], !property.isTransient else { return false }
      return !isAsSaved(property)
    }
  }
  open var isFault: Bool { state.isFault }
  open var faultingState: Int { state.isFault ? 1 : 0 }

  open func hasFault(forRelationshipNamed key: String) -> Bool { state.isFault || values[key] == nil && row != nil }

  // MARK: Life cycle, for subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  // MARK: Values

  /// Returns the value of a key whose access the caller has announced: custom accessors call it between `willAccessValue(forKey:)`
  /// and `didAccessValue(forKey:)`.
  open func primitiveValue(forKey key: String) -> Any? { given(stored(key), key) }

  /// Sets a value without announcing a change: custom accessors call it between `willChangeValue(forKey:)` and
  /// `didChangeValue(forKey:)`.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { storePrimitive(value, key) }

  open func value(forKey key: String) -> Any? {
    if let found = codedValue(forKey: key) { return found }
    return (self as any NSObjectProtocol).value(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if setCodedValue(value, forKey: key) { return }
    (self as any NSObjectProtocol).setValue(value, forKey: key)
  }

  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { ManagedOrderedSet(self, key) }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { related(key).map(\.objectID) }

  open func willAccessValue(forKey key: String?) { fire() }
  open func didAccessValue(forKey key: String?) {}

  open func willChangeValue(forKey key: String) {
    fire()
    keysUnderChange.append(key)
    context?.noteChange(of: self, key)
    announce(key)
  }

  open func didChangeValue(forKey key: String) {
    keysUnderChange.removeAll { $0 == key }
    noteChanged(key)
  }

  /// The properties changed since the object was fetched or saved, with their current values.
  open func changedValues() -> [String: Any] {
    let keys = state.isInserted ? Set(values.keys) : changedKeys
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// The previous values of properties changed since the last `processPendingChanges()`.
  open func changedValuesForCurrentEvent() -> [String: Any] { context?.valuesBefore(self) ?? [:] }

  /// The stored values when the object was last fetched or saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(ownEntity.propertiesByName.keys)
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, committed($0) ?? NSNull()) })
  }

  // MARK: Validation, for subclasses

  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    if let error = fault(of: value.pointee, key) { throw error }
  }
  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws { try validateDelete() }

  // MARK: Observing

  /// Announces each change before it is made.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  /// Relationships are their destinations' identifiers, as on iOS.
  open override var description: String {
    let described = values.map { key, value in
      "\(key) = \((value as? [NSManagedObject])?.map { $0.id.uriRepresentation().absoluteString } as Any? ?? value)"
    }
    let data = state.isFault ? "<fault>" : "{\(described.sorted().joined(separator: "; "))}"
    return "<\(type(of: self)): \(ownEntity.name ?? "")> (entity: \(ownEntity.name ?? ""); id: \(id); data: \(data))"
  }
}

extension NSManagedObject: ObservableObject {}
