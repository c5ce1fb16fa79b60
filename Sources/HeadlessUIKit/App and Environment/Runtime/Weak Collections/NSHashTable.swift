public import Foundation

/// A set of objects that may be held weakly: ``weakObjects()`` is how code keeps its observers. The order is that in which
/// they came.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: Set<HeldObject> = []
  private var order: [HeldObject] = []

  /// An empty table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int) {
    self.options = options
    super.init()
  }

  /// An empty table.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// An empty table that holds its objects strongly.
  public convenience override init() {
    self.init(options: [], capacity: 0)
  }

  /// An empty table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { order.compactMap { $0.object as? ObjectType } }

  open var anyObject: ObjectType? { allObjects.first }

  /// How many objects there are; Foundation's may count some that are gone.
  open var count: Int { allObjects.count }

  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }

  /// The object of the table that is equal to `object`.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = held.firstIndex(of: HeldObject(object, options)) else { return nil }
    return held[index].object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object else { return }
    forgetWhatIsGone()
    let new = HeldObject(object, options)
    if held.insert(new).inserted { order.append(new) }
  }

  open func remove(_ object: ObjectType?) {
    forgetWhatIsGone()
    guard let object, let removed = held.remove(HeldObject(object, options)) else { return }
    order.removeAll { $0 == removed }
  }

  open func removeAllObjects() {
    held = []
    order = []
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

  private func forgetWhatIsGone() {
    guard options.contains(.weakMemory), order.contains(where: { $0.object == nil }) else { return }
    order.removeAll { $0.object == nil }
    held = Set(order)
  }
}
