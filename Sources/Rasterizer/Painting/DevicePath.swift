import CCairo
import Foundation
import Graphics

/// Converts paths to Cairo contexts, in device coordinates.
enum DevicePath {
  /// Edges within this distance of a pixel's edge, in pixels, are moved onto it: points with two decimals, such as 43.67 for 43
  /// 2/3, mean whole pixels at 3x.
  static let snapping = 1.0 / 64

  static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) <= snapping ? whole : value
  }

  /// `value`, limited to the range of Cairo's fixed-point numbers. NaN stays NaN.
  static func held(_ value: Double) -> Double {
    let limit = Double(PixelRect.limit)
    if value > limit { return limit }
    return value < -limit ? -limit : value
  }

  /// The device rectangle of a rectangular path under a transform that keeps its sides parallel to the axes: left, top, right,
  /// bottom; edges are snapped. Nil for every other path and for coordinates that aren't finite.
  static func rectangle(_ path: Path, _ matrix: Matrix) -> (Double, Double, Double, Double)? {
    guard let rect = path.rectangle, matrix.isRectilinear else { return nil }
    return rectangle(rect, matrix)
  }

  static func rectangle(_ rect: CGRect, _ matrix: Matrix) -> (Double, Double, Double, Double)? {
    let left = Double(rect.minX)
    let top = Double(rect.minY)
    let right = Double(rect.maxX)
    let bottom = Double(rect.maxY)
    let x0 = matrix.x(left, top)
    let y0 = matrix.y(left, top)
    let x1 = matrix.x(right, bottom)
    let y1 = matrix.y(right, bottom)
    guard !x0.isNaN, !y0.isNaN, !x1.isNaN, !y1.isNaN else { return nil }
    return (
      held(snapped(min(x0, x1))), held(snapped(min(y0, y1))), held(snapped(max(x0, x1))), held(snapped(max(y0, y1)))
    )
  }

  /// Makes `path` the context's current path. Returns false, without a path, if it is empty or a coordinate isn't a number.
  static func set(_ path: Path, _ matrix: Matrix, in context: OpaquePointer) -> Bool {
    cairo_new_path(context)
    if let (left, top, right, bottom) = rectangle(path, matrix) {
      cairo_rectangle(context, left, top, right - left, bottom - top)
      return true
    }
    var valid = true
    var current = CGPoint.zero
    let snaps = matrix.isRectilinear
    func point(_ point: CGPoint) -> (Double, Double) {
      let px = Double(point.x)
      let py = Double(point.y)
      let x = matrix.x(px, py)
      let y = matrix.y(px, py)
      if x.isNaN || y.isNaN { valid = false }
      return snaps ? (held(snapped(x)), held(snapped(y))) : (held(x), held(y))
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        let (x, y) = point(to)
        cairo_move_to(context, x, y)
        current = to
      case .line(let to):
        let (x, y) = point(to)
        cairo_line_to(context, x, y)
        current = to
      case .quadCurve(let to, let control):
        let (first, second) = cubicControls(from: current, to: to, control: control)
        let (x1, y1) = point(first)
        let (x2, y2) = point(second)
        let (x, y) = point(to)
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
        current = to
      case .curve(let to, let control1, let control2):
        let (x1, y1) = point(control1)
        let (x2, y2) = point(control2)
        let (x, y) = point(to)
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
        current = to
      case .closeSubpath:
        cairo_close_path(context)
      }
      if !valid { break }
    }
    if !valid { cairo_new_path(context) }
    return valid && !path.elements.isEmpty
  }

  /// The control points of the cubic curve that equals a quadratic one.
  static func cubicControls(from start: CGPoint, to end: CGPoint, control: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }

  /// The box of whole pixels around a path's points, including control points; empty if a coordinate isn't a number.
  static func bounds(_ path: Path, _ matrix: Matrix) -> PixelRect {
    if let (left, top, right, bottom) = rectangle(path, matrix) {
      return PixelRect(enclosing: left, top, right, bottom)
    }
    let edges = path.controlPointEdges { point in
      let (x, y) = (Double(point.x), Double(point.y))
      return (matrix.x(x, y), matrix.y(x, y))
    }
    return edges.map { PixelRect(enclosing: $0.minX, $0.minY, $0.maxX, $0.maxY) } ?? .empty
  }
}
