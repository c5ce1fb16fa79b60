public import Foundation

/// A dictionary of objects that may hold its keys or its values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var held: [HeldObject: HeldObject] = [:]

  /// An empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// An empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(capacity: 0) }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, capacity: 0)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory, capacity: 0)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory, capacity: 0)
  }

  private var entries: [(key: KeyType, value: ObjectType)] {
    held.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  /// How many entries there are; Foundation's may count some whose key or value is gone.
  open var count: Int { entries.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { held[HeldObject($0, keyOptions)]?.object as? ObjectType }
  }

  /// No object, or no key, changes nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    forgetWhatIsGone()
    held[HeldObject(aKey, keyOptions)] = HeldObject(anObject, valueOptions)
  }

  open func removeObject(forKey aKey: KeyType?) {
    forgetWhatIsGone()
    if let aKey { held[HeldObject(aKey, keyOptions)] = nil }
  }

  open func removeAllObjects() { held = [:] }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.map(\.key)).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.map(\.value)).objectEnumerator() }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for (key, value) in entries {
      if let key = key as? NSObject { dictionary[key] = value }
    }
    return dictionary
  }

  private func forgetWhatIsGone() {
    guard keyOptions.contains(.weakMemory) || valueOptions.contains(.weakMemory) else { return }
    held = held.filter { $0.key.object != nil && $0.value.object != nil }
  }
}
