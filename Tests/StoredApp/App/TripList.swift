import SwiftData
import SwiftUI

public struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query private var travellers: [Traveller] = []
  @Query(filter: #Predicate<Trip> { $0.year > 2000 }, sort: \.name) private var trips: [Trip]
  let seen: ([String]) -> Void

  public init(seen: @escaping ([String]) -> Void) { self.seen = seen }

  public var body: some View {
    let _ = seen(trips.map(\.title) + ["\(travellers.count)"])
    List {
      ForEach(trips) { trip in TripRow(trip: trip) }
        .onDelete { places in for place in places { context.delete(trips[place]) } }
    }
  }
}

struct TripRow: View {
  @Bindable var trip: Trip

  var body: some View { TextField("Name", text: $trip.name) }
}

/// A list whose condition its owner chooses.
public struct SearchedTrips: View {
  @Query private var trips: [Trip]
  let seen: ([String]) -> Void

  public init(_ text: String, seen: @escaping ([String]) -> Void) {
    self.seen = seen
    _trips = Query(
      filter: #Predicate<Trip> { text.isEmpty || $0.name.localizedStandardContains(text) },
      sort: [SortDescriptor(\Trip.year, order: .reverse), SortDescriptor(\Trip.name)])
  }

  public var body: some View {
    let _ = seen(trips.map(\.name))
    Text("\(trips.count)")
  }
}
