import Foundation

/// A closed contour of a letter's outline, as lines and cubic curves.
struct OutlineContour {
  struct Segment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool

    /// A unit vector.
    var startDirection: CGPoint { Segment.direction(start, [control1, control2, end]) }
    /// A unit vector.
    var endDirection: CGPoint {
      let back = Segment.direction(end, [control2, control1, start])
      return CGPoint(x: -back.x, y: -back.y)
    }

    private static func direction(_ from: CGPoint, _ others: [CGPoint]) -> CGPoint {
      for point in others {
        let length = hypot(point.x - from.x, point.y - from.y)
        if length > 1e-6 { return CGPoint(x: (point.x - from.x) / length, y: (point.y - from.y) / length) }
      }
      return .zero
    }

    var length: Double {
      if isLine { return Double(hypot(end.x - start.x, end.y - start.y)) }
      let points = (0...Segment.steps).map { point(Double($0) / Double(Segment.steps)) }
      return zip(points, points.dropFirst()).reduce(0) { $0 + Double(hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)) }
    }

    private static let steps = 16

    private func point(_ place: Double) -> CGPoint { split(place).first.end }

    /// The segment without parts of these lengths at its ends.
    func trimmed(start: Double, end: Double, length: Double) -> Segment {
      guard length > 0, start > 0 || end > 0 else { return self }
      let last = place(length - end, length)
      let shorter = end > 0 ? split(last).first : self
      guard start > 0, last > 0 else { return shorter }
      return shorter.split(min(place(start, length) / last, 1)).second
    }

    /// The parameter of the point at a distance from the start.
    private func place(_ distance: Double, _ length: Double) -> Double {
      if isLine { return min(max(distance / length, 0), 1) }
      var (sum, previous) = (0.0, start)
      for step in 1...Segment.steps {
        let next = point(Double(step) / Double(Segment.steps))
        let part = Double(hypot(next.x - previous.x, next.y - previous.y))
        if sum + part >= distance, part > 0 {
          return min(max((Double(step - 1) + (distance - sum) / part) / Double(Segment.steps), 0), 1)
        }
        (sum, previous) = (sum + part, next)
      }
      return 1
    }

    private func split(_ place: Double) -> (first: Segment, second: Segment) {
      func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * place, y: a.y + (b.y - a.y) * place)
      }
      let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
      let (d, e) = (between(a, b), between(b, c))
      let middle = isLine ? between(start, end) : between(d, e)
      return (
        Segment(start: start, control1: a, control2: d, end: middle, isLine: isLine),
        Segment(start: middle, control1: e, control2: c, end: end, isLine: isLine)
      )
    }
  }

  var segments: [Segment] = []

  /// The contours of an outline, each of which is closed; segments without a length are left out.
  static func contours(of outline: Path) -> [OutlineContour] {
    var result: [OutlineContour] = []
    var contour = OutlineContour()
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool) {
      if hypot(end.x - point.x, end.y - point.y) > 1e-6 || !isLine {
        contour.segments.append(
          Segment(start: point, control1: control1, control2: control2, end: end, isLine: isLine))
      }
      point = end
    }
    func close() {
      if !contour.segments.isEmpty {
        add(point, start, start, isLine: true)
        result.append(contour)
      }
      contour = OutlineContour()
    }
    for element in outline.elements {
      switch element {
      case .move(let end):
        close()
        (start, point) = (end, end)
      case .line(let end):
        add(point, end, end, isLine: true)
      case .quadCurve(let end, let control):
        // The same curve with two controls.
        let first = CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        add(first, second, end, isLine: false)
      case .curve(let end, let control1, let control2):
        add(control1, control2, end, isLine: false)
      case .closeSubpath:
        close()
        point = start
      }
    }
    close()
    return result
  }
}
