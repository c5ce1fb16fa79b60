import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import TextLayout
import UIKit

@testable import Onionskin

@MainActor @Suite struct PictureVerdictTests {
  private let folder = "Snapshots/OnionskinTests/PictureVerdictTests"
  private let artifacts = ".artifacts/OnionskinTests/PictureVerdictTests/screen.x"

  private func check(_ controller: UIViewController, on config: ViewImageConfig = .iPhoneSe) {
    assertSnapshot(of: controller, as: .image(on: config), named: "x", testName: "screen()")
  }

  @Test func theSameScreenPasses() {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    #expect(run.failures { check(TitleScreen(title: "Hello")) } == [])
  }

  @Test func aChangedTextIsNamed() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    let failures = run.failures { check(TitleScreen(title: "Bye")) }
    #expect(failures.count == 1)
    let lines = failures[0].split(separator: "\n")
    #expect(lines[0].contains("Snapshot \"x\" of screen() differs"))
    #expect(lines[0].contains("of 727040 pixels differ"))
    #expect(lines[1] == "UILabel \"titleLabel\": text \"Hello\" -> \"Bye\"")
    #expect(failures[0].contains("Pixels of UILabel \"titleLabel\""))
    #expect(failures[0].contains("Diff:      \(run.folder.path)/\(artifacts)/diff.png"))
    #expect(failures[0].contains("SNAPSHOT_TESTING_RECORD=failed swift test --filter"))
    #expect(lines.count <= 15)
  }

  @Test func aMovedViewIsNamedWithBothFrames() {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    let failures = run.failures { check(TitleScreen(title: "Hello", boxTop: 208)) }
    #expect(failures[0].contains("UIView \"box\": frame (20, 200, 50, 50) -> (20, 208, 50, 50)"))
  }

  @Test func aFailureLeavesThreePictures() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    run.failures { check(TitleScreen(title: "Bye")) }
    let names = run.folder.files.filter { $0.hasPrefix(".artifacts") }
    #expect(names == ["\(artifacts)/actual.png", "\(artifacts)/diff.png", "\(artifacts)/reference.png"])
    #expect(try run.folder.read("\(artifacts)/reference.png") == run.folder.read("\(folder)/screen.x.png"))
    let header = try PNG.header(of: run.folder.read("\(artifacts)/actual.png"))
    #expect(header.width == 640 && header.height == 1136)
    #expect(run.reporter.attachments == ["x.reference.png", "x.actual.png", "x.diff.png"])
  }

  @Test func anActualPictureIsAWholeReference() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    run.failures { check(TitleScreen(title: "Bye")) }
    try run.folder.write(run.folder.read("\(artifacts)/actual.png"), "\(folder)/screen.x.png")
    #expect(run.failures { check(TitleScreen(title: "Bye")) } == [])
  }

  @Test func referencesDescribeThemselves() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello"), on: .iPhone15Pro) }
    let data = try run.folder.read("\(folder)/screen.x.png")
    #expect(DigestedPNG.trustedPixelDigest(of: data) != nil)
    let metadata = PictureMetadata(png: try PNG.metadata(of: data))
    #expect(metadata.variant?.device == "iPhone 15 Pro")
    #expect(metadata.variant?.text == "iPhone 15 Pro, portrait, 393 x 852 pt at 3x")
    #expect(metadata.tree?.children.map(\.identifier) == ["titleLabel", "box"])
    #expect(metadata.tree?.children.first?.text == "Hello")
    #expect(metadata.fingerprint?.versions["cairo"]?.isEmpty == false)
    #expect(metadata.fingerprint?.fonts.keys.contains { $0.hasPrefix("Inter") } == true)
  }

  @Test func recordingTwiceGivesTheSameBytes() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    let first = try run.folder.read("\(folder)/screen.x.png")
    run.record { check(TitleScreen(title: "Hello")) }
    #expect(try run.folder.read("\(folder)/screen.x.png") == first)
  }

  @Test func equalPixelsWithForeignTextsPass() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    let picture = try PNG.decode(run.folder.read("\(folder)/screen.x.png"))
    let texts: PNGMetadata = [
      PictureMetadata.fingerprintKey: "{\"versions\":{\"cairo\":\"0.1\"},\"fonts\":{}}",
      PictureMetadata.treeKey: "no JSON", DigestedPNG.pixelDigestKey: "00000000000000000000000000000000",
    ]
    try run.folder.write(PNG.encode(picture, metadata: texts), "\(folder)/screen.x.png")
    #expect(run.failures { check(TitleScreen(title: "Hello")) } == [])
  }

  @Test func anotherRendererIsNamedFirst() throws {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello")) }
    let data = try run.folder.read("\(folder)/screen.x.png")
    var metadata = PictureMetadata(png: try PNG.metadata(of: data))
    metadata.fingerprint?.versions["cairo"] = "0.1"
    let changed = Bitmap(width: 640, height: 1136, color: .black)
    try run.folder.write(DigestedPNG.encode(changed, metadata: metadata.png), "\(folder)/screen.x.png")
    let failures = run.failures { check(TitleScreen(title: "Hello")) }
    #expect(failures[0].contains("was painted by another renderer than its reference"))
    #expect(failures[0].contains("Renderer: cairo 0.1 -> "))
    #expect(failures[0].contains("No view changed its frame, text or look."))
  }

  @Test func anotherSizeIsSaid() {
    let run = TestRun()
    run.record { check(TitleScreen(title: "Hello"), on: .iPhoneSe) }
    let failures = run.failures { check(TitleScreen(title: "Hello"), on: .iPhone8) }
    #expect(failures[0].contains("the reference has 640 x 1136 pixels, the actual picture 750 x 1334"))
    #expect(failures[0].contains("iPhone SE (1st generation), portrait"))
  }

  @Test func tolerancesPassWithTheirSlack() throws {
    let run = TestRun()
    func check(_ color: UIColor, _ precision: Float) {
      assertSnapshot(
        of: plainView(color), as: .image(precision: precision, perceptualPrecision: 0.98), named: "x",
        testName: "view()")
    }
    run.record { check(UIColor(red: 1, green: 0, blue: 0, alpha: 1), 1) }
    #expect(run.failures { check(UIColor(red: 254 / 255, green: 0, blue: 0, alpha: 1), 1) } == [])
    let entry = try #require(try run.record().entries.first)
    #expect(entry.verdict == .tolerated)
    #expect(entry.tolerance == ToleranceUse(allowedPixels: 0, differingPixels: 0, unequalPixels: 1800))
    #expect(run.failures { check(.blue, 1) }.count == 1)
  }

  /// All sides are required.
  @Test(arguments: [(0, 0), (0, 10), (20, 0)]) func aViewWithoutSizeFailsWithASentence(width: CGFloat, height: CGFloat)
  {
    let run = TestRun()
    let failures = run.failures {
      assertSnapshot(of: plainView(.red, width: width, height: height), as: .image, named: "x", testName: "view()")
    }
    #expect(failures.count == 1)
    #expect(failures[0].contains("have no pixels"))
  }

  /// At 3x.
  @Test(arguments: [(1, 30), (60, 1)]) func aPixelsWidthIsASize(width: CGFloat, height: CGFloat) throws {
    let run = TestRun()
    func check() {
      assertSnapshot(
        of: plainView(.red, width: width / 3, height: height / 3), as: .image, named: "x", testName: "view()")
    }
    run.record { check() }
    let header = try PNG.header(of: run.folder.read("\(folder)/view.x.png"))
    #expect(header.width == Int(width) && header.height == Int(height))
    #expect(run.failures { check() } == [])
  }

  /// A screen of one colour is what a controller without subviews shows, unlike one that hides all of them.
  @Test func aPlainScreensPictureIsNotPointedAt() {
    func caution(_ controller: UIViewController, _ size: CGSize) -> Bool {
      let failures = TestRun().failures {
        assertSnapshot(of: controller, as: .image(size: size), named: "x", testName: "screen()")
      }
      return failures[0].contains("Every pixel of it has the same colour.")
    }
    let size = CGSize(width: 20, height: 10)
    #expect(!caution(UIViewController(), size))
    let covered = UIViewController()
    covered.view.addSubview(UIView())
    #expect(caution(covered, size))
    // A single pixel has one colour in any case.
    let pixel = UIViewController()
    pixel.view.addSubview(UIView())
    #expect(!caution(pixel, CGSize(width: 1.0 / 3, height: 1.0 / 3)))
  }

  @Test func aMissingFontIsASentenceAndNoControllerIsMade() {
    let reporter = CollectingReporter()
    let folder = TestFolder()
    let session = SnapshotSession(
      environment: SnapshotEnvironment([:]), reporter: reporter, rootFolder: folder.path,
      checkMachine: { throw FontError.missingSystemFont(path: "/fonts/Inter.ttf", package: "fonts-inter-variable") })
    var made = 0
    func make() -> UIViewController {
      made += 1
      return TitleScreen(title: "Hello")
    }
    SnapshotSession.$current.withValue(session) {
      assertSnapshot(of: make(), as: .image)
      // If nothing is measured, frames are wrong too.
      assertSnapshot(of: make(), as: .recursiveDescription)
      assertSnapshots(on: SnapshotMatrix(devices: [.iPhoneX])) { make() }
    }
    #expect(made == 0)
    #expect(reporter.messages.count == 3)
    for message in reporter.messages {
      #expect(message.contains("could not be taken"))
      #expect(message.contains("apt-get install fonts-inter-variable"))
    }
  }

  @Test func aRecordedPictureThatShowsNothingIsPointedAt() {
    let run = TestRun()
    // Neither shows the title, which is empty, nor the box, whose top is at 200.
    for (name, size) in [("wide", CGSize(width: 300, height: 90)), ("tall", CGSize(width: 90, height: 180))] {
      let blank = run.failures {
        assertSnapshot(of: TitleScreen(title: ""), as: .image(size: size), named: name)
      }
      #expect(blank[0].contains("Every pixel of it has the same colour."), "\(name)")
    }
    let full = run.failures { assertSnapshot(of: TitleScreen(title: "Hello"), as: .image, named: "full") }
    #expect(!full[0].contains("same colour"))
  }

  /// Each enclosing view is described by its constraints, and the tree is complete at any depth.
  @Test(arguments: [300, 500, 800]) func aViewThatLiesDeepIsNamed(depth: Int) throws {
    func nest(margin: CGFloat) -> UIView {
      let top = plainView(.white, width: 40, height: 40)
      var outer = top
      for _ in 1..<depth {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          view.topAnchor.constraint(equalTo: outer.topAnchor),
          view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        outer = view
      }
      let leaf = plainView(.red)
      leaf.accessibilityIdentifier = "leaf"
      leaf.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(leaf)
      NSLayoutConstraint.activate([
        leaf.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: margin),
        leaf.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
        leaf.widthAnchor.constraint(equalToConstant: 20), leaf.heightAnchor.constraint(equalToConstant: 10),
      ])
      return top
    }
    func check(margin: CGFloat) {
      assertSnapshot(of: nest(margin: margin), as: .image, named: "x", testName: "nest()")
    }
    let run = TestRun()
    run.record { check(margin: 6) }
    #expect(run.failures { check(margin: 6) } == [])
    let failures = run.failures { check(margin: 8) }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("UIView \"leaf\": frame (6, 4, 20, 10) -> (8, 4, 20, 10)") == true)
    #expect(failures.first?.contains("Pixels of UIView \"leaf\"") == true)
  }
}
