public import Foundation

/// The storage of a schema's models. Here it is always in memory: the containers of a test that name the same file share what they have
/// saved, and the first one is empty.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public var id: String { name }
  /// The configuration's name; "default" by default.
  public let name: String
  public let schema: Schema?
  /// The file that SwiftData would store the models in; nothing is written.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts can save; if not, saving throws.
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let file = isStoredInMemoryOnly ? nil : folder?.appendingPathComponent("\(self.name).store")
    url = file ?? URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// The folder of an app group; nothing is written there.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?

    public static var automatic: GroupContainer { GroupContainer(name: "") }
    public static var none: GroupContainer { GroupContainer(name: nil) }
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// An iCloud database; nothing is synchronised.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?

    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }
}
