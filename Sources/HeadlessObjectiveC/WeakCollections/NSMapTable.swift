public import Foundation

public typealias NSMapTableOptions = Int

/// A dictionary whose keys and values can be weak; an entry is removed with the first of them. Not thread-safe. Enumerated in the
/// order in which keys were first set; Foundation doesn't guarantee any.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
  private struct Entry {
    let serial: Int
    let key: HeldObject
    var value: HeldObject

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var serial = 0
  private var sweepsAt = 64

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public convenience init(
    keyPointerFunctions keyFunctions: NSPointerFunctions, valuePointerFunctions valueFunctions: NSPointerFunctions,
    capacity initialCapacity: Int
  ) {
    self.init(
      keyOptions: keyFunctions.options, valueOptions: valueFunctions.options, capacity: initialCapacity)
  }

  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// A table that retains its keys and values.
  public override convenience init() {
    self.init(keyOptions: [], valueOptions: [], capacity: 0)
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(capacity: 0)
  }

  /// Keys aren't retained, and their values are released with them.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, capacity: 0)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory, capacity: 0)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory, capacity: 0)
  }

  open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }
  open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

  private var entries: [Entry] {
    buckets.values.joined().filter(\.isAlive).sorted { $0.serial < $1.serial }
  }

  private func index(of key: KeyType, in bucket: [Entry]) -> Int? {
    bucket.firstIndex { entry in entry.key.object.map { keyOptions.areEqual($0, key) } ?? false }
  }

  open var count: Int { buckets.values.reduce(0) { $0 + $1.count(where: \.isAlive) } }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let bucket = buckets[keyOptions.hash(aKey)], let index = index(of: aKey, in: bucket) else {
      return nil
    }
    return bucket[index].value.object as? ObjectType
  }

  /// Sets the value of a key; nil for either changes nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let hash = keyOptions.hash(aKey)
    let value = HeldObject(anObject, valueOptions)
    var bucket = (buckets[hash] ?? []).filter(\.isAlive)
    if let index = index(of: aKey, in: bucket) {
      bucket[index].value = value
    } else {
      serial += 1
      bucket.append(Entry(serial: serial, key: HeldObject(aKey, keyOptions), value: value))
    }
    buckets[hash] = bucket
    sweepIfDue()
  }

  /// Releases the values whose keys are deallocated.
  private func sweepIfDue() {
    guard buckets.count >= sweepsAt else { return }
    buckets = buckets.compactMapValues { bucket in
      let alive = bucket.filter(\.isAlive)
      return alive.isEmpty ? nil : alive
    }
    sweepsAt = max(64, buckets.count * 2)
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = keyOptions.hash(aKey)
    guard var bucket = buckets[hash], let index = index(of: aKey, in: bucket) else { return }
    bucket.remove(at: index)
    buckets[hash] = bucket.isEmpty ? nil : bucket
  }

  open func removeAllObjects() { buckets = [:] }

  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(entries.compactMap { $0.key.object }) }

  open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(entries.compactMap { $0.value.object }) }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      guard let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType else { continue }
      dictionary[key] = value
    }
    return dictionary
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copied = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions, capacity: count)
    for entry in entries {
      copied.setObject(entry.value.object as? ObjectType, forKey: entry.key.object as? KeyType)
    }
    return copied
  }
}
