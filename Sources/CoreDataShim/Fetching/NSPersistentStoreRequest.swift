/// A request that a context can execute.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that the request is sent to; nil for all stores.
  open var affectedStores: [NSPersistentStore]?

  /// Executes the request.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    throw CoreDataError.make(NSPersistentStoreInvalidTypeError, "Unknown command type \(type(of: self)).")
  }

  /// Returns the fetch request with another result type. The plugin `UIKitSources` inserts the call before
  /// `as! NSFetchRequest<...>`: a generic class is one class in Objective-C, but a class for each argument in Swift.
  public func ofOtherResult<Other>() -> NSFetchRequest<Other> {
    guard let request = self as? any AnyFetchRequest else {
      fatalError("Could not cast value of type '\(type(of: self))' to 'NSFetchRequest<\(Other.self)>'.")
    }
    return unsafeBitCast(request.untyped, to: NSFetchRequest<Other>.self)
  }
}

/// The result of a request that a context executed.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
