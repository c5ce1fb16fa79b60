import Foundation

/// Rounds the corners of a font's letters, as the rounded design of a system font has them: the ends of strokes are semicircles.
///
/// A ``FontInstance`` requests it with the axis `ROND`: the radius in thousandths of an em, half the thickness of its stems. Corners
/// that point out of the ink get it; those between strokes keep their edge.
public struct CornerRounding: Sendable {
  /// In parts of an em.
  public let radius: Double

  /// Returns nil if the variations don't request round corners.
  public init?(_ variations: [FontInstance.Variation]) {
    guard let radius = variations.last(where: { $0.tag == "ROND" })?.value, radius.isFinite, radius > 0 else {
      return nil
    }
    self.radius = min(radius / 1000, 1)
  }

  /// Turns of at least this angle are corners; smaller ones belong to curves.
  private static let leastTurn = Double.pi / 6

  /// The outline with round corners.
  ///
  /// - Parameter unitsPerEm: how many units of the outline an em is.
  public func rounded(_ outline: Path, unitsPerEm: Double) -> Path {
    var result = Path()
    for contour in OutlineContour.contours(of: outline) { add(contour.segments, radius * unitsPerEm, to: &result) }
    return result
  }

  private func add(_ segments: [OutlineContour.Segment], _ radius: Double, to path: inout Path) {
    guard let first = segments.first else { return }
    let count = segments.count
    // The turn from each segment to the next one, for those that are rounded.
    let turns = segments.indices.map { index in
      CornerRounding.turn(segments[index].endDirection, segments[(index + 1) % count].startDirection)
    }
    let corners = turns.map { $0 <= -CornerRounding.leastTurn && $0 > -0.95 * Double.pi }
    let lengths = segments.map(\.length)
    func room(_ index: Int) -> Double {
      let isShared = corners[index] && corners[(index + count - 1) % count]
      return lengths[index] * (isShared ? 0.5 : 1)
    }
    let cuts = segments.indices.map { index -> Double in
      guard corners[index] else { return 0 }
      let tangent = radius * min(tan(-turns[index] / 2), 1)
      return min(tangent, room(index), room((index + 1) % count))
    }
    let parts = segments.indices.map { index in
      segments[index].trimmed(start: cuts[(index + count - 1) % count], end: cuts[index], length: lengths[index])
    }
    path.move(to: (parts.first ?? first).start)
    for (index, part) in parts.enumerated() {
      if part.isLine {
        path.addLine(to: part.end)
      } else {
        path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
      guard cuts[index] > 0 else { continue }
      // The handles of the curve nearest to a circular arc.
      let half = -turns[index] / 2
      let handle = 4 / 3 * tan(half / 2) / tan(half) * cuts[index]
      let next = parts[(index + 1) % count]
      // Nothing may be left of a line between two corners.
      let away = part.isLine ? segments[index].endDirection : part.endDirection
      let towards = next.isLine ? segments[(index + 1) % count].startDirection : next.startDirection
      path.addCurve(
        to: next.start,
        control1: CGPoint(x: part.end.x + away.x * handle, y: part.end.y + away.y * handle),
        control2: CGPoint(x: next.start.x - towards.x * handle, y: next.start.y - towards.y * handle))
    }
    path.closeSubpath()
  }

  /// The angle between two directions; negative if it is a turn to the right, where outlines have their ink.
  private static func turn(_ first: CGPoint, _ second: CGPoint) -> Double {
    atan2(Double(first.x * second.y - first.y * second.x), Double(first.x * second.x + first.y * second.y))
  }
}
