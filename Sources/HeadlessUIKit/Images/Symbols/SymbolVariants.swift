internal import Foundation
internal import Graphics

/// Derives symbols from others by the suffixes of their names: `.fill`, `.circle`, `.slash`, `.badge.plus` and others.
struct SymbolVariants {
  /// Finds the drawing of a name without its suffix.
  let find: (String) -> SymbolDrawing?

  /// The drawing of a name with such an ending; nil for any other, and for one of what isn't drawn.
  func drawing(named name: String) -> SymbolDrawing? {
    if let base = name.dropping(".fill") { return find(base).flatMap { $0.hasFill ? $0.settled(isFilled: true) : nil } }
    for shape in Enclosure.all {
      if let base = name.dropping("." + shape.name) { return enclosed(base, in: shape) }
    }
    if let base = name.dropping(".slash") { return find(base).map(struckOut) }
    if let (base, mark) = name.splitting(at: ".badge") { return badge(base, mark) }
    if let (base, mark) = name.splitting(at: ".trianglebadge") { return triangleBadge(base, mark) }
    return directed(name)
  }

  /// `forward` and `backward` follow the reading direction.
  private func directed(_ name: String) -> SymbolDrawing? {
    let words = name.split(separator: ".").map { word -> String in
      switch word {
      case "forward": "right"
      case "backward": "left"
      default: String(word)
      }
    }
    let plain = words.joined(separator: ".")
    guard plain != name, var drawing = find(plain) else { return nil }
    drawing.followsReading = true
    return drawing
  }

  // MARK: Enclosures

  /// A shape around a symbol.
  private struct Enclosure {
    let name: String
    /// The maximum diagonal of a symbol inside, in units, in the middle of its lines. A `checkmark` in a square was recorded on
    /// iOS, with 0.6; how large wider symbols are isn't known.
    let room: CGFloat
    /// The centre of the symbol.
    var middle: CGFloat = 0

    static let all = [
      Enclosure(name: "circle", room: 0.68), Enclosure(name: "square", room: 0.68),
      Enclosure(name: "rectangle", room: 0.64), Enclosure(name: "app", room: 0.68),
      Enclosure(name: "diamond", room: 0.56), Enclosure(name: "triangle", room: 0.5, middle: 0.14),
      Enclosure(name: "hexagon", room: 0.62), Enclosure(name: "octagon", room: 0.64),
      Enclosure(name: "seal", room: 0.6), Enclosure(name: "shield", room: 0.58, middle: -0.03),
    ]
  }

  /// The scale of a symbol inside a shape.
  private static let shrinking: CGFloat = 0.58

