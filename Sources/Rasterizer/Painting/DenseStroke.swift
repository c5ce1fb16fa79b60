import Foundation
import Graphics

/// Long lines that cover the same pixels again and again, such as a million measurements in a chart as wide as a phone.
///
/// Cairo's time and memory grow with a stroke's length and the number of its dashes: a million dashed lines across a screen take
/// minutes, and more memory than Cairo can allocate. A stroke that covers each pixel of its box a thousand times looks the same as
/// one that covers each a dozen times.
enum DenseStroke {
  /// Shorter paths are stroked unchanged.
  private static let leastElements = 10_000
  /// The maximum average number of times that a stroke covers the pixels of its box.
  private static let mostCover = 12.0
  /// The number of consecutive elements that are kept or omitted together, so that joins stay joins.
  private static let runLength = 16

  /// A part of the path whose stroke covers its box `mostCover` times on average: short runs of it at even distances. Nil for a
  /// path that doesn't cover its box more often.
  ///
  /// - Parameters:
  ///   - box: the area that the whole stroke may paint, in pixels.
  ///   - scale: pixels per point.
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
      // Whenever the sum of the kept shares reaches a whole number.
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

  /// The fraction of a line that is painted.
  private static func share(_ dash: [CGFloat]) -> Double {
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite else { return 1 }
    let painted = stride(from: 0, to: dash.count, by: 2).reduce(0) { $0 + dash[$1] }
    return max(Double(painted / period), 0.05)
  }

  /// The length, in points; a curve is measured by the lines between its control points.
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
