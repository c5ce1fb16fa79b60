import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics

@Suite struct PathTests {
  /// Core Graphics' "clockwise" assumes that y points up: on the screen, a `clockwise: false` arc from 0 to a quarter turn goes
  /// down, from the right to the bottom.
  @Test func arcsTurnAsCoreGraphicsDefinesIt() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(short.currentPoint.isNear(CGPoint(x: 0, y: 10)))
    #expect(short.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))

    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(long.currentPoint.isNear(CGPoint(x: 0, y: 10)))
    #expect(long.boundingBoxOfPath.isNear(CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
  }

  @Test func arcsAreJoinedToTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(path.path.elements[1].type == .addLineToPoint)
    let apart = CGMutablePath()
    apart.addArc(center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(apart.path.elements[0] == .move(to: CGPoint(x: 25, y: 0)))
  }

  @Test func relativeArcsTurnByTheirDelta() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(path.currentPoint.isNear(CGPoint(x: 0, y: -10)))
    #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: -10, width: 10, height: 10), within: 0.01))
  }

  /// A right angle at (10, 0) is rounded with radius 4 from (6, 0) to (10, 4).
  @Test func tangentArcsRoundACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.path.elements[1].points[0].isNear(CGPoint(x: 6, y: 0)))
    #expect(path.currentPoint.isNear(CGPoint(x: 10, y: 4)))
    #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func transformsApplyToWhatIsAdded() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.currentPoint.isNear(CGPoint(x: -20, y: 0)))
    path.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(translationX: 5, y: 5))
    #expect(path.currentPoint == CGPoint(x: 6, y: 6))
  }

  /// The curves of rounded corners end on the edges, and no interpolated point is beyond them.
  @Test(arguments: [1, 3, 7, 12.5]) func theBoxOfARoundedRectangleIsTheRectangle(_ unit: CGFloat) {
    let rect = CGRect(x: unit, y: -2 * unit, width: 10 * unit, height: 7 * unit)
    let path = CGPath(roundedRect: rect, cornerWidth: 2 * unit, cornerHeight: unit, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
  }

  /// The arch of a cubic with control points at a height of 40 reaches three quarters of it.
  @Test func theBoxOfThePathLeavesControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 30, height: 30)))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 40))
    #expect(quad.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 30, height: 20)))
  }

  @Test func rulesDecideWhatIsInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func elementsAreHandedOutInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let count = [CGPathElementType.closeSubpath: 0, .addQuadCurveToPoint: 2][element.pointee.type] ?? 1
      points += (0..<count).map { element.pointee.points[$0] }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)])
  }

  @Test func linesWithoutAStartAreLeftOut() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    #expect(path.isEmpty)
  }

  /// Dashes of 4 and gaps of 2 along 20 points, with a phase of 1 point: 0-3, 5-9, 11-15, 17-20.
  @Test func dashesFollowThePattern() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    let dashed = line.copy(dashingWithPhase: 1, lengths: [4, 2])
    let xs = dashed.path.elements.map { $0.points[0].x }
    #expect(xs.map { ($0 * 1e6).rounded() / 1e6 } == [0, 3, 5, 9, 11, 15, 17, 20])
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -2, width: 20, height: 4)),
    (.round, CGRect(x: -2, y: -2, width: 24, height: 4)),
    (.square, CGRect(x: -2, y: -2, width: 24, height: 4)),
  ])
  func strokedLinesHaveTheirCaps(cap: CGLineCap, box: CGRect) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    let outline = line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath.isNear(box))
    #expect(outline.contains(CGPoint(x: -1.9, y: 1.9)) == (cap == .square))
  }

  @Test(arguments: [(CGLineJoin.miter, true, true), (.round, false, true), (.bevel, false, false)])
  func strokedCornersHaveTheirJoins(join: CGLineJoin, fillsTip: Bool, fillsArc: Bool) {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 0, y: 20), .zero, CGPoint(x: 20, y: 0)])
    let outline = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)) == fillsTip)
    // A disc of radius 2 extends 1.414 along each axis, a bevel 1.
    #expect(outline.contains(CGPoint(x: -1.2, y: -1.2)) == fillsArc)
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func sharpMitersAreCutOff() {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 100, y: 5), .zero, CGPoint(x: 100, y: -5)])
    let outline = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    // The angle is 2 atan(0.05): the miter would be 1 / sin(atan 0.05) = 20 times the width.
    #expect(outline.boundingBoxOfPath.minX > -2)
    let long = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 25)
    #expect(abs(long.boundingBoxOfPath.minX + 20.025) < 0.01)
  }
}
