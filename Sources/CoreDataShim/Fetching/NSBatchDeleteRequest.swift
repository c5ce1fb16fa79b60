/// A request that deletes objects in the stores; contexts aren't notified.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let identifiers: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, identifiers) = (fetch, nil)
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    identifiers = objects
    super.init()
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let scratch = try BatchContext.make(for: context)
    return try scratch.performAndWait {
      let objects =
        try identifiers.map { $0.map { scratch.object(with: $0) } } ?? scratch.objects(of: fetchRequest)
      let ids = objects.map(\.objectID)
      for object in objects { scratch.delete(object) }
      try scratch.save()
      let value: Any =
        switch resultType {
        case .resultTypeObjectIDs: ids
        case .resultTypeCount: ids.count
        case .resultTypeStatusOnly: true
        }
      return NSBatchDeleteResult(value, resultType)
    }
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs
  case resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}

/// A context that only accesses the stores and posts no notifications when it saves.
enum BatchContext {
  static func make(for context: NSManagedObjectContext) throws -> NSManagedObjectContext {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw CoreDataError.make(NSPersistentStoreSaveError, "The context has no persistent store coordinator.")
    }
    let scratch = NSManagedObjectContext(.privateQueueConcurrencyType)
    scratch.persistentStoreCoordinator = coordinator
    scratch.isSilent = true
    return scratch
  }
}
