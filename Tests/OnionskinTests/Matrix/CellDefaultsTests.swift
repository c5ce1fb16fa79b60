import Foundation
import HeadlessObjectiveC
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// The standard defaults in the cells of matrices: a cell is a device of its own.
@MainActor @Suite(.serialized) struct CellDefaultsTests {
  private let phones = SnapshotMatrix(devices: [.iPhoneSE3], variants: [.standard, .dark, .rightToLeft])

  /// Counts how often it was shown, as apps do for their introduction.
  private func screen(_ seen: inout [Int]) -> UIViewController {
    let key = "CellDefaultsTests.shown"
    seen.append(UserDefaults.standard.integer(forKey: key))
    UserDefaults.standard.set((seen.last ?? 0) + 1, forKey: key)
    return TitleScreen(title: "shown")
  }

  @Test func eachCellIsAFirstLaunch() {
    defer { UserDefaults.standard.removeObject(forKey: "CellDefaultsTests.shown") }
    var seen: [Int] = []
    let run = TestRun()
    run.record { assertSnapshots(on: phones, testName: "screen()") { screen(&seen) } }
    #expect(seen == [0, 0, 0])
    // The last cell's stays, as on one device.
    #expect(UserDefaults.standard.integer(forKey: "CellDefaultsTests.shown") == 1)
  }

  @Test func awaitedCellsToo() async {
    UserDefaults.standard.set(5, forKey: "CellDefaultsTests.shown")
    defer { UserDefaults.standard.removeObject(forKey: "CellDefaultsTests.shown") }
    var seen: [Int] = []
    let run = TestRun()
    _ = await run.awaitedFailures {
      await assertSnapshots(on: phones, within: 60, record: .all, testName: "screen()") { screen(&seen) }
    }
    #expect(seen == [5, 5, 5])
  }

  /// Tests run side by side: another one's change stays.
  @Test func changesOfOtherCodeStay() {
    let key = "CellDefaultsTests.other"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let cell = CellDefaults()
    StateHost.process.run { UserDefaults.standard.set(1, forKey: key) }
    cell.restore()
    #expect(UserDefaults.standard.integer(forKey: key) == 1)
  }

  @Test func removedAndHiddenValuesReturn() {
    let defaults = UserDefaults.standard
    defaults.register(defaults: ["CellDefaultsTests.registered": "before"])
    defaults.set(["size": 2], forKey: "CellDefaultsTests.removed")
    defer { defaults.removeObject(forKey: "CellDefaultsTests.removed") }
    let cell = CellDefaults()
    defaults.set("hidden", forKey: "CellDefaultsTests.registered")
    defaults.removeObject(forKey: "CellDefaultsTests.removed")
    defaults.set(1, forKey: "CellDefaultsTests.new")
    cell.restore()
    #expect(defaults.string(forKey: "CellDefaultsTests.registered") == "before")
    #expect(defaults.dictionary(forKey: "CellDefaultsTests.removed") as? [String: Int] == ["size": 2])
    #expect(defaults.object(forKey: "CellDefaultsTests.new") == nil)
    // The registered value isn't stored as one that was set: another registration replaces it.
    defaults.register(defaults: ["CellDefaultsTests.registered": "after"])
    #expect(defaults.string(forKey: "CellDefaultsTests.registered") == "after")
  }
}
