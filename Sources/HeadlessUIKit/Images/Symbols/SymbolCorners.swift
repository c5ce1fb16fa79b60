internal import Foundation
internal import Graphics

/// A point of a line, and how round the line is there.
struct SymbolCorner {
  var point: CGPoint
  /// The radius of the arc that replaces the corner; smaller where an edge is too short for it.
  var radius: CGFloat
}

extension Path {
  /// Straight lines from corner to corner, which meet in arcs.
  ///
  /// - Parameter isClosed: whether the last corner is connected with the first one; without it, both are ends.
  init(through corners: [SymbolCorner], isClosed: Bool) {
    self.init()
    let count = corners.count
    for index in corners.indices {
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      let before = corners[(index + count - 1) % count].point
      let after = corners[(index + 1) % count].point
      let arc = isEnd ? nil : corners[index].arc(from: before, to: after)
      let start = arc?.start ?? corners[index].point
      if index == 0 { move(to: start) } else { addLine(to: start) }
      if let arc { addCurve(to: arc.end, control1: arc.first, control2: arc.second) }
    }
    if isClosed { closeSubpath() }
  }
}

extension SymbolCorner {
  /// A cubic curve that is an arc to a ten-thousandth of its radius.
  fileprivate struct Arc {
    var start, first, second, end: CGPoint
  }

  /// The arc that touches both edges; nil for a sharp corner, and where both edges have the same direction.
  fileprivate func arc(from before: CGPoint, to after: CGPoint) -> Arc? {
    let (back, forth) = (CGVector(from: point, to: before), CGVector(from: point, to: after))
    guard radius > 0, back.length > 0, forth.length > 0 else { return nil }
    let (u, w) = (back.normalized, forth.normalized)
    let angle = acos(min(max(u.dx * w.dx + u.dy * w.dy, -1), 1))
    guard angle > 1e-3, angle < .pi - 1e-3 else { return nil }
    // Two arcs on an edge share it.
    let distance = min(radius / tan(angle / 2), back.length / 2, forth.length / 2)
    let handle = distance - 4 / 3 * tan((.pi - angle) / 4) * distance * tan(angle / 2)
    func place(_ direction: CGVector, _ length: CGFloat) -> CGPoint {
      CGPoint(x: point.x + direction.dx * length, y: point.y + direction.dy * length)
    }
    return Arc(
      start: place(u, distance), first: place(u, handle), second: place(w, handle), end: place(w, distance))
  }
}

extension CGVector {
  fileprivate init(from: CGPoint, to: CGPoint) { self.init(dx: to.x - from.x, dy: to.y - from.y) }
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  fileprivate var normalized: CGVector { CGVector(dx: dx / length, dy: dy / length) }
}
