internal import HeadlessUIKit
internal import StandIns

/// A model with its stores and contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder of stores that are given no address. Here it lies in the temporary folder, and each process has its own: what a
  /// test saves, no other run finds.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "CoreData-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
  }

  /// A container of the model of this name, which is looked for where the app's resources are.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name))
  }

  /// The one model of a name and place, as containers share it: entities are the same for all.
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

/// A container that would share its stores by iCloud. Here it keeps them, and nothing comes from elsewhere.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
