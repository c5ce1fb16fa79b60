/// A type-erased fetch request.
protocol AnyFetchRequest: NSPersistentStoreRequest {
  var untyped: NSFetchRequest<any NSFetchRequestResult> { get }
}

extension NSFetchRequest: AnyFetchRequest {}

/// A description of the objects to fetch, and of their order.
///
/// The types of the properties don't depend on the result type, so a request can be cast to a request with any result type.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
  open var entityName: String? { entity?.name ?? givenName }
  private var givenName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Stored but unused: all results are fetched at once.
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  /// Stored but unused: values are read on access.
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  /// Whether the results include unsaved changes.
  open var includesPendingChanges = true
  /// Stored but unused: relationships are read on access.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The names or descriptions of the properties in dictionary results.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var returnsDistinctResults = false
  /// Stored but unused: registered objects keep the values that they were read with, as on iOS.
  open var shouldRefreshRefetchedObjects = false
  /// The predicate format of a fetch request template, whose variables are substituted later.
  var templateFormat: String?

  public override init() {}

  public init(entityName: String) {
    givenName = entityName
    super.init()
  }

  /// The same request with a type-erased result type.
  var untyped: NSFetchRequest<any NSFetchRequestResult> {
    unsafeBitCast(self, to: NSFetchRequest<any NSFetchRequestResult>.self)
  }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> Self {
    let copy = NSFetchRequest<ResultType>()
    (copy.givenName, copy.entity, copy.predicate) = (givenName, entity, predicate)
    (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) = (sortDescriptors, fetchLimit, fetchOffset)
    (copy.fetchBatchSize, copy.resultType, copy.includesSubentities) = (fetchBatchSize, resultType, includesSubentities)
    (copy.includesPropertyValues, copy.returnsObjectsAsFaults) = (includesPropertyValues, returnsObjectsAsFaults)
    (copy.includesPendingChanges, copy.propertiesToFetch) = (includesPendingChanges, propertiesToFetch)
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    (copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToGroupBy, havingPredicate)
    copy.returnsDistinctResults = returnsDistinctResults
    copy.templateFormat = templateFormat
    copy.affectedStores = affectedStores
    return unsafeDowncast(copy, to: Self.self)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<any NSFetchRequestResult>()
    result.found = try context.results(of: untyped)
    return unsafeBitCast(result, to: NSPersistentStoreResult.self)
  }
}

/// The type of the results of fetch requests.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A type that a fetch request can return: objects, identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}
