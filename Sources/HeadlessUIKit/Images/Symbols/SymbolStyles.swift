internal import Foundation
internal import InterfaceBuilder

/// The styles that the app SF Symbols writes into a custom symbol's file, in rules such as
/// `.monochrome-2 {fill:#000000;-sfsymbols-variable-threshold:0.34}`.
enum SymbolStyles {
  /// The variable values above which layers are highlighted, by the layers' classes. Apple's documentation of custom symbol images
  /// shows the property.
  static func thresholds(in root: DocumentElement) -> [String: Double] {
    var thresholds: [String: Double] = [:]
    root.forEach { element in
      guard element.name == "style" else { return }
      for rule in element.text.split(separator: "}") {
        let sides = rule.split(separator: "{")
        guard sides.count == 2, let threshold = threshold(sides[1]) else { continue }
        for selector in sides[0].split(separator: ",") {
          let name = selector.split { $0.isWhitespace }.last ?? ""
          thresholds[name.hasPrefix(".") ? String(name.dropFirst()) : String(name)] = threshold
        }
      }
    }
    return thresholds
  }

  private static func threshold(_ declarations: Substring) -> Double? {
    for declaration in declarations.split(separator: ";") {
      let sides = declaration.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard sides.count == 2, sides[0] == "-sfsymbols-variable-threshold" else { continue }
      return Double(sides[1])
    }
    return nil
  }
}
