internal import Foundation
internal import Graphics

/// Turns a symbol's drawing into display items.
struct SymbolPainter {
  /// Which colour each part has.
  enum Coloring {
    case single(Color)
    /// One colour, with lower opacity for each further layer.
    case hierarchical(Color)
    /// A colour for each layer; the last one also applies to further layers.
    case palette([Color])
    /// The symbol's own colours, and this one for parts without.
    case own(Color)
  }

  let drawing: SymbolDrawing
  /// Points a unit.
  let em: CGFloat
  /// In points.
  let lineWidth: CGFloat
  let center: CGPoint
  let coloring: Coloring
  /// The fraction of a variable symbol, from 0 to 1; nil for all.
  let variableValue: Double?

  /// The room between a part and those behind it, in units.
  private static let room: CGFloat = 0.062
  /// The opacity of the second and third layer, which Apple doesn't publish.
  private static let layerOpacities: [CGFloat] = [1, 0.5, 0.25]
  /// The same of a shape around a symbol. Recorded on iOS 15 of `checkmark.square.fill`: black in a quarter.
  private static let enclosureOpacity: CGFloat = 0.25
  /// The opacity of the steps above a variable value, which Apple doesn't publish.
  private static let unreachedOpacity: CGFloat = 0.3

  /// The symbol's items, from the back to the front.
  func items() -> [DisplayItem] {
    let parts = drawing.settled(isFilled: false).parts.flatMap { isLayered ? $0.inked : [$0] }
    let steps = parts.map(\.step).max() ?? 0
    var items: [DisplayItem] = []
    var index = 0
    while index < parts.count {
      guard !parts[index].isCut else {
        index += 1
        continue
      }
      // A run of parts with the same colour, including those that are cut out above them.
      let color = color(of: parts[index], steps: steps)
      var end = index + 1
      while end < parts.count, parts[end].isCut || self.color(of: parts[end], steps: steps) == color { end += 1 }
      let run = parts[index..<end] + parts[end...].filter(\.isCut)
      items += faded(self.items(of: run, color: color.withAlpha(1)), to: color.alpha)
      index = end
    }
    return items
  }

  private var isLayered: Bool {
    if case .single = coloring { false } else { true }
  }

  private func color(of part: SymbolPart, steps: Int) -> Color {
    let layer = max(part.layer, 1) - 1
    var color: Color
    switch coloring {
    case .single(let one): color = one
    case .hierarchical(let one):
      let opacity =
        part.isEnclosure ? SymbolPainter.enclosureOpacity : SymbolPainter.layerOpacities[min(layer, 2)]
      color = one.withAlpha(one.alpha * opacity)
    case .palette(let colors): color = colors[min(layer, colors.count - 1)]
    case .own(let rest): color = part.color?.color.displayColor ?? rest
    }
    let threshold = part.threshold ?? (part.step > 0 ? Double(part.step - 1) / Double(steps) : nil)
    if let variableValue, let threshold, variableValue <= threshold {
      color = color.withAlpha(color.alpha * SymbolPainter.unreachedOpacity)
    }
    return color
  }

  /// Parts overlap; they fade together.
  private func faded(_ items: [DisplayItem], to opacity: CGFloat) -> [DisplayItem] {
    if opacity >= 1 { return items }
    return opacity > 0 ? [.group(DisplayGroup(opacity: opacity, items: items))] : []
  }

  private func items(of parts: ArraySlice<SymbolPart>, color: Color) -> [DisplayItem] {
    guard parts.contains(where: \.isCut) else { return painted(parts, color) }
    let area = CGRect(
      x: center.x - drawing.size.width * em / 2, y: center.y - drawing.size.height * em / 2,
      width: drawing.size.width * em, height: drawing.size.height * em)
    return [
      .group(DisplayGroup(mask: painted(parts, .black), items: [.fill(Path(rect: area), .color(color))]))
    ]
  }

  /// The parts one after the other; neighbours are painted in one step.
  private func painted(_ parts: ArraySlice<SymbolPart>, _ color: Color) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var rest = parts
    while let first = rest.first {
      let row = rest.prefix { $0.isCut == first.isCut }
      rest = rest[row.endIndex...]
      let new = strokesAndFills(row, first.isCut ? .black : color)
      items += first.isCut ? [.group(DisplayGroup(blendMode: .destinationOut, items: new))] : new
    }
    return items
  }

  private func strokesAndFills(_ parts: ArraySlice<SymbolPart>, _ color: Color) -> [DisplayItem] {
    var fills = Path()
    var (lines, wide): ([CGFloat: Path], [CGFloat: Path]) = ([:], [:])
    var inner: [DisplayItem] = []
    for part in parts {
      switch part.kind {
      case .line, .gap: lines[part.thickness, default: Path()].addPath(part.path)
      case .solid, .hole: fills.addPath(part.path)
      case .bold:
        fills.addPath(part.path)
        lines[part.thickness, default: Path()].addPath(part.path)
      case .clear:
        fills.addPath(part.path)
        wide[part.thickness, default: Path()].addPath(part.path)
      case .groove: wide[part.thickness, default: Path()].addPath(part.path)
      case .cut:
        inner += painted(part.inner[...], color)
      case .area, .mark, .dot, .over, .inlay: break
      }
    }
    let place = CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: center.x, ty: center.y)
    func stroke(_ path: Path, _ width: CGFloat) -> DisplayItem {
      .stroke(path.applying(place), .color(color), StrokeStyle(width: width, cap: .round, join: .round))
    }
    var items: [DisplayItem] = []
    if !fills.isEmpty { items.append(.fill(fills.applying(place), .color(color))) }
    for (thickness, path) in lines.sorted(by: { $0.key > $1.key }) { items.append(stroke(path, lineWidth * thickness)) }
    for (thickness, path) in wide.sorted(by: { $0.key > $1.key }) {
      items.append(stroke(path, lineWidth * thickness + 2 * SymbolPainter.room * em))
    }
    return items + inner
  }
}

extension SymbolPart {
  /// The part where each layer has its colour: what one colour takes out of the layer below is painted in its own.
  fileprivate var inked: [SymbolPart] {
    guard isCut, layer > 0 else { return [self] }
    var part = self
    switch kind {
    case .gap: part.kind = .line
    case .hole: part.kind = .solid
    case .cut: return inner
    default: break
    }
    return [part]
  }
}