  private func enclosed(_ name: String, in shape: Enclosure) -> SymbolDrawing? {
    guard var result = find(shape.name), let base = find(name) ?? SymbolGlyphs.drawing(name) else { return nil }
    let box = base.inkBox
    let across = max((box.width * box.width + box.height * box.height).squareRoot(), 0.1)
    let scale = min(SymbolVariants.shrinking, shape.room / across)
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shape.middle)
    let ownColor: SymbolColor? =
      switch name {
      case "plus", "checkmark": .green
      case "minus", "xmark": .red
      default: nil
      }
    result.parts = result.parts.map { part in
      var part = part
      part.layer = 2
      part.isEnclosure = true
      part.color = ownColor
      return part
    }
    var inlay = SymbolPart(kind: .inlay, path: Path(), layer: 1)
    inlay.inner = base.settled(isFilled: true).parts.map { part in
      var part = part.applying(place)
      // As in `arrow.clockwise.circle`, whose drawing follows a recorded one: the smaller the sign, the thinner its lines.
      part.thickness *= max(scale / SymbolVariants.shrinking, 0.7)
      if !part.isCut { part.layer = 1 }
      return part
    }
    inlay.color = ownColor == nil ? nil : .white
    result.parts.append(inlay)
    result.followsReading = base.followsReading
    return result
  }

  // MARK: Slashes and badges

  private func struckOut(_ base: SymbolDrawing) -> SymbolDrawing {
    let box = base.inkBox
    // With the same slope in narrow and wide symbols, and as long as the symbol.
    let reach = min(max(box.width, box.height) / 2, 0.5)
    var line = Path()
    line.move(to: CGPoint(x: box.midX - reach, y: box.midY - reach))
    line.addLine(to: CGPoint(x: box.midX + reach, y: box.midY + reach))
    var parts = base.parts.map { $0.inLayer(2) }
    parts.append(SymbolPart(kind: .groove, path: line))
    parts.append(SymbolPart(kind: .line, path: line, layer: 1))
    var result = SymbolDrawing(fitting: parts)
    result.size.width = max(result.size.width, base.size.width)
    result.size.height = max(result.size.height, base.size.height)
    return result
  }

  /// The radius of a badge with a sign in it, and of one without.
  private static let (signRadius, dotRadius): (CGFloat, CGFloat) = (0.25, 0.16)

  private func badge(_ name: String, _ mark: String) -> SymbolDrawing? {
    guard let base = find(name) else { return nil }
    let box = base.inkBox
    let radius = mark.isEmpty ? SymbolVariants.dotRadius : SymbolVariants.signRadius
    // A plain dot is at the top, as on an app's icon, a sign at the bottom.
    let y = mark.isEmpty ? box.minY + 0.1 : box.maxY - 0.08
    let center = CGPoint(x: box.maxX - (mark.isEmpty ? 0.08 : 0.06), y: y)
    let disc = Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    var sign: [SymbolPart] = []
    if !mark.isEmpty {
      guard let drawing = find(mark) ?? SymbolGlyphs.drawing(mark) else { return nil }
      let size = drawing.inkBox
      let scale = 0.26 / max(size.width, size.height, 0.1)
      let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y)
      sign = drawing.settled(isFilled: true).parts.map { $0.applying(place) }
    }
    let color: SymbolColor =
      switch mark {
      case "plus", "checkmark": .green
      case "exclamationmark": .yellow
      case "clock", "questionmark", "gearshape", "ellipsis": .blue
      default: .red
      }
    var parts = base.parts.map { $0.inLayer(2) }
    parts.append(SymbolPart(kind: .clear, path: disc))
    parts.append(SymbolPart(kind: .solid, path: disc, layer: 1, color: color))
    if !sign.isEmpty { parts.append(SymbolPart(kind: .cut, path: Path(), inner: sign)) }
    var result = SymbolDrawing(fitting: parts)
    result.followsReading = base.followsReading
    return result
  }

  private func triangleBadge(_ name: String, _ mark: String) -> SymbolDrawing? {
    guard let base = find(name), let warning = find(mark + ".triangle.fill") else { return nil }
    let box = base.inkBox
    let place = CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: box.maxX - 0.06, ty: box.maxY - 0.12)
    let sign = warning.parts.map { $0.applying(place).inLayer($0.isCut ? 0 : 1) }
    var parts = base.parts.map { $0.inLayer(2) }
    parts += sign.compactMap(\.room) + sign
    return SymbolDrawing(fitting: parts)
  }
}

extension SymbolPart {
  /// The part in a layer of its own; cut-outs stay cut-outs.
  func inLayer(_ layer: Int) -> SymbolPart {
    var part = self
    if !isCut { part.layer = layer }
    part.inner = inner.map { $0.inLayer(layer) }
    return part
  }
}

extension String {
  /// The name before a suffix; nil without the suffix or without a name before it.
  fileprivate func dropping(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }

  /// The name before a word at the end, and the following words, joined by periods.
  fileprivate func splitting(at word: String) -> (String, String)? {
    if let base = dropping(word) { return (base, "") }
    guard let range = range(of: word + ".", options: .backwards), range.lowerBound > startIndex else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
