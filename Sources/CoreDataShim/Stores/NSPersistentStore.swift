/// A store of objects: in memory, or in a file.
// Unchecked: the coordinator's lock guards its rows.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let configurationName: String
  open internal(set) var url: URL?
  public let options: [AnyHashable: Any]?
  public let type: String
  open var identifier: String!
  open var isReadOnly = false
  open var metadata: [String: Any]! = [:]
  let rows: StoreRows

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, rows: StoreRows) {
    (self.type, configurationName, self.url) = (type, configuration ?? "PF_DEFAULT_CONFIGURATION_NAME", url)
    (self.options, self.rows) = (options, rows)
    identifier = rows.identifier
    super.init()
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: rows.identifier]
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
  }

  func holds(_ entity: NSEntityDescription) -> Bool {
    guard configurationName != "PF_DEFAULT_CONFIGURATION_NAME",
      let entities = entity.managedObjectModel?.entities(forConfigurationName: configurationName)
    else { return true }
    return entities.contains { $0.name == entity.name }
  }
}

/// The types of stores: SQLite files in this package's own format, and memory.
public var NSSQLiteStoreType: String { "SQLite" }
public var NSXMLStoreType: String { "XML" }
public var NSBinaryStoreType: String { "Binary" }
public var NSInMemoryStoreType: String { "InMemory" }
public var NSStoreTypeKey: String { "NSStoreType" }
public var NSStoreUUIDKey: String { "NSStoreUUID" }
public var NSStoreModelVersionHashesKey: String { "NSStoreModelVersionHashes" }
public var NSStoreModelVersionIdentifiersKey: String { "NSStoreModelVersionIdentifiers" }
/// Options of stores. Those for journals, SQLite's maintenance and other processes are stored but unused.
public var NSReadOnlyPersistentStoreOption: String { "NSReadOnlyPersistentStoreOption" }
public var NSMigratePersistentStoresAutomaticallyOption: String { "NSMigratePersistentStoresAutomaticallyOption" }
public var NSInferMappingModelAutomaticallyOption: String { "NSInferMappingModelAutomaticallyOption" }
public var NSSQLitePragmasOption: String { "NSSQLitePragmasOption" }
public var NSSQLiteAnalyzeOption: String { "NSSQLiteAnalyzeOption" }
public var NSSQLiteManualVacuumOption: String { "NSSQLiteManualVacuumOption" }
public var NSPersistentHistoryTrackingKey: String { "NSPersistentHistoryTrackingKey" }
public var NSPersistentStoreRemoteChangeNotificationPostOptionKey: String {
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
}
public var NSPersistentStoreURLKey: String { "storeURL" }
public var NSPersistentHistoryTokenKey: String { "historyToken" }
public var NSPersistentStoreFileProtectionKey: String { "NSPersistentStoreFileProtectionKey" }
public var NSPersistentStoreForceDestroyOption: String { "NSPersistentStoreForceDestroyOption" }

extension NSPersistentStore {
  /// The type of a store, in the newer spelling.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: "SQLite")
    public static let xml = StoreType(rawValue: "XML")
    public static let binary = StoreType(rawValue: "Binary")
    public static let inMemory = StoreType(rawValue: "InMemory")
  }
}
