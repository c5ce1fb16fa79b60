/// An object's identifier: temporary until the object is saved.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  open weak var persistentStore: NSPersistentStore?
  /// `p1` for saved objects, `t` and a UUID for others.
  let key: String
  /// The store's identifier; empty for temporary identifiers.
  private let store: String
  private let entityName: String

  /// Creates a temporary identifier.
  init(temporaryFor entity: NSEntityDescription) {
    (self.entity, key, store, entityName) = (entity, "t\(UUID().uuidString)", "", entity.name ?? "")
    super.init()
  }

  init(_ entity: NSEntityDescription, _ number: Int, in persistentStore: NSPersistentStore) {
    (self.entity, key, store, entityName) = (entity, "p\(number)", persistentStore.identifier, entity.name ?? "")
    self.persistentStore = persistentStore
    super.init()
  }

  open var isTemporaryID: Bool { store.isEmpty }
  /// `x-coredata://STORE/Entity/p1`.
  open func uriRepresentation() -> URL { URL(string: "x-coredata://\(store)/\(entityName)/\(key)")! }

  /// The primary key of a saved object.
  var number: Int { Int(key.dropFirst()) ?? 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other || key == other.key && store == other.store && entityName == other.entityName
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(store)
    hasher.combine(entityName)
    return hasher.finalize()
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)) <\(uriRepresentation())>"
  }
}
