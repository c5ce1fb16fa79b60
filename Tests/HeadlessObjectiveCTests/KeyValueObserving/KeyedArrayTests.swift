import Foundation
import HeadlessObjectiveC
import Testing

/// Arrays of properties that are changed in place.
@MainActor @Suite struct KeyedArrayTests {
  private final class Shop: NSObject {
    var names = ["a", "b"] { didSet { changes += 1 } }
    var changes = 0

    enum Members: RuntimeMemberList {
      @used static func isUsed() -> any RuntimeMemberList.Type { Members.self }
      static var owner: AnyClass? { Shop.self }
      static var members: [RuntimeMember] { [.property("names", \Shop.names)] }
    }
  }

  @Test func changesInPlaceAreThePropertys() {
    let shop = Shop()
    let array = shop.mutableArrayValue(forKey: "names")
    #expect(array.count == 2 && array.object(at: 1) as? String == "b")
    array.add("c")
    array.removeObject(at: 0)
    array.insert("z", at: 0)
    array.replaceObject(at: 1, with: "y")
    #expect(shop.names == ["z", "y", "c"] && shop.changes == 4)
    // It contains the values that other code assigns to the property.
    shop.names = ["only"]
    #expect(array.count == 1 && array.firstObject as? String == "only")
    array.removeLastObject()
    #expect(shop.names.isEmpty)
  }
}
