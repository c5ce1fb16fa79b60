/// An ordered relationship as a mutable set that changes the object: `mutableOrderedSetValue(forKey:)`.

final class ManagedOrderedSet: NSMutableOrderedSet {
  private let object: NSManagedObject
  private let key: String

  init(_ object: NSManagedObject, _ key: String) {
    (self.object, self.key) = (object, key)
    super.init(objects: nil, count: 0)
  }

  override init(capacity numItems: Int) { fatalError("A relationship's set is made by its object.") }
  required init?(coder aDecoder: NSCoder) { nil }
  override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    fatalError("A relationship's set is made by its object.")
  }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("A relationship's set is made by its object.")
  }

  private var members: [NSManagedObject] { object.related(key) }
  override var count: Int { members.count }
  override func object(at idx: Int) -> Any { members[idx] }
  override func index(of object: Any) -> Int { members.firstIndex { $0 === object as AnyObject } ?? NSNotFound }
  override func insert(_ object: Any, at idx: Int) {
    guard let new = object as? NSManagedObject, !members.contains(where: { $0 === new }) else { return }
    var all = members
    all.insert(new, at: idx)
    self.object.set(all, key)
  }
  // Foundation's implementations access their own storage.
  override func add(_ object: Any) { insert(object, at: count) }
  override func remove(_ object: Any) { self.object.set(members.filter { $0 !== object as AnyObject }, key) }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  override func removeObject(at idx: Int) {
    var all = members
    all.remove(at: idx)
    object.set(all, key)
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    guard let new = obj as? NSManagedObject else { return }
    var all = members
    all[idx] = new
    object.set(all, key)
  }
}
