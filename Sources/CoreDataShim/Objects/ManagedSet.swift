/// A to-many relationship as a mutable set that changes the object: `mutableSetValue(forKey:)`.

final class ManagedSet: NSMutableSet {
  private let object: NSManagedObject
  private let key: String

  init(_ object: NSManagedObject, _ key: String) {
    (self.object, self.key) = (object, key)
    super.init(objects: nil, count: 0)
  }

  override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    fatalError("A relationship's set is made by its object.")
  }
  required init?(coder: NSCoder) { nil }
  required init(capacity: Int) { fatalError("A relationship's set is made by its object.") }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("A relationship's set is made by its object.")
  }

  private var members: [NSManagedObject] { object.related(key) }
  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: members).objectEnumerator() }
  override func add(_ object: Any) {
    guard let new = object as? NSManagedObject, !members.contains(where: { $0 === new }) else { return }
    self.object.set(members + [new], key)
  }
  override func remove(_ object: Any) { self.object.set(members.filter { $0 !== object as AnyObject }, key) }
}
