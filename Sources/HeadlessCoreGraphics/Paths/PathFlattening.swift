package import Foundation
package import Graphics

/// A path as chains of short straight lines.
package struct PathFlattening {
  package struct Chain {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  package private(set) var chains: [Chain] = []

  /// - Parameter tolerance: the maximum distance, in points, of a line from the curve that it approximates.
  package init(_ path: Path, tolerance: CGFloat = 0.01) {
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1 || closed { chains.append(Chain(points: points, isClosed: closed)) }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        points = [to]
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        let from = points.last ?? to
        PathFlattening.addCurve(
          to, PathFlattening.mix(from, control, 2 / 3), PathFlattening.mix(to, control, 2 / 3), tolerance, &points)
      case .curve(let to, let control1, let control2):
        PathFlattening.addCurve(to, control1, control2, tolerance, &points)
      case .closeSubpath:
        guard let start = points.first else { continue }
        finish(closed: true)
        points = [start]
      }
    }
    finish(closed: false)
  }

  /// The part of all chains, one after the other, between two fractions of their total length.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let pieces = chains.map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
    let total = pieces.map(PathFlattening.length).reduce(0, +)
    let lower = max(start, 0) * total
    let upper = min(end, 1) * total
    var result = Path()
    guard upper > lower else { return result }
    var walked: CGFloat = 0
    for points in pieces {
      let length = PathFlattening.length(points)
      PathFlattening.add(points, from: lower - walked, to: upper - walked, &result)
      walked += length
    }
    return result
  }

  /// The limit for dashing a chain: the number of its dashes, multiplied by the number of points.
  private static let mostDashSteps: CGFloat = 10_000_000

  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    // A pattern with an odd number of lengths is used twice, so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var result = Path()
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return result }
    for chain in chains {
      let points = chain.isClosed ? chain.points + [chain.points[0]] : chain.points
      let length = PathFlattening.length(points)
      // So many dashes can't be distinguished, and would take too long.
      guard length / period * CGFloat(pattern.count * points.count) < PathFlattening.mostDashSteps else {
        PathFlattening.add(points, from: 0, to: length, &result)
        continue
      }
      var place = -(phase - (phase / period).rounded(.down) * period)
      var index = 0
      while place < length {
        let next = place + pattern[index % pattern.count]
        if index % 2 == 0 { PathFlattening.add(points, from: place, to: next, &result) }
        place = next
        index += 1
      }
    }
    return result
  }

  private static func length(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).map { distance($0, $1) }.reduce(0, +)
  }

  private static func add(_ points: [CGPoint], from start: CGFloat, to end: CGFloat, _ path: inout Path) {
    var walked: CGFloat = 0
    var isOpen = false
    for (from, to) in zip(points, points.dropFirst()) {
      let length = distance(from, to)
      defer { walked += length }
      guard length > 0, walked + length > start, walked < end else { continue }
      if !isOpen { path.move(to: mix(from, to, max(start - walked, 0) / length)) }
      isOpen = true
      path.addLine(to: mix(from, to, min(end - walked, length) / length))
    }
  }

  private static func addCurve(
    _ to: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ tolerance: CGFloat, _ points: inout [CGPoint]
  ) {
    let from = points.last ?? to
    // The distance between a chord of one nth of a cubic and the curve is at most a bound of its second differences over n squared.
    let first = CGPoint(x: from.x - 2 * control1.x + control2.x, y: from.y - 2 * control1.y + control2.y)
    let second = CGPoint(x: control1.x - 2 * control2.x + to.x, y: control1.y - 2 * control2.y + to.y)
    let bend = max(hypot(first.x, first.y), hypot(second.x, second.y))
    let exact = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = exact.isFinite ? min(max(Int(exact), 1), 500) : 1
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let u = 1 - t
      points.append(
        CGPoint(
          x: u * u * u * from.x + 3 * u * u * t * control1.x + 3 * u * t * t * control2.x + t * t * t * to.x,
          y: u * u * u * from.y + 3 * u * u * t * control1.y + 3 * u * t * t * control2.y + t * t * t * to.y))
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(b.x - a.x, b.y - a.y)
  }
}
