/// A version of the stores that a context reads. Here contexts always read the newest one, except what they have read already.
open class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }

  override init() {}
  public required init?(coder: NSCoder) { super.init() }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// Nil: contexts aren't pinned to a version.
  public var queryGenerationToken: NSQueryGenerationToken? { nil }
  /// Has no effect: contexts read the newest version of the stores.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
