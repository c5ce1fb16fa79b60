import Foundation
import HeadlessUIKit
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import OnionskinCLI
@testable import SnapshotReport

/// Parts that the app requested and that a screen is shown without.
@MainActor @Suite struct WarningTests {
  private func shown(_ make: @escaping () -> UIView) throws -> RunEntry {
    let run = TestRun()
    run.failures {
      assertSnapshot(of: make(), as: .image(size: CGSize(width: 200, height: 60)), named: "x", testName: "f()")
    }
    return try #require(try run.record().entries.first)
  }

  @Test func whatIsMissingIsInTheRecord() throws {
    let entry = try shown {
      let view = UIView()
      for _ in 0..<3 { view.addSubview(UIImageView(image: UIImage(systemName: "no.such.symbol"))) }
      view.addSubview(UIImageView(image: UIImage(named: "no-such-image")))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.font = UIFont(name: "NoSuchFont-Bold", size: 17) ?? .systemFont(ofSize: 17)
      // A character of the private use area, which no system font contains.
      label.text = "a\u{F1234}b\u{F1235}"
      view.addSubview(label)
      return view
    }
    #expect(
      entry.warnings == [
        "there is no symbol \"no.such.symbol\" (3 times)", "there is no image \"no-such-image\"",
        "there is no font \"NoSuchFont-Bold\"", "no font has 2 characters of the texts",
      ])
    #expect(entry.message?.contains("Warning:   there is no image \"no-such-image\"") == true)
  }

  /// As a `static let` that was first accessed by another cell's screen.
  @Test func anImageThatWasDrawnForAnotherScaleIsAWarning() throws {
    func drawn(_ format: UIGraphicsImageRendererFormat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
        $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    let early = withDevice(.iPhoneSE3) { drawn(UIGraphicsImageRendererFormat()) }
    let own = UIGraphicsImageRendererFormat()
    own.scale = 2
    let entry = try shown {
      let view = UIView()
      let image = UIImageView(image: early)
      image.accessibilityIdentifier = "art"
      // A scale that the app chooses is intended, and an image drawn now has the screen's.
      for subview in [
        image, UIImageView(image: drawn(own)), UIImageView(image: drawn(UIGraphicsImageRendererFormat())),
      ] {
        view.addSubview(subview)
      }
      return view
    }
    #expect(
      entry.warnings == [
        "UIImageView “art” shows an image of 20 x 10 pt that was drawn for 2 pixels a point, on a screen of 3: an image that is drawn "
          + "once has the scale of the screen that came first"
      ])
  }

  /// Words of symbols' names, which together name no drawn symbol.
  @Test func aSymbolThatADashedSquareStandsForIsAWarning() throws {
    let entry = try shown { UIImageView(image: UIImage(systemName: "star.wifi")) }
    let warning = try #require(entry.warnings?.first)
    #expect(entry.warnings?.count == 1)
    #expect(warning.hasPrefix("the symbol \"star.wifi\" isn't drawn"))
  }

  @Test func conflictsOfConstraintsAreWarnings() throws {
    let entry = try shown {
      let view = UIView()
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      box.widthAnchor.constraint(equalToConstant: 30).isActive = true
      return view
    }
    let warning = try #require(entry.warnings?.first)
    #expect(entry.warnings?.count == 1)
    #expect(warning.hasPrefix("constraints exclude each other, and <NSLayoutConstraint box.width == 30"))
    #expect(!warning.contains("0x"))
  }

  /// A screen's questions to a framework's stand-in without an answer from its test.
  @Test func questionsWithoutAnAnswerAreWarnings() throws {
    let entry = try shown {
      StandInNotes.note("StoreKit is asked which products there are")
      return UIView()
    }
    #expect(entry.warnings == ["StoreKit is asked which products there are"])
  }

  @Test func aScreenWithoutMistakesHasNone() throws {
    let entry = try shown {
      let label = UILabel()
      label.text = "Hello"
      return label
    }
    #expect(entry.warnings == nil)
  }

  private static func askLater() async {
    try? await Task.sleep(for: .milliseconds(20))
    _ = UIImage(named: "another-tests-image")
    StandInNotes.note("another test's question")
  }

  /// Another test's questions while a snapshot is awaited don't belong to the snapshot.
  @Test func warningsOfOthersAreNotInASnapshot() async throws {
    let run = TestRun()
    let other = Task { await WarningTests.askLater() }
    await SnapshotSession.$current.withValue(run.session) {
      await assertSnapshot(
        of: UIImageView(image: UIImage(named: "own-image")),
        as: .wait(for: 0.1, on: .image(size: CGSize(width: 9, height: 9))),
        within: 60, named: "x", testName: "f()")
    }
    await other.value
    let warnings = try #require(try run.record().entries.first?.warnings)
    #expect(warnings.contains("there is no image \"own-image\""))
    #expect(!warnings.contains { $0.contains("another") })
  }

  @Test func matricesTellTheWarningsOfTheirCells() throws {
    let run = TestRun()
    run.failures {
      assertSnapshots(on: SnapshotMatrix(devices: [.iPhoneX, .iPhone15Pro]), testName: "m()") {
        let controller = UIViewController()
        controller.view.addSubview(UIImageView(image: UIImage(systemName: "no.such.symbol")))
        return controller
      }
    }
    let record = try run.record()
    #expect(record.warnings.map(\.text) == ["there is no symbol \"no.such.symbol\""])
    #expect(record.warnings.first?.entries.count == 2)
  }

  private var record: RunRecord {
    let entries = ["a", "b", "c"].map { name in
      var entry = RunEntry.sample(name)
      entry.warnings = name == "c" ? nil : ["there is no <symbol> \"x\""] + (name == "a" ? ["other"] : [])
      return entry
    }
    return RunRecord(entries: entries)
  }

  @Test func theyAreCountedAlikeEverywhere() throws {
    let counts = RunCounts(of: record)
    #expect(counts.text == "3 snapshots, 3 matched, 3 warnings")
    #expect(counts.parts.filter(\.isBad).isEmpty)
    #expect(
      RunSummary.warningLines(of: record) == [
        "warning: there is no <symbol> \"x\": T/F/f() a and 1 more", "warning: other: T/F/f() a",
      ])
    let markdown = MarkdownSummary.text(of: record, title: "t")
    #expect(markdown.contains("3 warnings"))
    #expect(markdown.contains("| there is no &lt;symbol&gt; \"x\" | F / f&#40;&#41;, a and 1 more |"))
    let junit = JUnitReport.text(of: record, title: "t")
    #expect(
      junit.contains("<system-out>warning: there is no &lt;symbol&gt; &quot;x&quot;&#10;warning: other</system-out>"))
    #expect(junit.contains("failures=\"0\""))
    let page = HTMLReport(record: record, title: "t").html
    #expect(page.contains("\"warnings\":[\"there is no \\u003csymbol> \\\"x\\\"\",\"other\"]"))
    #expect(page.contains("\"kind\":\"warning\""))
    #expect(GitHubAnnotations.text(of: record).contains("::warning file="))
  }

  @Test func theToolFailsOnThemWhereItIsAsked() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    RunRecorder(folder: folder.path + "/.artifacts/runs/r").append(record.entries)
    for (arguments, status) in [([], 0), (["--fail-on", "warnings"], 1)] as [([String], Int32)] {
      let tool = try ChildProcess(ChildProcess.tool, ["report", "--package-path", folder.path] + arguments)
      #expect(tool.status == status, "\(tool.output)")
      #expect(tool.output.contains("warning: other") == (status == 1))
    }
  }
}
