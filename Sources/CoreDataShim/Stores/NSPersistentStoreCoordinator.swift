/// The stores of a model, which contexts fetch from and save to.
// Unchecked: a lock guards the stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var registered: [Entry] = []
  private var history = PersistentHistory()
  open var name: String?

  private struct Entry {
    weak var context: NSManagedObjectContext?
  }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.current.add(model)
  }

  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      registered.removeAll { $0.context == nil || $0.context === context }
      registered.append(Entry(context: context))
    }
  }

  var contexts: [NSManagedObjectContext] { lock.withLock { registered.compactMap(\.context) } }

  // MARK: Stores

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = try opened(storeType, configuration, storeURL, options)
    store.persistentStoreCoordinator = self
    lock.withLock { stores.append(store) }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// A file at `/dev/null` is an in-memory store, as tests on iOS use it.
  private func opened(_ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?) throws
    -> NSPersistentStore
  {
    let isInMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
    guard isInMemory || [NSSQLiteStoreType, NSBinaryStoreType, NSXMLStoreType].contains(type) else {
      throw CoreDataError.make(NSPersistentStoreInvalidTypeError, "There are no stores of the type \(type).")
    }
    guard isInMemory || url != nil else {
      throw CoreDataError.make(NSPersistentStoreOpenError, "A store of the type \(type) needs the address of its file.")
    }
    let isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    let file = try isInMemory ? nil : url.map { try SQLiteFile($0, isReadOnly: isReadOnly) }
    let rows = try StoreRows(file)
    let store = NSPersistentStore(
      type: type, configuration: configuration, url: url ?? URL(fileURLWithPath: "/dev/null"), options: options,
      rows: rows)
    try rows.load(managedObjectModel, store)
    return store
  }

  open func remove(_ store: NSPersistentStore) throws { lock.withLock { stores.removeAll { $0 === store } } }

  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Writes a store's objects to another place, where it goes on.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    let new = try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
    try new.rows.take(from: store.rows, managedObjectModel, new)
    try remove(store)
    return new
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Copies a store's file over another one.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try FileManager.default.copyItem(at: sourceURL, to: destinationURL)
  }

  /// The metadata of a store's file: its type and its identifier. Version hashes aren't stored.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CoreDataError.make(NSPersistentStoreOpenError, "There is no store at \(url.path).")
    }
    return [NSStoreTypeKey: storeType, NSStoreUUIDKey: try SQLiteFile(url, isReadOnly: true).identifier()]
  }

  /// Removes a store's file.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    lock.withLock { stores.removeAll { $0.url == url } }
    for ending in ["", "-journal", "-wal", "-shm"] {
      let path = url.path + ending
      if path != "/dev/null", FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

  /// Returns the identifier for a URI from `uriRepresentation()`.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    persistentStores.lazy.compactMap { RowCoding.identifier(url.absoluteString, self.managedObjectModel, $0) }.first
  }

  // MARK: Queue

  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { self.lock.withLock { block() } }
  }
  open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

  // MARK: Rows

  private func store(of id: NSManagedObjectID) -> NSPersistentStore? {
    id.isTemporaryID ? nil : stores.first { $0 === id.persistentStore }
  }

  func permanentID(for entity: NSEntityDescription, in store: NSPersistentStore?) throws -> NSManagedObjectID {
    try lock.withLock {
      guard let store = store ?? stores.first(where: { $0.holds(entity) && !$0.isReadOnly }) else {
        throw CoreDataError.make(
          NSPersistentStoreSaveError,
          "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
      }
      return NSManagedObjectID(entity, store.rows.nextNumber(of: entity.name ?? ""), in: store)
    }
  }

  /// Saves changes, all or none.
  ///
  /// - Returns: The conflicts with what is stored; if there are any, nothing is saved.
  func save(_ changes: [(change: RowChange, toMany: Set<String>)], by origin: SaveOrigin) throws -> SaveConflicts {
    var changed: [NSPersistentStore] = []
    defer { for store in changed { postRemoteChange(of: store) } }
    return try lock.withLock {
      var conflicts = SaveConflicts()
      conflicts.stale = changes.filter { isInConflict($0.change) }.map(\.change.id)
      if conflicts.isEmpty { conflicts.duplicates = UniqueValues(changes.map(\.change)).duplicates(self) }
      guard conflicts.isEmpty else { return conflicts }
      for store in stores {
        let own = changes.filter { self.store(of: $0.change.id) === store }
        guard !own.isEmpty else { continue }
        try store.rows.apply(own)
        if store.has(NSPersistentHistoryTrackingKey) { history.record(own.map(\.change), in: store, origin) }
        if store.has(NSPersistentStoreRemoteChangeNotificationPostOptionKey) { changed.append(store) }
      }
      return conflicts
    }
  }

  // MARK: History

  func transactions(of chosen: [NSPersistentStore]?) -> [NSPersistentHistoryTransaction] {
    lock.withLock {
      history.transactions.filter { transaction in
        chosen?.contains { $0.identifier == transaction.storeID } ?? true
      }
    }
  }

  func deleteTransactions(where isOld: (NSPersistentHistoryTransaction) -> Bool) {
    lock.withLock { history.delete(where: isOld) }
  }

  var currentToken: NSPersistentHistoryToken? { lock.withLock { history.current } }

  /// As on iOS also for the saves of this process.
  private func postRemoteChange(of store: NSPersistentStore) {
    var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier as Any]
    info[NSPersistentStoreURLKey] = store.url
    info[NSPersistentHistoryTokenKey] = currentToken
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
  }

  private func isInConflict(_ change: RowChange) -> Bool {
    guard change.kind == .update, let base = change.base else { return false }
    guard let present = row(change.id) else { return true }
    // Additions and removals in to-many relationships can be applied to any version of the row.
    let isOnlyToMany =
      change.values.isEmpty
      && change.related.keys.allSatisfy { key in
        change.id.entity.relationshipsByName[key]?.isToMany == true
      }
    return !isOnlyToMany && present.version != base.version
  }
}

extension NSPersistentStoreCoordinator: ObjectSource {
  func row(_ id: NSManagedObjectID) -> StoredRow? { lock.withLock { store(of: id)?.rows.rows[id] } }

  func identifiers(ofEntities names: [String], in chosen: [NSPersistentStore]?) -> [NSManagedObjectID] {
    lock.withLock {
      stores.filter { store in chosen?.contains { $0 === store } ?? true }
        .flatMap { $0.rows.identifiers(ofEntities: names) }
    }
  }
}
