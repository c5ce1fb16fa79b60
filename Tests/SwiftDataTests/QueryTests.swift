import HeadlessSwiftUI
import HeadlessUIKit
import StoredApp
import SwiftData
import Testing
import _SwiftData_SwiftUI

@MainActor @Suite struct QueryTests {
  private let container: ModelContainer
  private let seen = Seen()

  init() throws { container = try ModelContainer(for: Trip.self) }

  private func shown(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIHostingController(rootView: view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func viewsShowWhatIsFetchedAndFollowTheContext() throws {
    let context = container.mainContext
    for (name, year) in [("Rome", 2020), ("Bath", 1950), ("Oslo", 2021)] {
      context.insert(Trip(name: name, year: year))
    }
    let seen = seen
    let window = shown(TripList { seen.last = $0 }.modelContainer(container))
    #expect(seen.last == ["Oslo 2021", "Rome 2020", "0"])
    let bath = Trip(name: "Aix", year: 2022)
    context.insert(bath)
    window.layoutIfNeeded()
    #expect(seen.last == ["Aix 2022", "Oslo 2021", "Rome 2020", "0"])
    // A value that the condition and the order name.
    bath.name = "Wien"
    window.layoutIfNeeded()
    #expect(seen.last == ["Oslo 2021", "Rome 2020", "Wien 2022", "0"])
    context.delete(bath)
    context.insert(Traveller(email: "a"))
    window.layoutIfNeeded()
    #expect(seen.last == ["Oslo 2021", "Rome 2020", "1"])
  }

  @Test func initialisersMakeQueries() {
    for (name, year) in [("Rome", 2020), ("Bath", 1950), ("Oslo", 2021)] {
      container.mainContext.insert(Trip(name: name, year: year))
    }
    let seen = seen
    let window = shown(SearchedTrips("O") { seen.last = $0 }.modelContext(container.mainContext))
    #expect(seen.last == ["Oslo", "Rome"])
    withExtendedLifetime(window) {}
  }

  @Test func viewsKeepTheContainerThatIsMadeForThem() {
    let seen = seen
    var container: ModelContainer?
    let window = shown(
      TripList { seen.last = $0 }.modelContainer(for: Trip.self, inMemory: true) {
        #expect(container == nil)
        container = try? $0.get()
      })
    container?.mainContext.insert(Trip(name: "Oslo", year: 2021))
    window.layoutIfNeeded()
    #expect(seen.last == ["Oslo 2021", "0"])
  }

  @Test func viewsSeeWhatActorsSave() async throws {
    let seen = seen
    let window = shown(TripList { seen.last = $0 }.modelContainer(container))
    try await Importer(modelContainer: container).add(["Oslo"])
    // The save is announced on the main queue.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    window.layoutIfNeeded()
    #expect(seen.last == ["Oslo 2024", "0"])
  }

  @Test func theMainContextSavesByItself() async throws {
    let context = container.mainContext
    #expect(context === container.mainContext && context.container == container)
    context.insert(Trip(name: "Oslo"))
    #expect(context.hasChanges)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @MainActor private final class Seen {
    var last: [String] = []
  }
}
