import Foundation
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct PreviewTests {
  private static let file: StaticString = "Shop/CartView.swift"
  private static let path: StaticString = "/app/Shop/CartView.swift"

  private func declared(
    line: UInt = 12, _ make: @escaping @MainActor () -> Preview
  ) -> PreviewDeclaration {
    PreviewDeclaration(fileID: PreviewTests.file, filePath: PreviewTests.path, line: line, make)
  }

  private func provided(_ previews: [Preview]) -> DeclaredPreview {
    DeclaredPreview.named([
      PreviewDeclaration(
        provider: "Cart_Previews", fileID: PreviewTests.file, filePath: PreviewTests.path, line: 3, make: { previews })
    ])[0]
  }

  /// Checks a preview in a run of its own, and returns the failures of the test.
  private func failures(
    _ run: TestRun, _ preview: DeclaredPreview, _ json: String = "{}"
  ) async throws -> [String] {
    let settings = "\(run.folder.path)/Previews.json"
    try Data(json.utf8).write(to: URL(filePath: settings))
    let before = run.reporter.messages.count
    await SnapshotSession.$current.withValue(run.session) {
      await assertPreview(preview, settings: settings, package: run.folder.path)
    }
    return Array(run.reporter.messages.dropFirst(before))
  }

  private func size(_ run: TestRun, _ name: String) throws -> [Int] {
    let header = try PNG.header(
      of: Data(contentsOf: URL(filePath: "\(run.folder.path)/Snapshots/OnionskinTests/PreviewTests/\(name).png")))
    return [header.width, header.height]
  }

  @Test func namesTellThePreviewsOfAFileApart() {
    let previews = DeclaredPreview.named([
      declared { Preview("Empty") { UIView() } }, declared { Preview { UIView() } },
      declared { Preview("Empty") { UIView() } }, declared { Preview { UIViewController() } },
    ])
    #expect(
      previews.map(\.description) == [
        "CartView.Empty", "CartView.Preview", "CartView.Empty 2", "CartView.Preview 2",
      ])
    #expect(previews[0].module == "Shop")
    #expect(provided([]).description == "CartView.Cart")
  }

  @Test func theProgramsPreviewsAreFoundByTheProtocolThatTheyAdopt() {
    let found = DeclaredPreview.all(in: ["OnionskinTests"])
    #expect(found.map(\.description) == ["PreviewTests.Found"])
    #expect(DeclaredPreview.all(in: ["Elsewhere"]).isEmpty)
  }

  @Test func aPreviewHasItsOwnLayoutOrientationAndDevice() {
    var settings = PreviewConfiguration()
    settings =
      (try? PreviewConfiguration(
        json: Data(#"{"devices": ["iPhone X", "iPhone 15"], "variants": ["standard", "dark"]}"#.utf8), path: ""))
      ?? settings
    func names(_ traits: PreviewTrait<Preview.ViewTraits>..., device: String? = nil) -> [String] {
      var preview = Preview(name: nil, traits: traits) { { .view(UIView()) } }
      preview.deviceName = device
      return PreviewCells([preview], settings).all.map { $0.cell.nameParts.joined(separator: ".") }
    }
    #expect(names() == ["iPhone X", "iPhone X.dark", "iPhone 15", "iPhone 15.dark"])
    #expect(names(.landscapeLeft).first == "iPhone X landscape")
    // A preview with its own size has one snapshot for each variant.
    #expect(names(.sizeThatFitsLayout) == ["fitting", "fitting.dark"])
    #expect(names(.fixedLayout(width: 100, height: 40.5)) == ["100x40.5", "100x40.5.dark"])
    // The last layout applies.
    #expect(names(.sizeThatFitsLayout, .defaultLayout).first == "iPhone X")
    #expect(names(device: "iPhone 14") == ["iPhone 14", "iPhone 14.dark"])
    #expect(names(device: "iPhone 99").first == "iPhone X")
  }

  @Test func previewsAreSnapshotsOnTheScreensOfTheSettings() async throws {
    let run = TestRun()
    let preview = DeclaredPreview.named([
      declared(line: 12) { Preview("Empty", traits: .fixedLayout(width: 100, height: 40)) { plainView(.red) } }
    ])[0]
    let first = try await failures(run, preview, #"{"devices": ["iPhone X"], "variants": ["standard", "dark"]}"#)
    #expect(first.count == 1 && first[0].hasPrefix("2 of 2 snapshots of CartView.Empty failed:"))
    // The failure is reported at the location of the preview.
    #expect(run.reporter.lines == [12])
    #expect(try size(run, "CartView-Empty.100x40") == [300, 120])
    #expect(
      try await failures(run, preview, #"{"devices": ["iPhone X"], "variants": ["standard", "dark"]}"#).isEmpty)
    // Excluded previews aren't shown.
    let changed = DeclaredPreview.named([
      declared { Preview("Empty", traits: .fixedLayout(width: 100, height: 40)) { plainView(.blue) } }
    ])[0]
    #expect(try await failures(run, changed, #"{"devices": ["iPhone X"], "leaveOut": ["CartView.Empty"]}"#).isEmpty)
    let later = try await failures(run, changed, #"{"devices": ["iPhone X"]}"#)
    #expect(later.count == 1 && later[0].contains("differs"))
  }

  @Test func aViewFillsTheScreenAndAControllerIsItself() async throws {
    let run = TestRun()
    let view = DeclaredPreview.named([declared { Preview("View") { UIView() } }])[0]
    _ = try await failures(run, view, #"{"devices": ["iPhone X"]}"#)
    #expect(try size(run, "CartView-View.iPhone-X") == [1125, 2436])
    var appeared = 0
    let controller = DeclaredPreview.named([
      declared { Preview("Screen", traits: .landscapeRight) { AppearingController { appeared += 1 } } }
    ])[0]
    _ = try await failures(run, controller, #"{"devices": ["iPhone X"]}"#)
    #expect(try size(run, "CartView-Screen.iPhone-X-landscape") == [2436, 1125] && appeared == 1)
  }

  @Test func aControllerThatFitsAppearsInThePlaceThatItsConstraintsAskFor() async throws {
    let run = TestRun()
    var appeared = 0
    let preview = DeclaredPreview.named([
      declared { Preview("Fits", traits: .sizeThatFitsLayout) { AppearingController { appeared += 1 } } }
    ])[0]
    _ = try await failures(run, preview, #"{"devices": ["iPhone X"]}"#)
    #expect(try size(run, "CartView-Fits.fitting") == [210, 90] && appeared == 1)
  }

  @Test func severalPreviewsOfAProviderHaveTheirNames() async throws {
    let run = TestRun()
    let size = PreviewTrait.fixedLayout(width: 10, height: 10)
    let preview = provided([
      Preview("Red", traits: size) { plainView(.red) }, Preview(traits: size) { plainView(.blue) },
    ])
    _ = try await failures(run, preview)
    #expect(try self.size(run, "CartView-Cart.Red.10x10") == [30, 30])
    #expect(try self.size(run, "CartView-Cart.2.10x10") == [30, 30])
  }

  @Test func anUnknownDeviceIsAWarning() async throws {
    let run = TestRun()
    var one = Preview { UIView() }
    one.deviceName = "iPhone 99"
    let messages = try await failures(run, provided([one]))
    #expect(messages.count == 1 && messages[0].contains("the preview asks for the device \"iPhone 99\""))
  }

  @Test func aRunOfLayoutsFindsMistakesAndLeavesNoReference() async throws {
    let run = TestRun(["ONIONSKIN_PREVIEWS": "layout"])
    let preview = DeclaredPreview.named([
      declared {
        Preview("Narrow", traits: .fixedLayout(width: 40, height: 20)) {
          let label = UILabel()
          label.text = "Far too long for its place"
          return label
        }
      }
    ])[0]
    let messages = try await failures(run, preview, #"{"audits": ["text"]}"#)
    #expect(messages.count == 1 && messages[0].hasPrefix("The layout of the preview CartView.Narrow has a mistake"))
    #expect(messages[0].contains("truncated"))
    #expect(try await failures(run, preview).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(run.folder.path)/Snapshots"))
  }

  @Test func picturesArePaintedIntoAFolderAndListed() async throws {
    let folder = TestFolder()
    let pictures = TestRun(["ONIONSKIN_PREVIEWS": "pictures:\(folder.path)/out"], in: folder)
    let preview = DeclaredPreview.named([declared { Preview("Empty") { UIView() } }])[0]
    #expect(try await failures(pictures, preview).isEmpty)
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out/CartView-Empty.iPhone-15-Pro.png"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Snapshots"))
    // Nothing was compared. The record contains the location of the preview, not of the test that the plugin generates.
    let entry = try #require(try pictures.record().entries.first)
    #expect(entry.verdict == .painted)
    #expect(entry.sourceFile == "/app/Shop/CartView.swift" && entry.line == 12)

    let list = TestRun(["ONIONSKIN_PREVIEWS": "list:\(folder.path)/list"], in: folder)
    #expect(try await failures(list, preview).isEmpty)
    let line = try Data(contentsOf: URL(filePath: "\(folder.path)/list"))
    #expect(
      try JSONDecoder().decode(ListedPreview.self, from: line)
        == ListedPreview(
          name: "CartView.Empty", module: "Shop", path: "/app/Shop/CartView.swift", line: 12, cells: ["iPhone-15-Pro"]))
  }

  @Test func whatCannotBePreparedFailsWithAReason() async throws {
    struct Unready: Error, CustomStringConvertible { let description = "no sample data" }
    let run = TestRun()
    let preview = DeclaredPreview.named([declared { Preview(name: "A", traits: []) { throw Unready() } }])[0]
    #expect(try await failures(run, preview) == ["The preview CartView.A can't be shown: no sample data"])
    let broken = try await failures(run, preview, "{")
    #expect(broken.count == 1 && broken[0].contains("expected an object of JSON"))
  }
}

/// The code that the plugin `UIKitSources` generates for `#Preview("Found") { UIView() }`.
private enum FoundPreview: PreviewListing {
  static var previews: PreviewDeclaration { PreviewDeclaration { Preview("Found") { UIView() } } }
}

/// A controller whose view requires 70 x 30 points.
private final class AppearingController: UIViewController {
  private let appeared: () -> Void

  init(_ appeared: @escaping () -> Void) {
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: view.topAnchor), box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor),
      box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared()
  }
}
