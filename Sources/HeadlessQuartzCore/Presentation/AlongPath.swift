internal import Foundation
internal import Graphics

/// Points on the way along a path.
struct AlongPath {
  private let points: [CGPoint]
  /// How much of the whole way ends with each of the points, from 0 to 1.
  private let marks: [CGFloat]
  /// How many of the path's elements lead from one point to another.
  let segments: Int

  /// - Parameter isPaced: whether equal times are equal lengths; else each of the path's elements takes the same time.
  init(_ path: Path, isPaced: Bool) {
    var points: [CGPoint] = []
    var marks: [CGFloat] = []
    var start = CGPoint.zero
    var count: CGFloat = 0
    for element in path.elements {
      guard case .move(let to) = element else {
        let from = points.last ?? start
        var piece = Path()
        piece.move(to: from)
        switch element {
        case .line(let to): piece.addLine(to: to)
        case .quadCurve(let to, let control): piece.addQuadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2): piece.addCurve(to: to, control1: control1, control2: control2)
        default: piece.addLine(to: start)
        }
        let way = PathFlattening(piece).chains.first?.points ?? []
        for (index, point) in way.enumerated().dropFirst() {
          points.append(point)
          marks.append(count + CGFloat(index) / CGFloat(way.count - 1))
        }
        count += 1
        continue
      }
      start = to
      points.append(to)
      marks.append(count)
    }
    if isPaced {
      var walked: CGFloat = 0
      marks = points.indices.map { index in
        if index > 0 { walked += AnimatedValue.distance(points[index - 1], points[index]) }
        return walked
      }
    }
    let total = marks.last ?? 0
    segments = Int(count)
    self.points = points
    self.marks = total > 0 ? marks.map { $0 / total } : marks
  }

  /// Nil for an empty path.
  func point(at fraction: CGFloat) -> CGPoint? {
    guard let next = marks.firstIndex(where: { $0 >= fraction }) else { return points.last }
    guard next > 0 else { return points[0] }
    let length = marks[next] - marks[next - 1]
    let part = length > 0 ? (fraction - marks[next - 1]) / length : 1
    return AnimatedValue.between(points[next - 1], points[next], at: part) as? CGPoint
  }

  /// The angle of the way at a place, in radians clockwise from the x axis; nil for a path without a length.
  func direction(at fraction: CGFloat) -> CGFloat? {
    guard points.count > 1 else { return nil }
    let next = max(marks.firstIndex { $0 >= fraction } ?? points.count - 1, 1)
    let (from, to) = (points[next - 1], points[next])
    return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
  }
}
