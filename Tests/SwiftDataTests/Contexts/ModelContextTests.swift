import Foundation
import StoredApp
import SwiftData
import Testing

@Suite struct ModelContextTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Traveller.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func names(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  @Test func otherContextsSeeWhatWasSaved() throws {
    let trip = Trip(name: "Oslo")
    #expect(trip.modelContext == nil)
    context.insert(trip)
    #expect(trip.modelContext === context && context.hasChanges && trip.hasChanges)
    let other = ModelContext(container)
    #expect(try names(context) == ["Oslo"] && names(other) == [])
    try context.save()
    #expect(!context.hasChanges)
    let copy = try #require(other.fetch(FetchDescriptor<Trip>()).first)
    #expect(copy !== trip && copy == trip && copy.title == "Oslo 2024" && copy.rating == nil)
    copy.add(note: "rain")
    #expect(other.changedModelsArray.count == 1 && trip.notes == [])
    try other.save()
    _ = try context.fetchCount(FetchDescriptor<Trip>())
    #expect(trip.notes == ["rain"])
  }

  @Test func descriptorsFilterSortAndLimit() throws {
    for (name, year) in [("Bern", 1999), ("Aachen", 2001), ("Celle", 2002), ("Dover", 2003)] {
      context.insert(Trip(name: name, year: year))
    }
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.year > 2000 }, sortBy: [SortDescriptor(\.year, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Dover", "Celle", "Aachen"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["Celle"])
    descriptor.includePendingChanges = false
    #expect(try context.fetchCount(descriptor) == 0)
    try context.delete(model: Trip.self, where: #Predicate { $0.name.localizedStandardContains("É") })
    #expect(try names(context) == ["Aachen", "Bern", "Celle", "Dover"].filter { !$0.contains("e") })
  }

  @Test func rollbackTakesBackWhatWasNotSaved() throws {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    try context.save()
    trip.name = "Bergen"
    trip.stops = [Stop("Fjord")]
    context.insert(Trip(name: "Rome"))
    context.rollback()
    #expect(trip.name == "Oslo" && trip.stops == [] && !context.hasChanges)
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(try names(context) == [])
    context.rollback()
    #expect(!trip.isDeleted)
    #expect(try names(context) == ["Oslo"])
  }

  @Test func inversesFollow() throws {
    let (oslo, rome) = (Trip(name: "Oslo"), Trip(name: "Rome"))
    let ann = Traveller(email: "ann@example.com", trips: [oslo])
    context.insert(ann)
    // What a relationship holds is inserted with it, and its inverse leads back.
    #expect(oslo.modelContext === context && oslo.owner === ann)
    rome.owner = ann
    context.insert(rome)
    #expect(ann.trips == [oslo, rome])
    let stop = Stop("Harbour")
    oslo.stops.append(stop)
    #expect(stop.trip === oslo && stop.modelContext === context)
    rome.stops.append(stop)
    #expect(stop.trip === rome && oslo.stops == [])
    ann.trips = []
    #expect(oslo.owner == nil && rome.owner == nil)
  }

  @Test func deleteRulesHold() throws {
    let trip = Trip(name: "Oslo")
    let ann = Traveller(email: "ann@example.com", trips: [trip])
    trip.stops = [Stop("Harbour"), Stop("Opera")]
    context.insert(ann)
    try context.save()
    context.delete(trip)
    #expect(ann.trips == [])
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    ann.passes = [Pass()]
    try context.save()
    context.delete(ann)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Traveller>()) == 1)
  }

  @Test func uniqueValuesUpdateWhatIsStored() throws {
    let ann = Traveller(email: "ann@example.com", nickname: "A")
    context.insert(ann)
    try context.save()
    context.insert(Traveller(email: "ann@example.com", nickname: "Annie", trips: [Trip(name: "Oslo")]))
    context.insert(Trip(name: "Oslo", year: 1990))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Traveller>()) == 1)
    #expect(ann.nickname == "Annie" && ann.trips.map(\.name) == ["Oslo"] && ann.trips[0].owner === ann)
    // The two properties of `#Unique` together.
    #expect(try names(context) == ["Oslo", "Oslo"])
    context.insert(Trip(name: "Oslo", year: 1990))
    try context.save()
    #expect(try names(context) == ["Oslo", "Oslo"])
  }

  @Test func transientPropertiesAndObserversStay() {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    trip.rating = 3
    trip.rating = 4
    #expect(trip.ratingChanges == 2 && Trip.schemaMetadata.count == 6)
  }

  @Test func changesAreObserved() {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    let changed = Flag()
    withObservationTracking {
      _ = trip.name
    } onChange: {
      changed.isSet = true
    }
    trip.year = 1
    #expect(!changed.isSet)
    trip.name = "Bergen"
    #expect(changed.isSet)
  }

  @Test func modelActorsHaveContextsOfTheirOwn() async throws {
    let importer = Importer(modelContainer: container)
    try await importer.add(["Oslo", "Rome"])
    #expect(try names(context) == ["Oslo", "Rome"])
    let oslo = try #require(context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).first)
    try await importer.rename(oslo.persistentModelID, to: "Bergen")
    _ = try context.fetchCount(FetchDescriptor<Trip>())
    #expect(oslo.name == "Bergen")
  }

  @Test func schemasHoldWhatRelationshipsLeadTo() throws {
    let schema = Schema(versionedSchema: TripSchema.self)
    #expect(Set(schema.entitiesByName.keys) == ["Trip", "Stop", "Traveller", "Pass"])
    #expect(schema.entitiesByName["Traveller"]?.uniquenessConstraints == [["email"]])
  }

  private final class Flag: @unchecked Sendable { var isSet = false }
}
