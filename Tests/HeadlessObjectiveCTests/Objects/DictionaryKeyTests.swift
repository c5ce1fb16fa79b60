import Foundation
import HeadlessObjectiveC
import Testing

/// Dictionaries of keys that are only known to be copyable.
@Suite struct DictionaryKeyTests {
  @Test func aDictionaryIsMadeOfCopyableKeys() {
    let keys: [any NSCopying] = [NSString("name"), NSNumber(value: 2)]
    let dictionary = NSDictionary(objects: ["Ada", "two"], forKeys: keys)
    #expect(dictionary["name"] as? String == "Ada")
    #expect(dictionary[NSNumber(value: 2)] as? String == "two")
    #expect(NSMutableDictionary(objects: [1], forKeys: keys.prefix(1).map(\.self)).count == 1)
  }
}
