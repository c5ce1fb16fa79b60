/// What a context can run.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?

  /// Does what the request says.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    throw CoreDataError.make(NSPersistentStoreInvalidTypeError, "Unknown command type \(type(of: self)).")
  }

  /// A fetch request as one of another result: the plugin `UIKitSources` writes it before `as! NSFetchRequest<...>`, as
  /// Objective-C's generics are one class, and Swift's are not.
  public func ofOtherResult<Other>() -> NSFetchRequest<Other> {
    guard let request = self as? any AnyFetchRequest else {
      fatalError("Could not cast value of type '\(type(of: self))' to 'NSFetchRequest<\(Other.self)>'.")
    }
    return unsafeBitCast(request.untyped, to: NSFetchRequest<Other>.self)
  }
}

/// What running a request gives.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
