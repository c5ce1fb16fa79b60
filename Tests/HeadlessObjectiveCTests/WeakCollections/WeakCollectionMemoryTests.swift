import HeadlessObjectiveC
import Testing

/// The objects that collections of references retain, release and treat as equal.
@MainActor @Suite struct WeakCollectionMemoryTests {
  final class Observer {}

  /// Equal to every other one with the same number.
  final class Number: NSObject, NSCopying {
    let value: Int

    init(_ value: Int) { self.value = value }

    override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.value == value }
    override var hash: Int { value }
    func copy(with zone: NSZone? = nil) -> Any { Number(value) }
  }

  @Test func weakTablesLetTheirObjectsGo() {
    let table = NSHashTable<Observer>.weakObjects()
    let kept = Observer()
    table.add(kept)
    do { table.add(Observer()) }
    table.add(kept)
    #expect(table.allObjects.count == 1 && table.allObjects.first === kept && table.count == 1)
    #expect(table.contains(kept) && !table.contains(Observer()))
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func strongTablesKeepTheirObjectsInOrder() {
    let table = NSHashTable<Number>()
    for value in [3, 1, 2, 1] { table.add(Number(value)) }
    #expect(table.allObjects.map(\.value) == [3, 1, 2])
    let other = NSHashTable<Number>()
    other.add(Number(1))
    #expect(other.isSubset(of: table) && table.intersects(other) && !table.isEqual(other))
    table.minus(other)
    #expect(table.allObjects.map(\.value) == [3, 2] && !table.intersects(other))
  }

  @Test func personalitySaysWhatIsEqual() {
    let byIdentity = NSHashTable<Number>(options: [.weakMemory, .objectPointerPersonality], capacity: 2)
    let (a, b) = (Number(1), Number(1))
    byIdentity.add(a)
    byIdentity.add(b)
    #expect(byIdentity.count == 2)
    let copies = NSHashTable<Number>(options: .copyIn, capacity: 1)
    copies.add(a)
    #expect(copies.member(b)?.value == 1 && copies.anyObject !== a)
  }

  @Test func entriesGoWithTheirKeyOrTheirValue() {
    let byKey = NSMapTable<Observer, Number>.weakToStrongObjects()
    let key = Observer()
    byKey.setObject(Number(1), forKey: key)
    do { byKey.setObject(Number(2), forKey: Observer()) }
    #expect(byKey.count == 1 && byKey.object(forKey: key)?.value == 1)
    byKey.setObject(Number(3), forKey: key)
    #expect(byKey.count == 1 && byKey.object(forKey: key)?.value == 3)

    let byValue = NSMapTable<NSString, Observer>.strongToWeakObjects()
    do { byValue.setObject(Observer(), forKey: "gone") }
    byValue.setObject(key, forKey: "kept")
    #expect(byValue.object(forKey: "gone") == nil && byValue.object(forKey: "kept") === key)
    #expect(byValue.keyEnumerator().allObjects as? [NSString] == ["kept"])
    #expect(byValue.dictionaryRepresentation().count == 1)
    byValue.removeObject(forKey: "kept")
    #expect(byValue.count == 0)
  }

  @Test func manyEntriesOfGoneKeysAreSweptOut() {
    let table = NSMapTable<Observer, Observer>.weakToStrongObjects()
    let alive = NSHashTable<Observer>.weakObjects()
    for _ in 0..<1000 {
      let value = Observer()
      alive.add(value)
      table.setObject(value, forKey: Observer())
    }
    #expect(table.count == 0 && alive.count < 500)
  }

  @Test func pointerArraysHaveGapsUntilTheyAreCompacted() {
    let array = NSPointerArray.weakObjects()
    let kept = Observer()
    do {
      // A pointer retains nothing, so the object must be retained while it is added.
      let gone = Observer()
      withExtendedLifetime(gone) { array.addPointer(Unmanaged.passUnretained(gone).toOpaque()) }
    }
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    array.addPointer(nil)
    #expect(array.count == 3 && array.allObjects.count == 1 && array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1 && array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }
}
