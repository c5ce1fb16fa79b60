package import Foundation

/// A symbol template: one drawing for each weight and scale, and the lines that they stand on.
///
/// The form is described in "Creating custom symbol images for your app" of Apple's documentation: groups in the group
/// `Symbols` are called after weight and scale, as `Regular-M`; lines in the group `Guides` are the baselines, the cap lines and
/// the drawings' margins. Drawings are for a font of 100 points.
package struct SymbolTemplate: Sendable {
  /// One drawing of a template, apart.
  package struct Drawing: Sendable {
    /// An SVG of that drawing alone, whose page is its box in a font of 100 points.
    package let svg: String
    /// The box in a font of 100 points.
    package let size: CGSize
    /// From the box's bottom up to the baseline, in a font of 100 points.
    package let baseline: CGFloat
  }

  private let symbols: [String: DocumentElement]
  private let guides: [String: DocumentElement]

  /// How far drawings reach beyond the baseline and the cap line, in heights of capitals: the box of the system's own
  /// circles, the tallest of its common symbols, and a little more.
  private static let overhang: CGFloat = 0.25

  /// - Parameter path: what errors name the file by.
  package init(_ data: Data, path: String) throws(InterfaceDocumentError) {
    let root = try DocumentReader.read(SymbolTemplate.withoutDocumentType(data), path: path)
    guard root.name == "svg" else {
      throw InterfaceDocumentError(path: path, line: root.line, reason: .otherFormat(found: root.name))
    }
    var symbols: [String: DocumentElement] = [:]
    var guides: [String: DocumentElement] = [:]
    root.forEach { element in
      guard let id = element.id else { return }
      switch id {
      case "Symbols": for child in element.children { if let id = child.id { symbols[id] = child } }
      case "Guides": element.forEach { child in if let id = child.id { guides[id] = child } }
      default: break
      }
    }
    self.symbols = symbols
    self.guides = guides
  }

  /// Templates begin with the type of SVG 1.1, which nothing here needs.
  private static func withoutDocumentType(_ data: Data) -> Data {
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: "<!DOCTYPE svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return data
    }
    // One with declarations of its own stays, and is refused.
    if text[start.lowerBound..<end].contains("[") { return data }
    return Data((text[..<start.lowerBound] + text[text.index(after: end)...]).utf8)
  }

  // MARK: Drawings

  /// The drawing of a weight, as `Semibold`, and a scale, `S`, `M` or `L`; what is missing is taken from the nearest one.
  /// Nil for a template without drawings or guides.
  package func drawing(weight: String, scale: String) -> Drawing? {
    let wanted = [
      (weight, scale), (weight, "M"), (weight, "S"), ("Regular", scale), ("Regular", "M"), ("Regular", "S"),
    ]
    let there = wanted.first { symbols["\($0.0)-\($0.1)"] != nil }
    guard let found = there ?? symbols.keys.sorted().lazy.compactMap(SymbolTemplate.parts).first,
      let element = symbols["\(found.0)-\(found.1)"],
      let bottom = number("Baseline-\(found.1)", "y1"), let top = number("Capline-\(found.1)", "y1"), bottom > top
    else { return nil }
    let name = "\(found.0)-\(found.1)"
    guard let left = number("left-margin-\(name)", "x1") ?? number("left-margin", "x1"),
      let right = number("right-margin-\(name)", "x1") ?? number("right-margin", "x1"), right > left
    else { return nil }
    let overhang = (bottom - top) * SymbolTemplate.overhang
    let box = CGRect(x: left, y: top - overhang, width: right - left, height: bottom - top + 2 * overhang)
    let factor = SymbolTemplate.factor(from: found.1, to: scale)
    let size = CGSize(width: box.width * factor, height: box.height * factor)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(SymbolTemplate.text(of: element))</svg>
      """
    return Drawing(svg: svg, size: size, baseline: overhang * factor)
  }

  private static func parts(_ name: String) -> (String, String)? {
    let parts = name.split(separator: "-").map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// How much larger a drawing of one scale is than that of another. Variable templates have the small one alone; the
  /// system's own symbols are in these proportions.
  private static func factor(from drawn: String, to wanted: String) -> CGFloat {
    let sizes: [String: CGFloat] = ["S": 0.8, "M": 1, "L": 1.28]
    return (sizes[wanted] ?? 1) / (sizes[drawn] ?? 1)
  }

  private func number(_ guide: String, _ attribute: String) -> CGFloat? {
    guides[guide]?[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  /// The element as text, without what styles its layers: a symbol is a shape, which is painted in the view's tint.
  private static func text(of element: DocumentElement) -> String {
    guard element.name != "style", element.name != "script", element.name != "image" else { return "" }
    let attributes = element.attributes.sorted { $0.key < $1.key }
      .filter { $0.key != "class" && !$0.key.hasPrefix("on") && !$0.key.contains("href") }
      .map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return "<\(element.name)\(attributes)>\(element.children.map(text).joined())</\(element.name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
