/// How a store is made.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  /// Whether the store is added after `loadPersistentStores` returned.
  open var shouldAddStoreAsynchronously = false
  /// Kept: a file's rows are read as the present model has them, whatever version wrote them.
  open var shouldMigrateStoreAutomatically = true
  /// Kept, as the one before.
  open var shouldInferMappingModelAutomatically = true

  public override init() {}

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// Kept: there is no lock that other processes hold for long.
  open var timeout: TimeInterval = 240

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
  /// Ignored: files are in a format of their own, which is read and written as a whole.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.timeout = timeout
    return copy
  }
}
