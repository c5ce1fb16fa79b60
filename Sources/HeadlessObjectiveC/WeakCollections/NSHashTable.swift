public import Foundation

public typealias NSHashTableOptions = Int

/// A set of objects that can be weak, for lists of observers. Not thread-safe.
///
/// `allObjects` has the order in which the objects were added; Foundation doesn't guarantee any.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [(serial: Int, held: HeldObject)]] = [:]
  private var serial = 0

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
  }

  public convenience init(pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int) {
    self.init(options: functions.options, capacity: initialCapacity)
  }

  /// A table that retains its objects.
  public override convenience init() {
    self.init(options: [], capacity: 0)
  }

  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// A table that doesn't retain its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory, capacity: 0)
  }

  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  /// The existing objects.
  open var allObjects: [ObjectType] {
    buckets.values.joined().sorted { $0.serial < $1.serial }.compactMap { $0.held.object as? ObjectType }
  }

  open var count: Int { buckets.values.reduce(0) { $0 + $1.count { $0.held.object != nil } } }

  open var anyObject: ObjectType? { allObjects.first }

  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// The object of the table that equals another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    for entry in buckets[options.hash(object)] ?? [] {
      if let known = entry.held.object, options.areEqual(known, object) { return known as? ObjectType }
    }
    return nil
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

  /// Adds an object unless the table contains an equal one.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    serial += 1
    let hash = options.hash(object)
    // Deallocated objects are removed with the next access of their bucket.
    buckets[hash, default: []].removeAll { $0.held.object == nil }
    buckets[hash, default: []].append((serial, HeldObject(object, options)))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = options.hash(object)
    buckets[hash]?.removeAll { entry in entry.held.object.map { options.areEqual($0, object) } ?? true }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  open func removeAllObjects() { buckets = [:] }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copied = NSHashTable<ObjectType>(options: options, capacity: count)
    copied.union(self)
    return copied
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSHashTable<ObjectType> else { return false }
    return other === self || isEqual(to: other)
  }

  open override var hash: Int { count }

  open override var description: String { "NSHashTable {\n\(allObjects.map { "    \($0)\n" }.joined())}" }
}
