/// Converts values of managed objects to the types of declared properties.
enum ManagedValue {
  /// The value for nil where the property isn't optional, as in Objective-C: 0, an empty string, an empty collection.
  static func converted<Value>(_ value: Any?, to type: Value.Type, of key: String) -> Value {
    if let value {
      if let number = value as? NSNumber, let scalar = scalar(number, type) { return scalar }
      if let objects = value as? [NSManagedObject], let collection = collection(objects, type) { return collection }
      if let exact = value as? Value { return exact }
      if let date = value as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
      if let bridged = (value as AnyObject) as? Value { return bridged }
      fatalError("The property \(key) is \(type), and its attribute's value \(Swift.type(of: value)).")
    }
    if let none = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
    if let zero = scalar(NSNumber(value: 0), type) ?? "" as? Value ?? collection([], type) { return zero }
    fatalError("The property \(key) is \(type), and its attribute has no value.")
  }

  private static func scalar<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    switch type {
    case is Int.Type: number.intValue as? Value
    case is Int16.Type: number.int16Value as? Value
    case is Int32.Type: number.int32Value as? Value
    case is Int64.Type: number.int64Value as? Value
    case is UInt.Type: number.uintValue as? Value
    case is Bool.Type: number.boolValue as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is Int8.Type: number.int8Value as? Value
    case is UInt8.Type: number.uint8Value as? Value
    case is UInt16.Type: number.uint16Value as? Value
    case is UInt32.Type: number.uint32Value as? Value
    case is UInt64.Type: number.uint64Value as? Value
    case let type as any RawRepresentable.Type: raw(number, type) as? Value
    default: nil
    }
  }

  /// An enumeration that is a number in Objective-C.
  private static func raw<Value: RawRepresentable>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    scalar(number, Value.RawValue.self).flatMap(Value.init)
  }

  private static func collection<Value>(_ objects: [NSManagedObject], _ type: Value.Type) -> Value? {
    if let own = type as? any ObjectCollection.Type { return own.collected(objects) as? Value }
    if let exact = NSOrderedSet(array: objects) as? Value, "\(type)".contains("Ordered") { return exact }
    return NSSet(array: objects) as? Value ?? NSOrderedSet(array: objects) as? Value
  }

  /// The objects of any collection that a to-many relationship is set to.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch AttributeValues.unwrapped(value) {
    case nil: []
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as any ObjectCollection: set.members.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}

/// Swift's collections of objects.
private protocol ObjectCollection {
  static func collected(_ objects: [NSManagedObject]) -> Self?
  var members: [Any] { get }
}

extension Set: ObjectCollection {
  fileprivate static func collected(_ objects: [NSManagedObject]) -> Set? {
    Set(objects.compactMap { $0 as? Element })
  }
  fileprivate var members: [Any] { Array(self) }
}

extension Array: ObjectCollection {
  fileprivate static func collected(_ objects: [NSManagedObject]) -> Array? { objects.compactMap { $0 as? Element } }
  fileprivate var members: [Any] { self }
}

extension Optional: ObjectCollection where Wrapped: ObjectCollection {
  fileprivate static func collected(_ objects: [NSManagedObject]) -> Wrapped?? { .some(Wrapped.collected(objects)) }
  fileprivate var members: [Any] { self?.members ?? [] }
}
