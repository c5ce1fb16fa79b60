/// A set of objects and their unsaved changes.
///
/// A context's code runs on its queue: the main queue, or one of its own, through `perform` and `performAndWait`.
// Unchecked: as on iOS, using a context on another queue is a programmer error.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType
  }

  /// When `perform(schedule:_:)` runs its block.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public let concurrencyType: ConcurrencyType
  /// Held while code of the context runs; only the main thread holds that of a context of the main queue.
  let lock = NSRecursiveLock()
  let queue = DispatchQueue(label: "CoreData.context")

  var registered: [NSManagedObjectID: Registration] = [:]
  /// The unsaved changes.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// The changes since the last notification.
  var pending = PendingChanges()
  var isEvaluating = false
  var isAnnounced = false
  /// Whether saving posts no notifications.
  var isSilent = false

  struct Registration {
    weak var object: NSManagedObject?
  }

  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  deinit {
    // Objects reference one another through their relationships.
    for registration in registered.values {
      registration.object?.values = [:]
      registration.object?.row = nil
    }
    for object in inserted + deleted { object.values = [:] }
  }

  // MARK: Parent and stores

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set { setCoordinator(newValue) }
  }
  private(set) var coordinator: NSPersistentStoreCoordinator?

  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(Child(context: self)) }
  }

  struct Child {
    weak var context: NSManagedObjectContext?
  }
  var children: [Child] = []

  private func setCoordinator(_ new: NSPersistentStoreCoordinator?) {
    coordinator = new
    new?.add(self)
  }

  var source: (any ObjectSource)? { parent ?? coordinator }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Settings

  open var name: String?
  /// The author of the context's saves in the history of stores.
  open var transactionAuthor: String?
  open var userInfo = NSMutableDictionary()
  /// How conflicts with changes that others have saved are resolved. The default is `NSErrorMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Nil by default, as on iOS.
  open var undoManager: UndoManager?
  /// Whether changes that others save to the same stores or parent are merged automatically, on the context's queue.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects without changes stay in memory.
  open var retainsRegisteredObjects = false {
    didSet { held = retainsRegisteredObjects ? registeredObjects : [] }
  }
  var held: Set<NSManagedObject> = []
  /// Whether an object that another context deleted becomes a deleted object without values when its fault is fired.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether delete rules are applied when changes are processed, rather than when they are saved.
  open var propagatesDeletesAtEndOfEvent = true

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated.filter { !$0.isDeleted && !$0.isInserted }) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || updated.contains { $0.isUpdated } }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

  /// Returns the object with an identifier; a fault if it isn't loaded yet. Whether a store contains it is checked when it is read.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID]?.object { return known }
    let object = NSManagedObject.fault(objectID, in: self)
    register(object)
    return object
  }

  /// Returns the object with an identifier; throws an error if neither the context nor a store contains it.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered[objectID]?.object, !known.isFault, !known.isDeleted { return known }
    guard source?.row(objectID) != nil, registered[objectID]?.object?.isDeleted != true else {
      throw CoreDataError.make(
        NSManagedObjectReferentialIntegrityError, "The object \(objectID.uriRepresentation()) isn't there any more.")
    }
    let object = object(with: objectID)
    object.fire()
    return object
  }

  /// A relationship's destination; nil if it was deleted in this context.
  func destination(_ id: NSManagedObjectID) -> NSManagedObject? {
    let object = object(with: id)
    return object.isDeleted ? nil : object
  }

  func register(_ object: NSManagedObject) {
    registered[object.id] = Registration(object: object)
    if retainsRegisteredObjects { held.insert(object) }
    if registered.count > sweepCount {
      registered = registered.filter { $0.value.object != nil }
      sweepCount = max(1000, registered.count * 2)
    }
  }
  private var sweepCount = 1000

  func keep(_ object: NSManagedObject) { register(object) }

  /// Called when a fault's object no longer exists.
  func noteInaccessible(_ object: NSManagedObject) {
    if shouldDeleteInaccessibleFaults { object.state.isDeleted = true }
  }

  // MARK: Inserting and deleting

  func insertNew(_ object: NSManagedObject) {
    object.context = self
    object.state.isInserted = true
    register(object)
    inserted.append(object)
    pending.undo.append(.insertion(object))
    pending.inserted.insert(object)
    scheduleProcessing()
    object.awakeFromInsert()
  }

  open func insert(_ object: NSManagedObject) {
    guard object.context == nil else { return }
    object.setDefaults(keeping: object.values)
    insertNew(object)
  }

  /// Assigns an inserted object to one of several stores.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    if let object = object as? NSManagedObject { assigned[ObjectIdentifier(object)] = store }
  }
  var assigned: [ObjectIdentifier: NSPersistentStore] = [:]

  open func delete(_ object: NSManagedObject) {
    guard object.context === self, !object.isDeleted else { return }
    object.fire()
    pending.undo.append(.deletion(object, object.state))
    object.prepareForDeletion()
    let wasInserted = object.state.isInserted
    object.state.isDeleted = true
    object.state.isInserted = false
    inserted.removeAll { $0 === object }
    if !wasInserted { deleted.append(object) }
    pending.deleted.insert(object)
    pending.waitingDeletions.append(object)
    if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
    scheduleProcessing()
  }

  // MARK: Changes

  /// Records the previous value of a key, for undo and for `changedValuesForCurrentEvent()`.
  func noteChange(of object: NSManagedObject, _ key: String) {
    guard !isEvaluating else { return }
    let before = object.stored(key)
    if pending.before[ObjectIdentifier(object)]?[key] == nil {
      pending.before[ObjectIdentifier(object), default: [:]][key] = before ?? NSNull()
    }
    if undoManager != nil {
      pending.undo.append(.change(object, key: key, value: before, wasChanged: object.changedKeys.contains(key)))
    }
  }

  func noteChanged(_ object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted {
      if !updated.contains(where: { $0 === object }) { updated.append(object) }
      pending.updated.insert(object)
    } else if object.isInserted, !pending.inserted.contains(object) {
      // Inserted and reported before, and changed since.
      pending.updated.insert(object)
    }
    scheduleProcessing()
  }

  func valuesBefore(_ object: NSManagedObject) -> [String: Any] { pending.before[ObjectIdentifier(object)] ?? [:] }

  open override var description: String { "<\(type(of: self))\(name.map { " \($0)" } ?? "")>" }
}

/// The concurrency type of a context, in the older spelling.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
