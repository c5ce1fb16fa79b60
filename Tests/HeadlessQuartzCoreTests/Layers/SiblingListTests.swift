import HeadlessObjectiveC
import Testing

@testable import HeadlessQuartzCore

@Suite struct SiblingListTests {
  private final class Item {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private func list(of items: [Item]) -> SiblingList<Item> {
    var list = SiblingList<Item>()
    for item in items { list.insert(item, at: list.count) }
    return list
  }

  private func items(_ count: Int) -> [Item] { (0..<count).map(Item.init) }

  @Test func aLongListIsDividedWhileItsFirstObjectsAreRemoved() {
    let items = items(5000)
    var list = list(of: items)
    for item in items.prefix(63) { list.remove(item) }
    #expect(!list.isDivided)
    list.remove(items[63])
    #expect(list.isDivided)
    #expect(list.count == 5000 - 64)
    // The first half of 4,936 objects is stored separately; then the list is divided again.
    for item in items[64..<4000] { list.remove(item) }
    let rest = list.all.map(\.number)
    #expect(rest == Array(4000..<5000))
    #expect(!list.isDivided)
  }

  @Test func aListThatIsReadIsNotDivided() {
    let items = items(3000)
    var list = list(of: items)
    for item in items.prefix(1000) {
      let first = list.all.first
      #expect(first === item)
      list.remove(item)
      #expect(!list.isDivided)
    }
  }

  @Test func aShortListIsNotDivided() {
    let items = items(1000)
    var list = list(of: items)
    for item in items {
      list.remove(item)
      #expect(!list.isDivided)
    }
    #expect(list.isEmpty)
  }

  @Test func removedObjectsAreReleased() {
    var items = items(2000)
    var list = list(of: items)
    weak let removed = items[500]
    for item in items.prefix(501) { list.remove(item) }
    #expect(list.isDivided)
    items = []
    #expect(removed == nil)
    #expect(list.count == 1499)
  }

  /// Every change of a divided list has the same result as that of an array.
  @Test(arguments: 0..<6) func aDividedListChangesAsAnArrayDoes(_ change: Int) {
    let items = items(2000)
    var list = list(of: items)
    var array = items
    for item in items.prefix(100) { list.remove(item) }
    array.removeFirst(100)
    #expect(list.isDivided)
    let other = Item(-1)
    switch change {
    case 0:
      let isRemoved = list.remove(items[1500])
      #expect(isRemoved)
      array.removeFirst(identicalTo: items[1500])
    case 1:
      let isRemoved = list.remove(other)
      #expect(!isRemoved)
    case 2:
      list.insert(other, at: 0)
      array.insert(other, at: 0)
    case 3:
      list.insert(other, at: list.count)
      array.append(other)
      #expect(list.isDivided)
    case 4:
      list.swapAt(0, 1800)
      array.swapAt(0, 1800)
    default:
      let place = list.place(of: items[1600])
      #expect(place == 1500)
    }
    #expect(list.count == array.count)
    let numbers = list.all.map(\.number)
    #expect(numbers == array.map(\.number))
  }
}
