internal import Foundation

/// A mutable proxy of a property's array: each change reads the property and writes it.
final class KeyedArray: NSMutableArray {
  private let owner: AnyObject?
  private let key: String

  init(of owner: AnyObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  /// An array without a property, for copies.
  required init(objects: UnsafePointer<AnyObject>!, count: Int) {
    (owner, key) = (nil, "")
    super.init(objects: objects, count: count)
  }

  /// An array without a property.
  required convenience init(arrayLiteral elements: Any...) {
    self.init(objects: nil, count: 0)
    for element in elements { add(element) }
  }

  /// Nil: proxies aren't archived.
  required convenience init?(coder aDecoder: NSCoder) { return nil }

  private var values: [Any] { owner.map { NamedValues.value(of: $0, key) as? [Any] ?? [] } ?? [] }

  private func change(_ change: (inout [Any]) -> Void) {
    guard let owner else { return }
    var values = values
    change(&values)
    _ = NamedValues.set(owner, key, to: values)
  }

  override var count: Int { owner == nil ? super.count : values.count }
  override func object(at index: Int) -> Any { owner == nil ? super.object(at: index) : values[index] }

  override func insert(_ anObject: Any, at index: Int) {
    if owner == nil { super.insert(anObject, at: index) } else { change { $0.insert(anObject, at: index) } }
  }
  override func removeObject(at index: Int) {
    if owner == nil { super.removeObject(at: index) } else { change { $0.remove(at: index) } }
  }
  override func add(_ anObject: Any) {
    if owner == nil { super.add(anObject) } else { change { $0.append(anObject) } }
  }
  override func removeLastObject() {
    if owner == nil { super.removeLastObject() } else { change { _ = $0.popLast() } }
  }
  override func replaceObject(at index: Int, with anObject: Any) {
    if owner == nil { super.replaceObject(at: index, with: anObject) } else { change { $0[index] = anObject } }
  }
}
