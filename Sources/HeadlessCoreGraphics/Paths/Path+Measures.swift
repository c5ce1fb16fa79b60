package import Foundation
package import Graphics

extension Path {
  /// The box around the curves themselves, without control points that lie outside; null for an empty path.
  package var outlineBox: CGRect {
    var box = PointBox()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        box.include(to)
        start = to
        current = to
      case .line(let to):
        box.include(to)
        current = to
      case .quadCurve(let to, let control):
        box.include(to)
        let hull = PointBox(current, control, to)
        for t in Path.quadraticExtrema(current, control, to) where t > 0 && t < 1 {
          box.include(hull.clamp(Path.point(at: t, current, control, to)))
        }
        current = to
      case .curve(let to, let control1, let control2):
        box.include(to)
        let hull = PointBox(current, control1, control2, to)
        for t in Path.cubicExtrema(current, control1, control2, to) where t > 0 && t < 1 {
          box.include(hull.clamp(Path.point(at: t, current, control1, control2, to)))
        }
        current = to
      case .closeSubpath: current = start
      }
    }
    return box.rect
  }

  /// Whether a point is inside the filled path; subpaths are treated as closed.
  package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for chain in PathFlattening(self).chains {
      let points = chain.points
      for index in points.indices {
        let a = points[index]
        let b = points[index + 1 == points.count ? 0 : index + 1]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The extreme of a quadratic curve along x or y.
  private static func quadraticExtrema(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
      let bend = a - 2 * b + c
      return bend == 0 ? nil : (a - b) / bend
    }
  }

  /// The extremes of a cubic curve along x or y: the roots of its derivative.
  private static func cubicExtrema(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGFloat] {
    [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { a, b, c, d -> [CGFloat] in
      let square = -a + 3 * b - 3 * c + d
      let linear = 2 * (a - 2 * b + c)
      let constant = b - a
      if abs(square) < 1e-12 { return linear == 0 ? [] : [-constant / linear] }
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
  }

  private static func point(at t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
  }

  private static func point(at t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x,
      y: u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y)
  }
}
