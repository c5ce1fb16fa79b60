/// A request that inserts objects into the stores; contexts aren't notified.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// - Parameter handler: sets the values of an object, and returns true when there are no more objects.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (self.entityName, dictionaryHandler) = (entityName, handler)
    super.init()
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (self.entityName, managedObjectHandler) = (entityName, handler)
    super.init()
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let scratch = try BatchContext.make(for: context)
    return try scratch.performAndWait {
      func make() -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: entityName, into: scratch) }
      var objects: [NSManagedObject] = []
      for values in objectsToInsert ?? [] {
        let object = make()
        for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
        objects.append(object)
      }
      while let dictionaryHandler {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        let object = make()
        for (key, value) in values { object.setValue(value, forKey: key as? String ?? "") }
        objects.append(object)
      }
      while let managedObjectHandler {
        let object = make()
        if managedObjectHandler(object) {
          scratch.delete(object)
          break
        }
        objects.append(object)
      }
      try scratch.save()
      let value: Any =
        switch resultType {
        case .objectIDs: objects.map(\.objectID)
        case .count: objects.count
        case .statusOnly: true
        }
      return NSBatchInsertResult(value, resultType)
    }
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs
  case count
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}
