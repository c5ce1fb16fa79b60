internal import Foundation
internal import HeadlessSwiftUI

/// The curve through points with an interpolation method.
struct MarkCurve {
  let points: [CGPoint]
  let method: InterpolationMethod

  /// Adds the curve to a path whose current point is the first point.
  func add(to path: inout Path) {
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: steps(&path, at: 0)
    case .stepCenter: steps(&path, at: 0.5)
    case .stepEnd: steps(&path, at: 1)
    case .monotone: hermite(&path, monotoneSlopes())
    case .cardinal(let tension): cardinal(&path, factor: (1 - tension) / 3)
    case .catmullRom(let alpha): catmullRom(&path, alpha: alpha)
    }
  }

  /// - Parameter fraction: the position between two points at which the value changes.
  private func steps(_ path: inout Path, at fraction: CGFloat) {
    for (start, end) in zip(points, points.dropFirst()) {
      let x = start.x + (end.x - start.x) * fraction
      path.addLine(to: CGPoint(x: x, y: start.y))
      path.addLine(to: CGPoint(x: x, y: end.y))
      path.addLine(to: end)
    }
  }

  /// The slopes of Fritsch and Carlson's method: 0 at turning points, otherwise the harmonic mean of the neighbouring slopes.
  private func monotoneSlopes() -> [CGFloat] {
    guard points.count > 1 else { return [0] }
    let secants = zip(points.dropFirst(), points).map { end, start in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    var slopes = [secants[0]]
    for (before, after) in zip(secants, secants.dropFirst()) {
      slopes.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
    }
    slopes.append(secants[secants.count - 1])
    return slopes
  }

  private func hermite(_ path: inout Path, _ slopes: [CGFloat]) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + third, y: start.y + slopes[index - 1] * third),
        control2: CGPoint(x: end.x - third, y: end.y - slopes[index] * third))
    }
  }

  private func neighbours(_ index: Int) -> (before: CGPoint, start: CGPoint, end: CGPoint, after: CGPoint) {
    (
      points[max(index - 2, 0)], points[index - 1], points[index], points[min(index + 1, points.count - 1)]
    )
  }

  private func cardinal(_ path: inout Path, factor: CGFloat) {
    for index in points.indices.dropFirst() {
      let near = neighbours(index)
      path.addCurve(
        to: near.end,
        control1: CGPoint(
          x: near.start.x + (near.end.x - near.before.x) * factor,
          y: near.start.y + (near.end.y - near.before.y) * factor),
        control2: CGPoint(
          x: near.end.x - (near.after.x - near.start.x) * factor, y: near.end.y - (near.after.y - near.start.y) * factor
        ))
    }
  }

  /// Barry and Goldman's form: knots are spaced by the distances to the power of alpha.
  private func catmullRom(_ path: inout Path, alpha: CGFloat) {
    func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
      pow(max(hypot(second.x - first.x, second.y - first.y), 1e-6), alpha)
    }
    for index in points.indices.dropFirst() {
      let near = neighbours(index)
      let (d1, d2, d3) = (
        distance(near.before, near.start), distance(near.start, near.end), distance(near.end, near.after)
      )
      func control(_ a: CGFloat, _ b: CGFloat, _ before: CGPoint, _ at: CGPoint, _ next: CGPoint) -> CGPoint {
        let scale = 3 * a * (a + b)
        let weight = 2 * a * a + 3 * a * b + b * b
        return CGPoint(
          x: (a * a * next.x - b * b * before.x + weight * at.x) / scale,
          y: (a * a * next.y - b * b * before.y + weight * at.y) / scale)
      }
      path.addCurve(
        to: near.end,
        control1: near.before == near.start ? near.start : control(d1, d2, near.before, near.start, near.end),
        control2: near.after == near.end ? near.end : control(d3, d2, near.after, near.end, near.start))
    }
  }
}
