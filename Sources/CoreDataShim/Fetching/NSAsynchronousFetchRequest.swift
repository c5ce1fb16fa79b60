/// The result of an asynchronous fetch request that a context executed.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
  var found: [Any] = []
}

extension NSAsynchronousFetchResult where ResultType: NSFetchRequestResult {
  public var finalResult: [ResultType]? { found.compactMap { $0 as? ResultType } }
}

extension NSAsynchronousFetchResult where ResultType == any NSFetchRequestResult {
  public var finalResult: [any NSFetchRequestResult]? { found.compactMap { $0 as? any NSFetchRequestResult } }
}

/// A fetch request that passes its results to a block. The fetch runs at once; the block is called on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  private let block: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, block) = (request, blk)
    super.init()
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    result.found = try context.results(of: fetchRequest.untyped)
    if let block { context.perform { block(result) } }
    return result
  }
}
