import Foundation
import Graphics

/// So many dashes that Cairo would need minutes for them: along a path as long as its numbers allow, or with a pen of a million
/// pixels, each round end of which is a circle of thousands of lines.
enum FineDashes {
  /// Approximately what Cairo draws in half a second.
  private static let mostLines = 50_000_000.0
  /// The maximum distance of lines from a circle, in pixels, as in layers.
  private static let tolerance = 0.03

  /// Whether the dashes of `path` are omitted: a line with so many dashes looks solid.
  ///
  /// - Parameters:
  ///   - period: the length of the dashes and gaps together, in points.
  ///   - matrix: from the path's points to device pixels.
  static func areTooMany(_ path: Path, _ style: StrokeStyle, period: Double, _ matrix: Matrix) -> Bool {
    let radius = min(Double(style.width) * matrix.maximumScale, Double(PixelRect.limit)) / 2
    let ends = style.cap == .round && radius > tolerance ? 2 * Double.pi / acos(1 - tolerance / radius) : 0
    return length(path, matrix) / period * Double(max(style.dash.count / 2, 1)) * (4 + ends) > mostLines
  }

  /// The length of the path in Cairo, in points: its coordinates are limited, in pixels. A curve is measured by the lines between
  /// its control points.
  private static func length(_ path: Path, _ matrix: Matrix) -> Double {
    let toPoints = matrix.inverse
    var sum = 0.0
    var (current, start) = ((0.0, 0.0), (0.0, 0.0))
    func held(_ point: CGPoint) -> (Double, Double) {
      let (x, y) = (Double(point.x), Double(point.y))
      return (DevicePath.held(matrix.x(x, y)), DevicePath.held(matrix.y(x, y)))
    }
    func add(_ to: (Double, Double)) {
      let (dx, dy) = (to.0 - current.0, to.1 - current.1)
      sum += hypot(toPoints.xx * dx + toPoints.xy * dy, toPoints.yx * dx + toPoints.yy * dy)
      current = to
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        current = held(to)
        start = current
      case .line(let to): add(held(to))
      case .quadCurve(let to, let control): for point in [control, to] { add(held(point)) }
      case .curve(let to, let control1, let control2): for point in [control1, control2, to] { add(held(point)) }
      case .closeSubpath: add(start)
      }
    }
    return sum
  }
}
