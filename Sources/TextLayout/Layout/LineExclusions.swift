public import Foundation
public import Graphics

/// Shapes around which text flows. A line is divided where a shape intersects its height, and continues after it.
public struct LineExclusions: Hashable, Sendable {
  /// In points; the layout's left edge is at ``padding``.
  public var paths: [Path]
  /// Points between the text and the ends of a line, including ends at shapes.
  public var padding: CGFloat

  public init(_ paths: [Path], padding: CGFloat = 0) {
    self.paths = paths
    self.padding = padding
  }
}

/// The shapes of a layout, as polygons.
struct ExcludedArea {
  /// A part of a line's height without shapes, in points of the layout.
  struct Fragment: Hashable {
    var left: Double
    var width: Double
  }

  private let polygons: [[CGPoint]]
  private let padding: Double
  /// The layout's width, in points.
  private let width: Double
  /// The height below which there are no shapes.
  let bottom: Double

  init(_ exclusions: LineExclusions, width: Double) {
    polygons = exclusions.paths.flatMap(ExcludedArea.polygons)
    padding = exclusions.padding.isFinite ? max(Double(exclusions.padding), 0) : 0
    self.width = width
    bottom = polygons.joined().map { Double($0.y) }.max() ?? -.infinity
  }

  /// The free parts from `top` to `bottom`, from left to right.
  func fragments(from top: Double, to bottom: Double) -> [Fragment] {
    let whole = width + padding * 2
    var taken = polygons.flatMap { ExcludedArea.shadow(of: $0, from: top, to: bottom) }
    taken.sort { $0.lowerBound < $1.lowerBound }
    var fragments: [Fragment] = []
    var left = 0.0
    func add(until right: Double) {
      // Both ends have their padding; the layout starts after the left one.
      let room = right - left - padding * 2
      if room > 0 { fragments.append(Fragment(left: left, width: room)) }
    }
    for range in taken {
      add(until: min(range.lowerBound, whole))
      left = max(left, range.upperBound)
    }
    add(until: whole)
    return fragments
  }

  /// The horizontal extent of a polygon between two heights: its cross-sections there and at its corners, and its sides in between.
  private static func shadow(of polygon: [CGPoint], from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var heights = [top, bottom]
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      let (y0, y1) = (Double(start.y), Double(end.y))
      if y0 > top, y0 < bottom { heights.append(y0) }
      let (upper, lower) = (max(min(y0, y1), top), min(max(y0, y1), bottom))
      // A shape that only touches the line's edge doesn't affect it.
      guard upper < lower || (y0 == y1 && y0 > top && y0 < bottom) else { continue }
      let (a, b) = (x(at: upper, start, end), x(at: lower, start, end))
      ranges.append(y0 == y1 ? range(Double(start.x), Double(end.x)) : range(a, b))
    }
    for height in heights { ranges += crossSections(of: polygon, at: height, below: height == top) }
    return ranges
  }

  private static func range(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }

  private static func x(at y: Double, _ start: CGPoint, _ end: CGPoint) -> Double {
    guard start.y != end.y else { return Double(start.x) }
    return Double(start.x) + (y - Double(start.y)) / Double(end.y - start.y) * Double(end.x - start.x)
  }

  /// The horizontal ranges inside the polygon, just below or just above its height.
  private static func crossSections(of polygon: [CGPoint], at y: Double, below: Bool) -> [ClosedRange<Double>] {
    var crossings: [Double] = []
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      let (y0, y1) = (Double(start.y), Double(end.y))
      let crosses = below ? (y0 <= y) != (y1 <= y) : (y0 < y) != (y1 < y)
      if crosses { crossings.append(x(at: y, start, end)) }
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
  }

  // MARK: Flattening

  /// The number of lines that approximate a curve: accurate to a hundredth of a point for shapes as large as a screen.
  private static let steps = 48

  private static func polygons(_ path: Path) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    func finish() {
      if points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { polygons.append(points) }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        finish()
        points = [to]
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control): addCurve(to, control, control, isCubic: false, &points)
      case .curve(let to, let control1, let control2): addCurve(to, control1, control2, isCubic: true, &points)
      case .closeSubpath:
        finish()
        points = Array(points.prefix(1))
      }
    }
    finish()
    return polygons
  }

  private static func addCurve(
    _ to: CGPoint, _ control1: CGPoint, _ control2: CGPoint, isCubic: Bool, _ points: inout [CGPoint]
  ) {
    let from = points.last ?? to
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      let u = 1 - t
      let (a, d) = isCubic ? (u * u * u, t * t * t) : (u * u, t * t)
      let (b, c) = isCubic ? (3 * u * u * t, 3 * u * t * t) : (2 * u * t, 0)
      points.append(
        CGPoint(
          x: a * from.x + b * control1.x + c * control2.x + d * to.x,
          y: a * from.y + b * control1.y + c * control2.y + d * to.y))
    }
  }
}
