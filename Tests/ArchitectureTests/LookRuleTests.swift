import Foundation
import Testing

/// Another look is added only in the metrics types of controls: layout code contains no figures that depend on it.
@Suite struct LookRuleTests {
  private static let module = "Sources/HeadlessUIKit"
  private static let rooms = ["ViewsAndControls", "ViewControllers", "TextInput", "Keyboard"]

  /// Constant lengths and sizes of fonts outside of metrics types, with the reason why they don't depend on a look.
  static let exceptions: [String: String] = [
    "UIControl+Tracking.swift touchSlop": "a distance of fingers, not of what is drawn",
    "SwipeActionGesture.swift leastDistance": "a distance of fingers, not of what is drawn",
    "SheetDrag.swift projection": "how far a let go sheet runs on",
    "ViewMargins.swift standard": "margins that UIKit documents for every view",
    "UIViewController+View.swift marginWithinParent": "a margin that UIKit documents for child controllers",
    "UIImageView+Facts.swift canvasSizeWithoutImage": "a size on Interface Builder's canvas, not on a screen",
    "UIVisualEffectView.swift tintShare": "a part of a material, which MaterialLook describes",
    "GroupSolver.swift tolerance": "a tolerance of arithmetic",
    "NSLayoutManager+Glyphs.swift smallest": "a tolerance of arithmetic",
    "PlaceholderView.swift ofSize": "a drawing of our own",
    "UIKeyboard.swift ofSize": "a drawing of our own",
  ]

  /// The files of the rooms except metrics types.
  private func files() -> [String] {
    LookRuleTests.rooms.flatMap { room in
      Checkout.current.swiftFiles(in: "\(LookRuleTests.module)/\(room)").map { "\(LookRuleTests.module)/\(room)/\($0)" }
    }
  }

  @Test func lengthsStandInMetricsTypes() throws {
    let constant =
      /static (?:let|var) (\w+)(?:: (?:CGFloat|CGSize|UIEdgeInsets) = -?\d|\S* = (?:CGSize|UIEdgeInsets)\()/
    var found: Set<String> = []
    for path in files() where !path.hasSuffix("Metrics.swift") {
      let file = (path as NSString).lastPathComponent
      let lines = try Checkout.current.text(path).components(separatedBy: "\n")
      // Regular expressions are slow: they are used for few lines.
      for line in lines where line.utf8.count > 20 {
        // Public declarations are UIKit's interface.
        if line.contains("static "), !line.contains("public static"), let match = line.firstMatch(of: constant) {
          found.insert("\(file) \(match.1)")
        }
        if line.contains("ofSize: "), line.contains(/ofSize: \d/), !line.contains("///") {
          found.insert("\(file) ofSize")
        }
      }
    }
    let more = found.subtracting(LookRuleTests.exceptions.keys).sorted()
    let unused = Set(LookRuleTests.exceptions.keys).subtracting(found).sorted()
    #expect(more.isEmpty, "constants outside of LookMetrics: \(more)")
    #expect(unused.isEmpty, "exceptions that aren't needed: \(unused)")
    #expect(LookRuleTests.exceptions.count == 11, "exceptions may only become fewer")
  }

  @Test func metricsTypesAnswerForADesign() throws {
    var count = 0
    for path in files() where path.hasSuffix("Metrics.swift") {
      let text = try Checkout.current.text(path)
      if text.contains(": LookMetrics {") {
        count += 1
        #expect(text.contains("static func figures(of design: Look.Design)"), "\(path)")
        #expect(text.contains("switch design {"), "\(path)")
        #expect(!text.contains(/static let \w+: CGFloat/), "\(path)")
      }
    }
    #expect(count > 20)
  }
}
