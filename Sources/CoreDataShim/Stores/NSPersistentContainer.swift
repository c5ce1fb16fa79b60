internal import HeadlessUIKit
internal import StandIns

/// A model with its stores and contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder of stores without a URL. Here it is a temporary folder of the process, so saved objects don't affect other runs.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "CoreData-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
  }

  /// Creates a container for the model of this name in the app's resources.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name))
  }

  /// The shared model of a name and location: its entities are the same for all containers.
  private static func model(named name: String) -> NSManagedObjectModel {
    let url =
      Bundle.main._url(forResource: name, withExtension: "momd")
      ?? Bundle.main._url(forResource: name, withExtension: "mom")
    if let url, let model = NSManagedObjectModel(contentsOf: url) { return model }
    ErrorStream.tell("Failed to load model named \(name)")
    return NSManagedObjectModel()
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      nonisolated(unsafe) let block = block
      DispatchQueue.main.async {
        self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<T, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}
