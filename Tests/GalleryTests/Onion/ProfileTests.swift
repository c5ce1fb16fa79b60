import Gallery
import Onion
import Onionskin
import Testing
import UIKit

/// The profile and its choices, driven by selecting rows like a user; each step as a picture, on phone and tablet.
@MainActor @Suite struct ProfileTests {
  private static let steps = SnapshotMatrix.phone + .tablet

  /// A picture of each cell after `steps`, which end at the screens of `stack`.
  private func assertSteps(
    on matrix: SnapshotMatrix = ProfileTests.steps, design: CityScreens.Design = .list, endOn stack: [String],
    testName: String = #function, _ steps: (ProfileDriver) throws -> Void = { _ in }
  ) {
    assertSnapshots(on: matrix, testName: testName) {
      let driver = ProfileDriver(design: design)
      try steps(driver)
      #expect(driver.stack == stack)
      return driver.screen()
    }
  }

  @Test func editUser() {
    assertSteps(on: .pattern, endOn: ["Profile"])
  }

  // MARK: One city

  @Test func chooseRegion() {
    assertSteps(endOn: ["Profile", "Regions"]) { try $0.select("Home") }
  }

  @Test func chooseCity() {
    assertSteps(endOn: ["Profile", "Regions", "Latvia"]) {
      try $0.select("Home")
      try $0.select("Latvia")
    }
  }

  @Test func oneCityChosen() {
    assertSteps(endOn: ["Profile"]) {
      try $0.select("Home")
      try $0.select("Finland")
      try $0.select("Turku")
      #expect(try $0.user.home?.name == "Turku")
      #expect($0.flow.children.isEmpty)
    }
  }

  // MARK: Several cities

  private func chooseSeveral(_ driver: ProfileDriver) throws {
    try driver.select("Cities")
    try driver.select("Finland")
    try driver.select("Turku")
    try driver.select("Vaasa")
    try driver.select("Helsinki")
    try driver.select("Vaasa")
  }

  @Test func severalCities() {
    assertSteps(endOn: ["Profile", "Regions", "Finland"], chooseSeveral)
  }

  @Test func severalCitiesShownWithTheirRegion() {
    assertSteps(endOn: ["Profile", "Regions"]) {
      try chooseSeveral($0)
      $0.flow.router.pop(animated: false)
    }
  }

  @Test func severalCitiesShownInTheProfile() {
    assertSteps(endOn: ["Profile"]) {
      try chooseSeveral($0)
      $0.flow.router.popToFirst(animated: false)
      #expect(try $0.user.cities.map(\.name) == ["Turku", "Helsinki"])
      #expect($0.flow.children.isEmpty)
    }
  }

  // MARK: The other design

  @Test func severalCitiesOnAMap() {
    assertSteps(design: .map, endOn: ["Profile", "Regions", "Finland"]) {
      try $0.select("Cities")
      try $0.select("Finland")
      try $0.press("Turku")
      try $0.press("Helsinki")
      #expect(try $0.user.cities.map(\.name) == ["Turku", "Helsinki"])
    }
  }

  // MARK: Links, and the end

  @Test func aLinkLeadsThroughEveryStep() throws {
    let driver = ProfileDriver()
    #expect(driver.flow.handle(DeepLink(["home", "Finland", "Hanko"])))
    #expect(driver.stack == ["Profile"])
    #expect(try driver.user.home?.name == "Hanko")
    #expect(driver.flow.handle(DeepLink(["cities", "Estonia"])))
    #expect(driver.stack == ["Profile", "Regions", "Estonia"])
    #expect(!driver.flow.handle(DeepLink(["cities", "Atlantis"])))
  }

  @Test func nothingOfAFinishedFlowIsLeft() throws {
    weak var flow: AnyCoordinator?
    weak var choice: AnyCoordinator?
    var screens: [Weak] = []
    try {
      let driver = ProfileDriver()
      try chooseSeveral(driver)
      flow = driver.flow
      choice = driver.flow.children.first
      screens = driver.flow.router.screens.map { Weak(object: $0) } + [Weak(object: driver.flow.rootViewController)]
      driver.flow.finish(with: try driver.user)
    }()
    #expect(flow == nil)
    #expect(choice == nil)
    #expect(screens.count == 4)
    #expect(screens.allSatisfy { $0.object == nil })
  }

  private struct Weak {
    weak var object: AnyObject?
  }
}
