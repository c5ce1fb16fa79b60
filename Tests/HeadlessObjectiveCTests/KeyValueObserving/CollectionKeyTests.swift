import Foundation
import HeadlessObjectiveC
import Testing

/// Key-value coding of Foundation's collections, with which apps read parsed JSON.
@Suite struct CollectionKeyTests {
  private var user: NSDictionary {
    let pet = NSDictionary(dictionary: ["name": "Rex"])
    return NSDictionary(dictionary: ["name": "Ann", "pets": NSArray(array: [pet, NSDictionary()])])
  }

  @Test func aDictionaryHasTheValuesOfItsKeys() {
    let root = NSDictionary(dictionary: ["user": user])
    #expect(root.value(forKeyPath: "user.name") as? String == "Ann")
    #expect(root.value(forKeyPath: "user.age") == nil && root.value(forKey: "name") == nil)
    #expect(AnyObjectMembers(root).value(forKeyPath: "user.name") as? String == "Ann")
  }

  @Test func anArrayHasTheValuesOfItsElements() {
    let names = user.value(forKeyPath: "pets.name") as? NSArray
    #expect(names == NSArray(array: ["Rex", NSNull()]))
    #expect(user.value(forKeyPath: "pets.@count") as? Int == 2)
  }

  @Test func setsHaveTheValuesAndTheCountOfTheirMembers() {
    let pets = ["Rex", "Tom"].map { NSDictionary(dictionary: ["name": $0]) }
    #expect(NSSet(array: pets).value(forKey: "name") as? NSSet == NSSet(array: ["Rex", "Tom"]))
    #expect(NSSet(array: pets).value(forKey: "@count") as? Int == 2)
    #expect(NSOrderedSet(array: pets).value(forKey: "@count") as? Int == 2)
  }

  @Test func aChangeableDictionaryTakesValues() {
    let values = NSMutableDictionary(dictionary: ["name": "Ann", "age": 7])
    values.setValue("Bea", forKey: "name")
    values.setValue(nil, forKey: "age")
    #expect(values == NSMutableDictionary(dictionary: ["name": "Bea"]))
  }
}
