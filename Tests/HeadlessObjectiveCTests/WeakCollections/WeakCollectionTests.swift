import HeadlessObjectiveC
import Testing

/// Collections of objects that aren't retained, such as observers.
@MainActor struct WeakCollectionTests {
  @Test func aWeakHashTableForgetsWhatIsGone() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    do {
      let going = Thing()
      table.add(going)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2)
      #expect(table.contains(going))
    }
    #expect(table.allObjects == [kept])
    #expect(table.count == 1)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func objectsComeInTheirOrder() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let views = (0..<5).map { _ in Thing() }
    for view in views { table.add(view) }
    #expect(table.allObjects.map { ObjectIdentifier($0) } == views.map { ObjectIdentifier($0) })
    var seen = 0
    let enumerator = table.objectEnumerator()
    while enumerator.nextObject() != nil { seen += 1 }
    #expect(seen == 5)
    withExtendedLifetime(views) {}
  }

  @Test func tablesAreCombined() {
    let views = (0..<3).map { _ in Thing() }
    let first = NSHashTable<Thing>(options: .strongMemory)
    let second = NSHashTable<Thing>(options: [.weakMemory, .objectPointerPersonality])
    first.add(views[0])
    first.add(views[1])
    second.add(views[1])
    second.add(views[2])
    #expect(first.intersects(second))
    first.minus(second)
    #expect(first.allObjects == [views[0]])
    first.union(second)
    #expect(first.count == 3)
    #expect(second.isSubset(of: first))
    first.intersect(second)
    #expect(first.allObjects == [views[1], views[2]])
  }

  @Test func equalObjectsAreOneUnlessIdentityCounts() {
    let one = NSNumber(value: 1_000_000.5)
    let same = NSNumber(value: 1_000_000.5)
    let equal = NSHashTable<NSNumber>(options: .strongMemory)
    equal.add(one)
    equal.add(same)
    #expect(equal.count == 1)
    let identical = NSHashTable<NSNumber>(options: .objectPointerPersonality)
    identical.add(one)
    identical.add(same)
    #expect(identical.count == 2)
  }

  @Test func aMapTableForgetsEntriesWithTheirWeakPart() {
    let value = Label()
    let byWeakKey = NSMapTable<Thing, Label>.weakToStrongObjects()
    do {
      let key = Thing()
      byWeakKey.setObject(value, forKey: key)
      #expect(byWeakKey.object(forKey: key) === value)
    }
    #expect(byWeakKey.count == 0)
    let toWeakValue = NSMapTable<NSString, Label>.strongToWeakObjects()
    let name = "name" as NSString
    do {
      let going = Label()
      toWeakValue.setObject(going, forKey: name)
      #expect(toWeakValue.object(forKey: "name" as NSString) === going)
    }
    #expect(toWeakValue.object(forKey: name) == nil)
    toWeakValue.setObject(value, forKey: name)
    #expect(toWeakValue.dictionaryRepresentation()[name] === value)
    toWeakValue.removeObject(forKey: name)
    #expect(toWeakValue.count == 0)
  }
}
