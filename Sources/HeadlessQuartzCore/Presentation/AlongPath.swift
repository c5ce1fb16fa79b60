internal import Foundation
internal import Graphics

/// The points along a path, and the path's direction at each of them.
struct AlongPath {
  /// A path element that connects two points, as a cubic curve.
  private struct Segment {
    var start: CGPoint
    var curve: (end: CGPoint, control1: CGPoint, control2: CGPoint)
    var isLine: Bool

    /// Times before 0 and after 1 continue beyond the ends, for timing functions that overshoot.
    func point(at t: CGFloat) -> CGPoint {
      if isLine { return CGPoint(x: along(start.x, curve.end.x, t), y: along(start.y, curve.end.y, t)) }
      return CGPoint(x: value(\.x, t), y: value(\.y, t))
    }

    /// The direction in radians; nil for a segment of length 0.
    func direction(at t: CGFloat) -> CGFloat? {
      var (x, y) = (curve.end.x - start.x, curve.end.y - start.y)
      if !isLine {
        let slope = (x: slope(\.x, t), y: slope(\.y, t))
        // The curve has no slope at an end that coincides with its control point.
        if abs(slope.x) + abs(slope.y) > 1e-9 { (x, y) = slope }
      }
      return x == 0 && y == 0 ? nil : atan2(y, x)
    }

    private func along(_ from: CGFloat, _ to: CGFloat, _ t: CGFloat) -> CGFloat { from + (to - from) * t }

    private func value(_ part: KeyPath<CGPoint, CGFloat>, _ t: CGFloat) -> CGFloat {
      let s = 1 - t
      return s * s * s * start[keyPath: part] + 3 * s * s * t * curve.control1[keyPath: part]
        + 3 * s * t * t * curve.control2[keyPath: part] + t * t * t * curve.end[keyPath: part]
    }

    private func slope(_ part: KeyPath<CGPoint, CGFloat>, _ t: CGFloat) -> CGFloat {
      let s = 1 - t
      return s * s * (curve.control1[keyPath: part] - start[keyPath: part])
        + 2 * s * t * (curve.control2[keyPath: part] - curve.control1[keyPath: part])
        + t * t * (curve.end[keyPath: part] - curve.control2[keyPath: part])
    }
  }

  /// The number of pieces into which a curve is divided to measure it.
  private static let pieces = 64

  private let segments: [Segment]
  private let first: CGPoint?

  var count: Int { segments.count }

  init(_ path: Path) {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var first: CGPoint?
    for element in path.elements {
      if case .move(let to) = element {
        (start, current) = (to, to)
        if first == nil { first = to }
        continue
      }
      let isLine: Bool
      if case .line = element { isLine = true } else { isLine = element == .closeSubpath }
      let way = element == .closeSubpath ? Path.Element.line(to: start) : element
      guard let curve = way.curve(from: current) else { continue }
      // A path that already ends at its start needs no closing segment.
      if element == .closeSubpath, current == start { continue }
      segments.append(Segment(start: current, curve: curve, isLine: isLine))
      current = curve.end
    }
    self.segments = segments
    self.first = first
  }

  /// The point in a segment and the direction there, in radians clockwise from the x axis; nil for an empty path.
  func place(in index: Int, at t: CGFloat) -> (point: CGPoint, direction: CGFloat?)? {
    guard !segments.isEmpty else { return first.map { ($0, nil) } }
    let segment = segments[min(max(index, 0), segments.count - 1)]
    let part = index >= segments.count ? 1 : t
    return (segment.point(at: part), segment.direction(at: part))
  }

  /// The point at a fraction of the path's length, and the direction there, in radians clockwise from the x axis.
  func place(atLength fraction: CGFloat) -> (point: CGPoint, direction: CGFloat?)? {
    var steps: [(segment: Int, t: CGFloat, length: CGFloat)] = []
    var total: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let count = segment.isLine ? 1 : AlongPath.pieces
      var last = segment.start
      for piece in 1...count {
        let point = segment.point(at: CGFloat(piece) / CGFloat(count))
        total += AnimatedValue.distance(last, point)
        last = point
        steps.append((index, CGFloat(piece) / CGFloat(count), total))
      }
    }
    guard total > 0, let found = steps.firstIndex(where: { $0.length >= fraction * total }) ?? steps.indices.last else {
      return place(in: 0, at: 0)
    }
    let step = steps[found]
    let previous = found > 0 ? steps[found - 1] : (segment: step.segment, t: 0, length: 0)
    let start = previous.segment == step.segment ? previous.t : 0
    let length = step.length - previous.length
    let part = length > 0 ? (fraction * total - previous.length) / length : 1
    return place(in: step.segment, at: start + (step.t - start) * part)
  }
}
