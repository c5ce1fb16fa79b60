import Onion
import Testing
import UIKit

/// Flows start other flows, retain them, receive their results, and release them.
@MainActor @Suite struct CoordinatorTests {
  private final class City: Coordinator<String> {
    let screen = UIViewController()
    var isStarted = false
    private(set) var links: [DeepLink] = []
    var known: String?

    override func start() { isStarted = true }

    override func handle(_ link: DeepLink) -> Bool {
      links.append(link)
      return link.first == known || super.handle(link)
    }
  }

  private let profile = Coordinator<Void>()

  @Test func aChildIsStartedAndKept() {
    weak var kept: City?
    inScope {
      let city = City()
      kept = city
      profile.start(city) { _ in }
    }
    #expect(kept?.isStarted == true)
    #expect(kept?.parent === profile)
    #expect(profile.children.count == 1)
  }

  @Test func theResultArrivesOnceAfterTheChildWasLetGo() {
    var results: [String] = []
    let city = City()
    profile.start(city) { [profile] result in
      #expect(profile.children.isEmpty)
      results.append(result)
    }
    city.finish(with: "Riga")
    city.finish(with: "Turku")
    #expect(results == ["Riga"])
    #expect(city.isFinished)
    #expect(city.parent == nil)
  }

  @Test func aFinishedChildAndItsScreensAreFreed() {
    weak var city: City?
    weak var screen: UIViewController?
    inScope {
      let child = City()
      city = child
      screen = child.screen
      profile.start(child) { _ in }
      child.finish(with: "Riga")
    }
    #expect(city == nil)
    #expect(screen == nil)
  }

  @Test func aFinishedFlowEndsWhatItStarted() {
    var results: [String] = []
    let region = Coordinator<String>()
    let city = City()
    profile.start(region) { results.append($0) }
    region.start(city) { results.append($0) }
    region.finish(with: "Livonia")
    #expect(city.isFinished)
    city.finish(with: "Riga")
    #expect(results == ["Livonia"])
    #expect(region.children.isEmpty)
  }

  @Test func aCancelledFlowTellsNothing() {
    var results: [String] = []
    let city = City()
    profile.start(city) { results.append($0) }
    city.cancel()
    city.finish(with: "Riga")
    #expect(results.isEmpty)
    #expect(profile.children.isEmpty)
  }

  @Test func whatTheCompletionHoldsIsFreedWithTheFlow() {
    weak var held: UIViewController?
    let city = City()
    inScope {
      let screen = UIViewController()
      held = screen
      profile.start(city) { _ in _ = screen }
    }
    #expect(held != nil)
    city.cancel()
    #expect(held == nil)
  }

  @Test func aFlowThatFinishesOnStartingIsNotKept() {
    final class Quick: Coordinator<Int> {
      override func start() { finish(with: 7) }
    }
    var results: [Int] = []
    profile.start(Quick()) { results.append($0) }
    #expect(results == [7])
    #expect(profile.children.isEmpty)
  }

  @Test func linksGoToTheLatestFlowThatKnowsThem() {
    let cities = (0..<3).map { _ in City() }
    for city in cities { profile.start(city) { _ in } }
    cities[0].known = "riga"
    cities[1].known = "riga"
    let link = DeepLink(["riga"])
    #expect(profile.handle(link))
    #expect(cities.map(\.links) == [[], [link], [link]])
    #expect(!profile.handle(DeepLink(["tallinn"])))
  }

  @Test func aFlowWithoutResultJustFinishes() {
    var isOver = false
    let notice = Coordinator<Void>()
    profile.start(notice) { isOver = true }
    notice.finish()
    #expect(isOver)
  }
}
