import Foundation
import Testing

/// Elements whose drawing is kept report all changes of what they draw.
@Suite struct KeptDrawingRuleTests {
  /// Properties of elements that draw which don't affect the drawing, or change it with the layout alone.
  static let exceptions: Set<String> = [
    // Descriptions.
    "_FillElement.name", "_ShapeElement.name", "_ImageElement.label", "_ImageElement.isUnnamedSymbol",
    "_ImageElement.isDecorative", "_ImageElement.picture", "_ImageElement.platformImage",
    // The size.
    "_ShapeElement.fitting", "_ImageElement.isResizable",
    // What is known of the content, and its touches.
    "_TextElement.known", "_TextElement.links", "_TextElement.openURL",
    // Only read where the drawing isn't kept.
    "_TextElement.environment",
  ]

  @Test func changesAreReported() throws {
    var found: Set<String> = []
    var classes = 0
    for module in ["Sources/SwiftUILayout", "Sources/HeadlessSwiftUI"] {
      for file in Checkout.current.swiftFiles(in: module) {
        let text = try Checkout.current.text("\(module)/\(file)")
        guard text.contains("override var keepsDrawing") else { continue }
        var name: String?
        var isKept = false
        var draws = false
        var properties: [String] = []
        for line in text.components(separatedBy: "\n") {
          if let match = line.firstMatch(of: /^(?:public |package )?(final )?class (\w+)/) {
            (name, isKept, draws, properties) = (match.1 == nil ? nil : String(match.2), false, false, [])
          } else if line == "}" {
            if let name, isKept, draws { found.formUnion(properties.map { "\(name).\($0)" }) }
            if isKept {
              classes += 1
              #expect(name != nil, "\(file): a subclass could draw otherwise")
            }
            (name, isKept, draws, properties) = (nil, false, false, [])
          } else if line.contains("override var keepsDrawing") {
            isKept = true
          } else if line.contains("override func draw(_ canvas") {
            draws = true
          } else if !line.contains("didSet"), !line.hasSuffix("{"),
            let match = line.firstMatch(of: /^  (?:\w+(?:\(set\))? )*var (\w+)/), !line.contains(/: [^=]*\{ .* \}$/)
          {
            properties.append(String(match.1))
          }
        }
      }
    }
    #expect(classes > 20)
    #expect(found.subtracting(Self.exceptions).sorted() == [], "properties whose changes aren't reported")
    #expect(Self.exceptions.subtracting(found).sorted() == [], "exceptions that aren't needed")
  }
}
