internal import Foundation
internal import Graphics

/// The outlines of a symbol. One unit is the point size; the origin is the symbol's middle.
struct SymbolShape {
  /// The image's size, margins included.
  var size: CGSize
  /// Drawn as round lines.
  var lines = Path()
  var fills = Path()
  var fillRule = FillRule.winding
  /// Taken out of what is filled, as round lines.
  var gaps = Path()
  /// Taken out of what is filled, as areas.
  var holes = Path()
  /// The parts that take colours of their own, the most important first; empty for a symbol of one layer.
  var layers: [SymbolShape] = []
  /// Whether the symbol is mirrored where text runs from right to left.
  var followsReading = false

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
  }

  /// The shape's items around a centre.
  ///
  /// - Parameters:
  ///   - em: points a unit.
  ///   - lineWidth: in points.
  func items(em: CGFloat, lineWidth: CGFloat, center: CGPoint, color: Color) -> [DisplayItem] {
    let place = CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: center.x, ty: center.y)
    let style = StrokeStyle(width: lineWidth, cap: .round, join: .round)
    func solid(_ color: Color) -> [DisplayItem] {
      var items: [DisplayItem] = []
      if !fills.isEmpty { items.append(.fill(fills.applying(place), .color(color), rule: fillRule)) }
      if !lines.isEmpty { items.append(.stroke(lines.applying(place), .color(color), style)) }
      return items
    }
    guard !gaps.isEmpty || !holes.isEmpty else { return solid(color) }
    var cuts: [DisplayItem] = []
    if !gaps.isEmpty { cuts.append(.stroke(gaps.applying(place), .color(.black), style)) }
    if !holes.isEmpty { cuts.append(.fill(holes.applying(place), .color(.black))) }
    let area = CGRect(
      x: center.x - size.width * em / 2, y: center.y - size.height * em / 2, width: size.width * em,
      height: size.height * em)
    let mask = solid(.black) + [.group(DisplayGroup(blendMode: .destinationOut, items: cuts))]
    return [.group(DisplayGroup(mask: mask, items: [.fill(Path(rect: area), .color(color))]))]
  }

  // MARK: Names

  /// The shape of a symbol's name; nil for one that isn't drawn here.
  static func named(_ name: String) -> SymbolShape? {
    if let shape = SymbolShapes.plain(name) { return shape }
    for (ending, filled) in [(".circle.fill", true), (".circle", false)] where name.hasSuffix(ending) {
      return SymbolShapes.plain(String(name.dropLast(ending.count)))?.circled(filled: filled)
    }
    return nil
  }

  /// A disc is as wide as the point size, and a circle reaches as far with a line of regular weight.
  static let discRadius: CGFloat = 0.5
  /// The radius of the circle around a symbol, to the middle of its line.
  static let circleRadius: CGFloat = 0.4585
  /// The size of an image with a circle: 20 x 19 points at 17.
  static let circleSize = CGSize(width: 1.165, height: 1.117)

  /// An image for a circle.
  static var circle: SymbolShape { SymbolShape(circleSize.width, circleSize.height) }

  /// The shape within a circle, or left out of a disc.
  private func circled(filled: Bool) -> SymbolShape {
    var result = SymbolShape.circle
    result.followsReading = followsReading
    let shrink = CGAffineTransform(scaleX: 0.58, y: 0.58)
    let radius = filled ? SymbolShape.discRadius : SymbolShape.circleRadius
    let round = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
    result.layers = [SymbolShape.circle, SymbolShape.circle]
    result.layers[0].lines = lines.applying(shrink)
    result.layers[0].fills = fills.applying(shrink)
    result.layers[0].fillRule = fillRule
    if filled {
      result.layers[1].fills = round
      result.fills = round
      result.gaps = lines.applying(shrink)
      result.holes = fills.applying(shrink)
    } else {
      result.layers[1].lines = round
      result.lines = round
      result.lines.addPath(lines.applying(shrink))
      result.fills = fills.applying(shrink)
      result.fillRule = fillRule
    }
    return result
  }
}
