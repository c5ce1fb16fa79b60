import Foundation
import HeadlessObjectiveC
import Testing

@Suite struct CloudStoreTests {
  @Test func valuesStayInMemory() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("Ada", forKey: "name")
    store.set(true, forKey: "isOn")
    store.set(Int64(3), forKey: "count")
    #expect(NSUbiquitousKeyValueStore.default.string(forKey: "name") == "Ada")
    #expect(store.bool(forKey: "isOn") && store.longLong(forKey: "count") == 3 && store.synchronize())
    store.removeObject(forKey: "name")
    #expect(store.object(forKey: "name") == nil && store.double(forKey: "missing") == 0)
  }

  @Test func eachTestHasItsOwnStore() {
    #expect(NSUbiquitousKeyValueStore.default.dictionaryRepresentation.isEmpty)
    NSUbiquitousKeyValueStore.default.set("x", forKey: "own")
  }

  @Test func directoriesAreThoseOfTheFileManager() {
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(INT16_MIN == -32768 && INT64_MAX == Int64.max)
  }
}
