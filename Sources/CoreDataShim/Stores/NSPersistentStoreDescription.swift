/// The configuration of a store.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  /// Whether the store is added after `loadPersistentStores` returned.
  open var shouldAddStoreAsynchronously = false
  /// Stored but unused: a file's rows are always converted to the current model.
  open var shouldMigrateStoreAutomatically = true
  /// Stored but unused, like `shouldMigrateStoreAutomatically`.
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
  /// Stored but unused: no other process locks the file.
  open var timeout: TimeInterval = 240

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
  /// Ignored: files have a format of their own, which is read and written as a whole.
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
