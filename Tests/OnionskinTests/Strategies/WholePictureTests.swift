import Foundation
import Graphics
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Pictures of all scrollable content, plates over changing parts, and texts without them.
@MainActor @Suite struct WholePictureTests {
  private let run = TestRun()

  private func taken(_ strategy: Snapshotting<UIViewController, UIImage>, _ controller: UIViewController) throws
    -> TakenScreen
  {
    var taken: Taken<UIImage>?
    strategy.take(controller, AssertionConfiguration()).run { taken = $0 }
    return try #require(taken?.screen)
  }

  private func texts(_ node: ViewNode?) -> [String] {
    guard let node else { return [] }
    return (node.text.map { [$0] } ?? []) + node.children.flatMap { texts($0) }
  }

  @Test func allRowsOfATableAreInThePictureAndBarsOnce() throws {
    let screen = try taken(
      .image(on: .iPhone15Pro, content: .whole), UINavigationController(rootViewController: RowsController()))
    let texts = texts(screen.tree)
    #expect((1...60).allSatisfy { texts.contains("Row \($0)") })
    #expect(texts.count { $0 == "Rows" } <= 2)
    // Sixty rows of 44 points and the bars above and below.
    #expect(screen.displayList.size.height >= 60 * 44)
    #expect(screen.displayList.size.height < 60 * 44 + 300)
    #expect(screen.notes.warnings == [])
    let visible = try taken(.image(on: .iPhone15Pro, content: .visible), RowsController())
    #expect(visible.displayList.size == CGSize(width: 393, height: 852))
  }

  @Test func whatIsHigherThanTheBoundIsCutWithAWarning() throws {
    let screen = try taken(.image(on: .iPhone15Pro, content: .whole(upTo: 1000)), RowsController())
    #expect(screen.displayList.size.height == 1000)
    #expect(screen.notes.warnings.count == 1)
    #expect(screen.notes.warnings.first?.hasSuffix("pt higher than the picture, which is cut at 1000 pt") == true)
  }

  @Test func aScreenWithoutWhatScrollsIsAsItIs() throws {
    let screen = try taken(.image(on: .iPhone15Pro, content: .whole), FormController())
    #expect(screen.displayList.size == CGSize(width: 393, height: 852))
  }

  @Test func whatIsBelowAPlateDoesNotCount() throws {
    func clock(_ time: String) -> TitleScreen {
      let screen = TitleScreen(title: time)
      screen.titleLabel.accessibilityIdentifier = "clock"
      return screen
    }
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone15Pro).masked([.view("clock")])
    run.record { assertSnapshot(of: clock("9:41") as UIViewController, as: strategy, named: "x") }
    #expect(run.failures { assertSnapshot(of: clock("10:02") as UIViewController, as: strategy, named: "x") } == [])
    // It does without the plate.
    let plain = Snapshotting<UIViewController, UIImage>.image(on: .iPhone15Pro)
    #expect(
      run.failures { assertSnapshot(of: clock("10:02") as UIViewController, as: plain, named: "x", record: .never) }
        .count == 1)
    let masked = try taken(strategy, clock("9:41"))
    #expect(!texts(masked.tree).contains("9:41"))
    #expect(
      try taken(plain.masked([.view("nowhere")]), clock("9:41")).notes.warnings == [
        "there is no view \"nowhere\" to be masked"
      ])
  }

  @Test func scrubbedTextsSayTheKindsOfWhatChanges() throws {
    func scrubbed(_ text: String, _ strategy: Snapshotting<String, String>) -> String? {
      var result: String?
      strategy.snapshot(text).run { result = $0 }
      return result
    }
    let text =
      "<Cell: 0x600002c4> at 2026-11-28 06:30:26 +0000, 2026-11-28T06:30:26Z, id 123E4567-E89B-12D3-A456-426614174000"
    #expect(scrubbed(text, .lines.scrubbed) == "<Cell: <address>> at <date>, <date>, id <identifier>")
    #expect(scrubbed("took 31 ms", .lines.scrubbed([.pattern("[0-9]+ ms", by: "<time>")])) == "took <time>")
    #expect(scrubbed(text, .lines.scrubbed([.addresses]))?.contains("06:30:26") == true)
  }
}
