import Foundation
import Graphics
import Testing

@Suite("Path")
struct PathTests {
  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// Points along the curves of a path, eight a curve.
  private func samples(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): current = to
      case .curve(let to, let c1, let c2):
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * current.x + b * c1.x + c * c2.x + d * to.x, y: a * current.y + b * c1.y + c * c2.y + d * to.y))
        }
        current = to
      default: break
      }
    }
    return points
  }

  private func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    point.map { distance($0, CGPoint(x: x, y: y)) < 1e-9 } ?? false
  }

  @Test func rectangles() {
    let path = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)), .line(to: CGPoint(x: 4, y: 6)),
        .line(to: CGPoint(x: 1, y: 6)), .closeSubpath,
      ])
    #expect(path.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func aPathIsARectangleOnlyAsLongAsNothingIsAdded() {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.rectangle == nil)
    var two = Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    two.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(two.rectangle == nil)
    var joined = Path()
    joined.addPath(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(joined.rectangle == CGRect(x: 0, y: 0, width: 5, height: 5))
    joined.addPath(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(joined.rectangle == nil)
    #expect(joined.elements.count == 10)
  }

  @Test func rectanglesUnderTransforms() {
    let path = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 2)).rectangle == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(path.applying(CGAffineTransform(rotationAngle: 0.3)).rectangle == nil)
    let moved = path.applying(CGAffineTransform(translationX: 10, y: 0))
    #expect(moved.elements.first == .move(to: CGPoint(x: 11, y: 2)))
    #expect(moved.currentPoint == CGPoint(x: 11, y: 2))
  }

  @Test func ellipsesStayWithinThreeTenThousandthsOfTheCircle() {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let radii = samples(circle).map { distance($0, .zero) }
    #expect(radii.count == 32)
    #expect(radii.allSatisfy { abs($0 - 100) < 0.03 })
    #expect(circle.controlPointBox == CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(circle.rectangle == nil)
  }

  @Test func roundedCornersAreQuartersOfCircles() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    let centers = [(80, 20), (80, 40), (20, 40), (20, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    for (index, point) in samples(path).enumerated() {
      #expect(abs(distance(point, centers[index / 8]) - 20) < 0.006)
    }
    #expect(path.elements.first == .move(to: CGPoint(x: 20, y: 0)))
    #expect(path.elements.count == 10)
  }

  @Test func radiiThatDoNotFitMakeACapsule() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 500)
    #expect(path.elements.contains(.line(to: CGPoint(x: 80, y: 0))))
    #expect(path.controlPointBox == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func noRadiusMeansARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect: rect))
  }

  @Test(
    "arcs turn in the given direction",
    arguments: [
      // Start, end, clockwise; where the middle of the arc lies, in quarters of a turn.
      (0, 1, true, 0.5, 1), (0, 1, false, -1.5, 3), (1, 0, true, 2.5, 3), (1, 0, false, 0.5, 1), (0, 4, true, 2, 4),
      (0, -4, false, -2, 4), (0, 6, true, 2, 4), (-1, 1, true, 0, 2),
    ] as [(CGFloat, CGFloat, Bool, CGFloat, Int)])
  func arcs(start: CGFloat, end: CGFloat, clockwise: Bool, middle: CGFloat, quarters: Int) throws {
    let center = CGPoint(x: 30, y: 40)
    var path = Path()
    path.addArc(
      center: center, radius: 10, startAngle: start * .pi / 2, endAngle: end * .pi / 2, clockwise: clockwise)
    #expect(path.elements.count == quarters + 1)
    let points = samples(path)
    #expect(points.allSatisfy { abs(distance($0, center) - 10) < 0.003 })
    let half = points[points.count / 2 - 1]
    #expect(abs(half.x - (30 + 10 * cos(middle * .pi / 2))) < 1e-3)
    #expect(abs(half.y - (40 + 10 * sin(middle * .pi / 2))) < 1e-3)
  }

  @Test func anArcOfNumbersThatAreNotFiniteIsNone() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      var path = Path()
      path.addArc(center: .zero, radius: 10, startAngle: number, endAngle: 1, clockwise: true)
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: number, clockwise: false)
      path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: true)
      path.addArc(center: CGPoint(x: 0, y: number), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
      #expect(path.isEmpty)
    }
  }

  /// However far around the angles are, an arc is a turn at most.
  @Test(arguments: [1e16, -1e16, 1e300, -1e300] as [CGFloat], [true, false])
  func anArcIsATurnAtMost(end: CGFloat, clockwise: Bool) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise)
    #expect((2...5).contains(path.elements.count))
  }

  @Test func anArcStartsWithALineFromWhereThePathIs() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    #expect(isNear(path.currentPoint, -10, 0))
  }

  @Test func closingGoesBackToTheStart() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 9), control: CGPoint(x: 20, y: 5))
    #expect(path.controlPointBox == CGRect(x: 1, y: 1, width: 19, height: 8))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(Path().controlPointBox.isNull)
  }
}
