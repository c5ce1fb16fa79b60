internal import HeadlessObjectiveC

/// A request that changes attributes in the stores; contexts aren't notified.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  /// The values by the properties' names or descriptions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    super.init()
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let scratch = try BatchContext.make(for: context)
    return try scratch.performAndWait {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
      request.predicate = predicate
      request.includesSubentities = includesSubentities
      let objects = try scratch.objects(of: request)
      for object in objects {
        for (key, value) in propertiesToUpdate ?? [:] {
          let name = key as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
          // An expression is evaluated on the object: `NSExpression(format: "count + 1")`.
          let expression = value as? HeadlessObjectiveC.NSExpression
          let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
          object.setValue(new is NSNull ? nil : new, forKey: name)
        }
      }
      try scratch.save()
      let value: Any =
        switch resultType {
        case .updatedObjectIDsResultType: objects.map(\.objectID)
        case .updatedObjectsCountResultType: objects.count
        case .statusOnlyResultType: true
        }
      return NSBatchUpdateResult(value, resultType)
    }
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any, _ type: NSBatchUpdateRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}
