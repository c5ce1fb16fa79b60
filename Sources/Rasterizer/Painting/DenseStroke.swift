import Foundation
import Graphics

/// Long lines that go over the same pixels again and again, as a million measurements in a chart as wide as a phone do.
///
/// Cairo's time and memory grow with a stroke's length and the number of its dashes: a million lines across a screen, dashed,
/// take minutes and more memory than it allows. What covers each pixel of its box a thousand times looks the same when it
/// covers each a dozen times.
enum DenseStroke {
  /// Paths of fewer elements are stroked as they are.
  private static let leastElements = 10_000
  /// How often on average the pixels of a stroke's box may be covered.
  private static let mostCover = 12.0
  /// Neighbours that are left in or out together, so that joins stay joins.
  private static let runLength = 16

  /// A part of the path whose stroke covers its box `mostCover` times on average: short runs of it in even distances. Nil for
  /// a path that covers no more than that.
  ///
  /// - Parameters:
  ///   - box: where the whole stroke may leave paint, in pixels.
  ///   - scale: pixels a point.
  static func thinned(_ path: Path, _ style: StrokeStyle, within box: PixelRect, scale: Double) -> Path? {
    guard path.elements.count >= leastElements, box.area < .max else { return nil }
    let painted = length(path) * scale * max(Double(style.width) * scale, 0.5) * share(style.dash)
    let cover = painted / Double(max(box.area, 1))
    guard cover > mostCover, cover.isFinite else { return nil }
    let kept = mostCover / cover
    var result = Path()
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isOpen = false
    for (index, element) in path.elements.enumerated() {
      let run = Double(index / runLength)
      // Every time the share that is kept fills up to a whole one.
      let keeps = ((run + 1) * kept).rounded(.down) > (run * kept).rounded(.down)
      if keeps, !isOpen { result.move(to: current) }
      isOpen = keeps
      switch element {
      case .move(let to):
        if keeps { result.move(to: to) }
        start = to
        current = to
      case .line(let to):
        if keeps { result.addLine(to: to) }
        current = to
      case .quadCurve(let to, let control):
        if keeps { result.addQuadCurve(to: to, control: control) }
        current = to
      case .curve(let to, let control1, let control2):
        if keeps { result.addCurve(to: to, control1: control1, control2: control2) }
        current = to
      case .closeSubpath:
        if keeps { result.addLine(to: start) }
        current = start
      }
    }
    return result
  }

  /// Which share of a line is painted.
  private static func share(_ dash: [CGFloat]) -> Double {
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite else { return 1 }
    let painted = stride(from: 0, to: dash.count, by: 2).reduce(0) { $0 + dash[$1] }
    return max(Double(painted / period), 0.05)
  }

  /// In points; a curve counts as its control points' lines.
  private static func length(_ path: Path) -> Double {
    var sum = 0.0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ to: CGPoint) {
      let (dx, dy) = (Double(to.x - current.x), Double(to.y - current.y))
      sum += (dx * dx + dy * dy).squareRoot()
      current = to
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        current = to
        start = to
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: add(start)
      }
    }
    return sum
  }
}
