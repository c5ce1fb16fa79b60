import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Features of both assertions that result from their shared path.
@MainActor @Suite struct SnapshotPathTests {
  private let folder = "Snapshots/OnionskinTests/SnapshotPathTests"
  private let phones = SnapshotMatrix(devices: [.iPhoneSE3, .iPhone15Pro])

  /// A truncated label: a mistake to be found.
  private func cutScreen() -> UIViewController {
    let screen = TitleScreen(title: "A title that is far too long for the place it has")
    screen.loadViewIfNeeded()
    screen.titleLabel.frame.size.width = 60
    return screen
  }

  @Test func aMatrixTakesTexts() throws {
    let run = TestRun()
    run.record { assertSnapshots(on: phones, as: .recursiveDescription) { TitleScreen(title: "a") } }
    let stem = "\(folder)/aMatrixTakesTexts"
    #expect(run.folder.files == ["\(stem).iPhone-15-Pro.txt", "\(stem).iPhone-SE-3rd-generation.txt"])
    let small = String(decoding: try run.folder.read("\(stem).iPhone-SE-3rd-generation.txt"), as: UTF8.self)
    #expect(small.contains("frame = (0 0; 375 667)"))
    #expect(run.failures { assertSnapshots(on: phones, as: .recursiveDescription) { TitleScreen(title: "a") } } == [])
    let failures = run.failures {
      assertSnapshots(on: phones, as: .recursiveDescription) { TitleScreen(title: "b") }
    }
    #expect(failures.first?.hasPrefix("2 of 2 snapshots of aMatrixTakesTexts() failed:") == true)
  }

  @Test func theRecordSaysWhatATextWasTakenOn() throws {
    let run = TestRun()
    run.failures { assertSnapshots(on: phones, as: .hierarchy) { TitleScreen(title: "a") } }
    let record = try RunRecord(folders: [run.folder.path + "/.artifacts/runs"])
    #expect(record.entries.map { $0.variant?.device } == ["iPhone SE (3rd generation)", "iPhone 15 Pro"])
  }

  @Test func aMatrixTakesAStrategyOfOnesOwnModels() throws {
    struct Model: Sendable { let title: String }
    let strategy = Snapshotting<UIViewController, UIImage>.image.pullback { (model: Model) in
      MainActor.assumeIsolated { TitleScreen(title: model.title) }
    }
    let run = TestRun()
    run.record { assertSnapshots(on: phones, as: strategy) { Model(title: "a") } }
    let data = try run.folder.read("\(folder)/aMatrixTakesAStrategyOfOnesOwnModels.iPhone-SE-3rd-generation.png")
    #expect(try PNG.header(of: data).width == 750)
    #expect(PictureMetadata(png: try PNG.metadata(of: data)).tree?.className.hasSuffix("UIView") == true)
  }

  @Test func aSingleCallTakesAudits() {
    let run = TestRun()
    run.record { assertSnapshot(of: cutScreen(), as: .image(on: .iPhone8), named: "x") }
    #expect(run.failures { assertSnapshot(of: cutScreen(), as: .image(on: .iPhone8), named: "x") } == [])
    let failures = run.failures {
      assertSnapshot(of: cutScreen(), as: .image(on: .iPhone8), named: "x", auditing: .text)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("has 1 mistake in its layout") == true)
    #expect(failures.first?.contains("truncated") == true)
  }

  @Test func aTextOfViewsIsAudited() {
    let run = TestRun()
    run.record { assertSnapshot(of: cutScreen(), as: .recursiveDescription, named: "x") }
    let failures = run.failures {
      assertSnapshot(of: cutScreen(), as: .recursiveDescription, named: "x", auditing: .text)
    }
    #expect(failures.first?.contains("truncated") == true)
  }

  @Test func whatHasNoViewsIsNotAudited() {
    let failures = TestRun().failures { assertSnapshot(of: "a", as: .lines, named: "x", auditing: .all) }
    #expect(failures.first?.contains("has no layout to audit") == true)
  }

  @Test func aStrategyThatWaitsStillKnowsItsScreen() throws {
    let run = TestRun()
    run.record {
      assertSnapshot(of: TitleScreen(title: "a"), as: .wait(for: 0.01, on: .image(on: .iPhone8)), named: "x")
    }
    let data = try run.folder.read("\(folder)/aStrategyThatWaitsStillKnowsItsScreen.x.png")
    let metadata = PictureMetadata(png: try PNG.metadata(of: data))
    #expect(metadata.variant?.device == "iPhone 8")
    #expect(metadata.tree?.children.isEmpty == false)
  }

  @Test func aStrategyWhoseSnapshotIsReplacedTakesThat() {
    var strategy = Snapshotting<String, String>.lines
    let inner = strategy.snapshot
    strategy.snapshot = { value in inner(value).map { $0.uppercased() } }
    let run = TestRun()
    run.record { assertSnapshot(of: "A", as: .lines, named: "x") }
    #expect(run.failures { assertSnapshot(of: "a", as: strategy, named: "x") } == [])
  }

  @Test func theWordOfATextIsNotTwice() {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "x") }
    let failures = run.failures { assertSnapshot(of: "b", as: .lines, named: "x") }
    #expect(
      failures.first?.hasPrefix("Snapshot \"x\" of theWordOfATextIsNotTwice() differs from its reference.") == true)
  }
}
