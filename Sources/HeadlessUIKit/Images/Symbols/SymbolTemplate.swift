internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// A custom symbol: a file in the format that the app SF Symbols exports, an SVG with a group `Symbols` of groups such as
/// `Regular-M`, and `Guides` with the baseline, the cap height and the margins.
package struct SymbolTemplate: Sendable {
  private let drawings: [String: SymbolDrawing]

  /// Reads a file.
  package init(contentsOf path: String) throws(SymbolTemplateError) {
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber,
      size.intValue <= DocumentReader.largestSize, let data = FileManager.default.contents(atPath: path)
    else { throw SymbolTemplateError(path: path, reason: .unreadable) }
    try self.init(data, path: path)
  }

  /// Reads a file's bytes.
  ///
  /// - Parameter path: what errors name the file by.
  package init(_ data: Data, path: String) throws(SymbolTemplateError) {
    let root: DocumentElement
    do {
      root = try DocumentReader.read(SymbolTemplate.withoutDocumentType(data), path: path)
    } catch {
      throw SymbolTemplateError(path: path, reason: .document("\(error)"))
    }
    var guides: [String: CGPoint] = [:]
    root.forEach { element in
      guard let id = element.id, element.name == "line" || element.name == "path" else { return }
      // A margin may be a path, whose first point is its position.
      if let x = element["x1"].flatMap(Double.init), let y = element["y1"].flatMap(Double.init) {
        guides[id] = CGPoint(x: x, y: y)
      } else if let data = element["d"], let path = SymbolPathData.path(Substring(data)) {
        guides[id] = path.controlPointBox.origin
      }
    }
    let thresholds = SymbolStyles.thresholds(in: root)
    guard let symbols = SymbolTemplate.element("Symbols", in: root) else {
      throw SymbolTemplateError(path: path, reason: .noSymbols)
    }
    var variants: [String: [SymbolPart]] = [:]
    for group in symbols.children {
      guard let id = group.id, id.contains("-") else { continue }
      var reader = TemplateReader(path: path, thresholds: thresholds)
      try reader.read(group, .identity)
      variants[id] = reader.parts
    }
    let margins = TemplateMargins(guides, variants)
    var drawings: [String: SymbolDrawing] = [:]
    for (id, parts) in variants {
      if let drawing = TemplateGuides(guides, margins, variant: id).drawing(of: parts) { drawings[id] = drawing }
    }
    guard !drawings.isEmpty else { throw SymbolTemplateError(path: path, reason: .noVariants) }
    self.drawings = drawings
  }

  /// The drawing of the nearest weight that the file has, in medium size before small before large.
  func drawing(weight: UIImage.SymbolWeight) -> SymbolDrawing? {
    let wanted = max(weight.rawValue, 1)
    for (scale, factor) in [("M", 1), ("S", 1.25), ("L", 0.78)] as [(String, CGFloat)] {
      let there = SymbolTemplate.weights.enumerated().filter { drawings["\($0.element)-\(scale)"] != nil }
      guard let best = there.min(by: { abs($0.offset + 1 - wanted) < abs($1.offset + 1 - wanted) }) else { continue }
      return drawings["\(best.element)-\(scale)"]?.scaled(by: factor)
    }
    return nil
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// Files of the app have SVG's document type, which has no meaning here. One with declarations stays, for the reader to reject.
  private static func withoutDocumentType(_ data: Data) -> Data {
    guard let start = data.range(of: Data("<!DOCTYPE".utf8)),
      let end = data.range(of: Data(">".utf8), in: start.upperBound..<data.endIndex),
      data.range(of: Data("[".utf8), in: start.upperBound..<end.lowerBound) == nil
    else { return data }
    return data[..<start.lowerBound] + data[end.upperBound...]
  }

  private static func element(_ id: String, in element: DocumentElement) -> DocumentElement? {
    if element.id == id { return element }
    for child in element.children {
      if let found = self.element(id, in: child) { return found }
    }
    return nil
  }
}

extension SymbolDrawing {
  fileprivate func scaled(by factor: CGFloat) -> SymbolDrawing {
    guard factor != 1 else { return self }
    var result = self
    result.size = CGSize(width: size.width * factor, height: size.height * factor)
    result.parts = parts.map { $0.applying(CGAffineTransform(scaleX: factor, y: factor)) }
    return result
  }
}

/// The position of a variant in its template.
private struct TemplateGuides {
  /// Points of the template a point of the font size.
  private let em: CGFloat
  private let middle: CGFloat
  private let margins: (left: CGFloat, right: CGFloat)?

  /// The cap height relative to the font size, as the app draws it.
  private static let capHeight: CGFloat = 0.70459

  init(_ guides: [String: CGPoint], _ margins: TemplateMargins, variant: String) {
    let scale = variant.suffix(1)
    let base = guides["Baseline-\(scale)"]?.y
    let cap = guides["Capline-\(scale)"]?.y
    if let base, let cap, base - cap > 1 {
      em = (base - cap) / TemplateGuides.capHeight
      middle = (base + cap) / 2
    } else {
      em = 100
      middle = .nan
    }
    self.margins = margins.positions(of: variant)
  }

  /// The drawing of parts in the template's coordinates; nil if it is empty.
  func drawing(of parts: [SymbolPart]) -> SymbolDrawing? {
    let box = parts.box
    guard !box.isNull, box.width.isFinite, box.height.isFinite, box.width > 0, box.height > 0 else { return nil }
    let plain = SymbolDrawing(fitting: parts.map { $0.applying(CGAffineTransform(scaleX: 1 / em, y: 1 / em)) })
    guard let (left, right) = margins, right - left > box.width / 2, middle.isFinite else { return plain }
    let place = CGAffineTransform(translationX: -(left + right) / 2, y: -middle)
      .concatenating(CGAffineTransform(scaleX: 1 / em, y: 1 / em))
    let reach = max(abs(box.minY - middle), abs(box.maxY - middle)) / em
    return SymbolDrawing(
      size: CGSize(width: (right - left) / em, height: 2 * (reach + 0.06)), parts: parts.map { $0.applying(place) })
  }
}

/// The margins of a template's variants, as positions in the template's coordinates.
///
/// The first version of the format has one pair, of `Regular-M`; later ones have one for each variant with margins of its own. Other
/// variants are assumed to have the same distances from their shapes.
private struct TemplateMargins {
  private let boxes: [String: CGRect]
  private let own: [String: (left: CGFloat, right: CGFloat)]

  init(_ guides: [String: CGPoint], _ variants: [String: [SymbolPart]]) {
    boxes = variants.mapValues(\.box).filter { !$0.value.isNull }
    var own: [String: (left: CGFloat, right: CGFloat)] = [:]
    for (name, left) in guides where name.hasPrefix("left-margin") {
      let suffix = name.dropFirst("left-margin".count)
      guard let right = guides["right-margin\(suffix)"] else { continue }
      own[suffix.isEmpty ? "Regular-M" : String(suffix.dropFirst())] = (left.x, right.x)
    }
    self.own = own
  }

  func positions(of variant: String) -> (left: CGFloat, right: CGFloat)? {
    if let own = own[variant] { return own }
    let candidates = ["Regular-\(variant.suffix(1))", "Regular-M", "Regular-S", "Regular-L"] + own.keys.sorted()
    guard let box = boxes[variant], let model = candidates.first(where: { own[$0] != nil && boxes[$0] != nil }),
      let margins = own[model], let modelBox = boxes[model]
    else { return nil }
    return (box.minX - (modelBox.minX - margins.left), box.maxX + (margins.right - modelBox.maxX))
  }
}

extension [SymbolPart] {
  fileprivate var box: CGRect { reduce(CGRect.null) { $0.union($1.path.controlPointBox) } }
}

/// Reads the shapes of one variant.
private struct TemplateReader {
  let path: String
  /// The variable values above which shapes of a class are highlighted.
  let thresholds: [String: Double]
  var parts: [SymbolPart] = []

  init(path: String, thresholds: [String: Double]) {
    self.path = path
    self.thresholds = thresholds
  }

  mutating func read(_ element: DocumentElement, _ outer: CGAffineTransform) throws(SymbolTemplateError) {
    let transform =
      try element["transform"].map { text throws(SymbolTemplateError) in
        guard let own = SVGTransform.transform(text) else {
          throw SymbolTemplateError(path: path, reason: .shape(line: element.line, "transform \(text)"))
        }
        return own.concatenating(outer)
      } ?? outer
    if let shape = try shape(element) {
      var part = SymbolPart(kind: .solid, path: shape.applying(transform))
      annotate(&part, element["class"] ?? "")
      parts.append(part)
    }
    for child in element.children { try read(child, transform) }
  }

  private func shape(_ element: DocumentElement) throws(SymbolTemplateError) -> Path? {
    func number(_ name: String) -> CGFloat { element[name].flatMap(Double.init).map { CGFloat($0) } ?? 0 }
    switch element.name {
    case "path":
      guard let data = element["d"], !data.isEmpty else { return nil }
      guard let path = SymbolPathData.path(Substring(data)) else {
        throw SymbolTemplateError(path: path, reason: .shape(line: element.line, "path data"))
      }
      return path
    case "polygon":
      guard let path = SymbolPathData.path("M" + (element["points"] ?? "") + "Z") else {
        throw SymbolTemplateError(path: path, reason: .shape(line: element.line, "points"))
      }
      return path
    case "circle": return oval(number("cx"), number("cy"), number("r"), number("r"))
    case "ellipse": return oval(number("cx"), number("cy"), number("rx"), number("ry"))
    case "rect":
      return Path(
        roundedRect: CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
        cornerRadius: number("rx"))
    default: return nil
    }
  }

  private func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  /// The classes of a shape: `hierarchical-0:secondary multicolor-1:systemRedColor`.
  private func annotate(_ part: inout SymbolPart, _ classes: String) {
    for word in classes.split(separator: " ") {
      if let threshold = thresholds[String(word)] { part.threshold = threshold }
      let sides = word.split(separator: ":")
      guard sides.count == 2 else { continue }
      if word.hasPrefix("hierarchical-") {
        part.layer = ["primary": 1, "secondary": 2, "tertiary": 3][sides[1]] ?? 1
      } else if word.hasPrefix("multicolor-"), sides[1].hasPrefix("system"), sides[1].hasSuffix("Color") {
        part.color = SymbolColor(rawValue: sides[1].dropFirst(6).dropLast(5).lowercased())
      } else if word.hasPrefix("multicolor-") {
        part.color = SymbolColor(rawValue: String(sides[1]))
      }
    }
  }
}

/// Reads SVG's attribute `transform`.
enum SVGTransform {
  /// Nil for functions other than `matrix`, `translate`, `scale` and `rotate` with their numbers.
  static func transform(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    for function in text.split(separator: ")") {
      let sides = function.split(separator: "(")
      guard sides.count == 2 else {
        if function.allSatisfy({ $0.isWhitespace || $0 == "," }) { continue }
        return nil
      }
      let name = sides[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\r\t"))
      let n = sides[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite)
      let own: CGAffineTransform
      switch (name, n.count) {
      case ("matrix", 6): own = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1): own = CGAffineTransform(translationX: n[0], y: 0)
      case ("translate", 2): own = CGAffineTransform(translationX: n[0], y: n[1])
      case ("scale", 1): own = CGAffineTransform(scaleX: n[0], y: n[0])
      case ("scale", 2): own = CGAffineTransform(scaleX: n[0], y: n[1])
      case ("rotate", 1): own = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
      case ("rotate", 3):
        own = CGAffineTransform(translationX: -n[1], y: -n[2])
          .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
          .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
      default: return nil
      }
      result = own.concatenating(result)
    }
    return result
  }
}
