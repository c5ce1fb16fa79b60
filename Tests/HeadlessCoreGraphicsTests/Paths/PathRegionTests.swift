import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics

/// Boolean operations on paths.
@Suite struct PathRegionTests {
  /// 0 to 10, and 6 to 16, on both axes.
  private let low = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let high = CGPath(rect: CGRect(x: 6, y: 6, width: 10, height: 10), transform: nil)

  /// The area that a path without curves fills: outer outlines minus holes.
  private func area(_ path: CGPath) -> CGFloat {
    var sum: CGFloat = 0
    for points in outlines(path) {
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
        sum += (from.x * to.y - to.x * from.y) / 2
      }
    }
    return sum
  }

  private func outlines(_ path: CGPath) -> [[CGPoint]] { PathFlattening(path.path).chains.map(\.points) }

  @Test func theIntersectionOfTwoSquaresIsASquare() {
    let both = low.intersection(high)
    #expect(both.boundingBox == CGRect(x: 6, y: 6, width: 4, height: 4))
    #expect(outlines(both).map(\.count) == [4] && area(both) == 16)
  }

  @Test func theUnionHasOneOutlineOfEightCorners() {
    let either = low.union(high)
    #expect(outlines(either).map(\.count) == [8])
    #expect(area(either) == 184)
    #expect(either.contains(CGPoint(x: 8, y: 8)) && !either.contains(CGPoint(x: 12, y: 2)))
  }

  @Test func whatIsSubtractedLeavesAnAngle() {
    let rest = low.subtracting(high)
    #expect(outlines(rest).map(\.count) == [6] && area(rest) == 84)
    #expect(!rest.contains(CGPoint(x: 8, y: 8)) && rest.contains(CGPoint(x: 2, y: 8)))
  }

  @Test func theDifferenceOfBothHasTwoParts() {
    let parts = low.symmetricDifference(high)
    #expect(area(parts) == 168)
    #expect(!parts.contains(CGPoint(x: 8, y: 8)) && parts.contains(CGPoint(x: 12, y: 12)))
    #expect(parts.componentsSeparated().map(area) == [84, 84])
  }

  @Test func aPartInTheMiddleLeavesAHoleThatEitherRuleSees() {
    let hole = CGPath(rect: CGRect(x: 2, y: 2, width: 3, height: 3), transform: nil)
    let ring = low.subtracting(hole)
    #expect(outlines(ring).count == 2 && area(ring) == 91)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 3, y: 3), using: rule) && ring.contains(CGPoint(x: 8, y: 3), using: rule))
    }
    #expect(ring.componentsSeparated().map(area) == [91])
  }

  /// Edges that coincide aren't edges of the result; two squares that share one become a rectangle.
  @Test func neighboursThatShareAnEdgeBecomeOne() {
    let right = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    let both = low.union(right)
    #expect(outlines(both).map(\.count) == [4] && both.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(low.intersection(right).isEmpty && !low.intersects(right) && low.intersects(high))
    #expect(low.subtracting(low).isEmpty)
    #expect(area(low.union(low)) == 100)
  }

  @Test func aFigureEightIsNormalizedByItsRule() {
    // A pentagram around (0, 0): its centre has the winding number 2.
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = CGFloat(index * 2) * 2 * .pi / 5 - .pi / 2
      let corner = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
      if index == 0 { star.move(to: corner) } else { star.addLine(to: corner) }
    }
    star.closeSubpath()
    let filled = star.normalized(using: .winding)
    #expect(outlines(filled).map(\.count) == [10] && filled.contains(.zero))
    let pierced = star.normalized(using: .evenOdd)
    #expect(!pierced.contains(.zero, using: .winding) && pierced.contains(CGPoint(x: 0, y: -8), using: .winding))
    #expect(pierced.componentsSeparated().count == 5)
  }

  /// Circles of 10 around (0, 0) and (10, 0): their lens is 2 r^2 acos(d / 2r) - d / 2 sqrt(4 r^2 - d^2).
  @Test func curvesMeetWithinAHundredthOfAPoint() {
    let circles = [CGFloat(-10), 0].map {
      CGPath(ellipseIn: CGRect(x: $0, y: -10, width: 20, height: 20), transform: nil)
    }
    let lens = 200 * acos(CGFloat(0.5)) - 5 * CGFloat(300).squareRoot()
    #expect(abs(area(circles[0].intersection(circles[1])) - lens) < 0.6)
    #expect(abs(area(circles[0].union(circles[1])) - (200 * .pi - lens)) < 1.2)
  }

  @Test func linesAreCutAtTheEdgesOfARegion() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(line.lineIntersection(low).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtracting(low).path.elements
    #expect(
      outside == [
        .move(to: CGPoint(x: -5, y: 5)), .line(to: CGPoint(x: 0, y: 5)), .move(to: CGPoint(x: 10, y: 5)),
        .line(to: CGPoint(x: 15, y: 5)),
      ])
  }

  /// For any two crossing polygons, the areas add up: |A or B| = |A| + |B| - |A and B|.
  @Test(arguments: 0..<40) func areasAddUp(_ seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 100
    }
    func polygon() -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: next(), y: next()))
      for _ in 0..<9 { path.addLine(to: CGPoint(x: next(), y: next())) }
      path.closeSubpath()
      return path
    }
    let (a, b) = (polygon(), polygon())
    let (first, second) = (area(a.normalized()), area(b.normalized()))
    let (either, both) = (area(a.union(b)), area(a.intersection(b)))
    #expect(abs(either - (first + second - both)) < 0.01)
    #expect(abs(area(a.subtracting(b)) - (first - both)) < 0.01)
    #expect(abs(area(a.symmetricDifference(b)) - (either - both)) < 0.01)
  }

  @Test func flatteningKeepsTheDistance() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let (coarse, fine) = (circle.flattened(threshold: 5), circle.flattened(threshold: 0.01))
    #expect(coarse.path.elements.count < fine.path.elements.count)
    #expect(fine.boundingBox.isNear(circle.boundingBoxOfPath, within: 0.02))
  }

  /// The region of such a path is unknown.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func pointsThatAreNoneEnclose(number: CGFloat) {
    for place in [CGPoint(x: number, y: 3), CGPoint(x: 3, y: number), CGPoint(x: number, y: number)] {
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 9, y: 0), place, CGPoint(x: 0, y: 9)])
      path.closeSubpath()
      for other in [low, path.copy()!] {
        _ = (path.union(other), other.subtracting(path), path.intersection(other), path.symmetricDifference(other))
        _ = (path.normalized(), path.componentsSeparated(), path.lineIntersection(other), path.lineSubtracting(other))
      }
    }
  }
}
