import Foundation
import Graphics
import Testing

@Suite struct CornerRoundingTests {
  private func rounding(_ thousandths: Double) throws -> CornerRounding {
    try #require(CornerRounding([FontInstance.Variation(tag: "ROND", value: thousandths)]))
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.closeSubpath()
    return path
  }

  /// The area inside an outline, by lines between points of its curves.
  private func area(_ path: Path) -> Double {
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .curve(let end, let control1, let control2):
        let start = points[points.count - 1]
        for step in 1...64 {
          let t = CGFloat(step) / 64
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          points.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .quadCurve, .closeSubpath: break
      }
    }
    let next = points.dropFirst() + points.prefix(1)
    return abs(zip(points, next).reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) }) / 2
  }

  /// Outlines of TrueType have their ink on the right: clockwise, with y upwards.
  @Test func theEndsOfAStrokeAreSemicircles() throws {
    let stroke = polygon([(0, 0), (0, 700), (80, 700), (80, 0)])
    let rounded = try rounding(40).rounded(stroke, unitsPerEm: 1000)
    #expect(rounded.controlPointBox == CGRect(x: 0, y: 0, width: 80, height: 700))
    #expect(abs(area(rounded) - (80 * 620 + Double.pi * 1600)) < 5)
  }

  @Test func cornersBetweenStrokesKeepTheirEdge() throws {
    // An L: five corners point outwards, one inwards.
    let letter = polygon([(0, 0), (0, 700), (80, 700), (80, 80), (400, 80), (400, 0)])
    let rounded = try rounding(40).rounded(letter, unitsPerEm: 1000)
    let corner = CGPoint(x: 80, y: 80)
    #expect(rounded.elements.contains { if case .line(let end) = $0 { end == corner } else { false } })
    #expect(abs(area(letter) - area(rounded) - 5 * (1600 - Double.pi * 400)) < 5)
  }

  @Test func curvesWithoutCornersStay() throws {
    let oval = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(abs(area(try rounding(40).rounded(oval, unitsPerEm: 1000)) - Double.pi * 37_500) < 60)
  }

  @Test func fontsWithoutTheAxisHaveNone() {
    #expect(CornerRounding([FontInstance.Variation(tag: "wght", value: 400)]) == nil)
    #expect(CornerRounding([FontInstance.Variation(tag: "ROND", value: .nan)]) == nil)
  }
}
