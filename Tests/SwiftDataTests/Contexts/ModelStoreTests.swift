import Foundation
import StoredApp
import SwiftData
import Testing

/// Containers of one file share what they have saved, as on iOS; containers in memory don't.
@Suite struct ModelStoreTests {
  private func names(_ container: ModelContainer) throws -> [String] {
    // The objects need their context as long as their values are read.
    let context = ModelContext(container)
    return try withExtendedLifetime(context) {
      try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }
  }

  private func save(_ name: String, in container: ModelContainer) throws {
    let context = ModelContext(container)
    context.insert(Trip(name: name))
    try context.save()
  }

  @Test func theDefaultStoreIsShared() throws {
    let (first, second) = (try ModelContainer(for: Trip.self), try ModelContainer(for: Trip.self))
    #expect(try names(first) == [])
    try save("Oslo", in: first)
    #expect(try names(second) == ["Oslo"] && first == second)
  }

  @Test func anotherFileIsAnotherStore() throws {
    let first = try ModelContainer(for: Trip.self, configurations: ModelConfiguration("first"))
    let second = try ModelContainer(for: Trip.self, configurations: ModelConfiguration("second"))
    try save("Oslo", in: first)
    #expect(try names(second) == [] && first != second)
    let again = try ModelContainer(for: Trip.self, configurations: ModelConfiguration("first"))
    #expect(try names(again) == ["Oslo"])
  }

  @Test func storesInMemoryAreApart() throws {
    func make() throws -> ModelContainer {
      try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }
    let (first, second) = (try make(), try make())
    try save("Oslo", in: first)
    #expect(try names(second) == [] && first != second)
  }
}
