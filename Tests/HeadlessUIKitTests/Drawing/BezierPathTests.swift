import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

@Suite struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// UIKit's "clockwise" is as seen on the screen.
  @Test func bezierPathsTurnAsSeenOnTheScreen() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.isNear(CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
    #expect(path.currentPoint.isNear(CGPoint(x: 0, y: 10)))
  }

  @Test func chosenCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 59)))
    #expect(path.bounds.isNear(rect))
  }

  @Test func withoutRadiusOrCornersItIsARectangle() {
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.rectangle == rect)
    let none = UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 10, height: 10))
    #expect(none.cgPath.rectangle == rect)
  }

  @Test func aRadiusOfHalfTheSideIsACapsule() {
    let capsule = UIBezierPath(roundedRect: rect, cornerRadius: 30)
    // On the circle around (30, 30), just inside and just outside at 45 degrees.
    let edge = 30 - 30 / CGFloat(2).squareRoot()
    #expect(capsule.contains(CGPoint(x: edge + 0.1, y: edge + 0.1)))
    #expect(!capsule.contains(CGPoint(x: edge - 0.1, y: edge - 0.1)))
    let larger = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(larger.cgPath == capsule.cgPath)
  }

  @Test func reversingRunsBackwards() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.close()
    #expect(
      path.reversing().cgPath.path.elements == [
        .move(to: CGPoint(x: 60, y: 50)), .line(to: CGPoint(x: 50, y: 50)), .closeSubpath,
        .move(to: CGPoint(x: 20, y: 10)),
        .curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 0)),
        .line(to: .zero),
      ])
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test func copiesKeepTheLine() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.cgPath.rectangle == rect)
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
    var lengths: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [2, 1] && count == 2 && phase == 0.5)
  }

  @Test func pathsAreMovedAndJoined() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 5, y: 0, width: 96, height: 16))
  }

  @Test func drawingUsesTheCurrentColorsAndThePathsLine() throws {
    let context = CGContext(recordingIn: rect, scale: 1)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor.red.setFill()
    UIColor.blue.setStroke()
    context.setLineWidth(9)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
    path.lineWidth = 2
    path.usesEvenOddFillRule = true
    path.fill()
    path.stroke()
    let square = Path(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(
      context.takeItems() == [
        .fill(square, .color(Color(red: 1, green: 0, blue: 0)), rule: .evenOdd),
        .stroke(square, .color(Color(red: 0, green: 0, blue: 1)), StrokeStyle(width: 2)),
      ])
  }

  @Test func withoutAContextNothingHappens() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: rect).fill()
    UIColor.red.set()
  }

  @Test func anOvalStartsOnTheRightAndIsFourCurves() {
    let elements = UIBezierPath(ovalIn: rect).cgPath.path.elements
    #expect(elements.count == 6)
    #expect(elements.first == .move(to: CGPoint(x: 100, y: 30)))
    let ends = elements.compactMap { element -> CGPoint? in
      if case .curve(let end, _, _) = element { end } else { nil }
    }
    #expect(
      ends == [CGPoint(x: 50, y: 60), CGPoint(x: 0, y: 30), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 30)])
    #expect(elements.last == .closeSubpath)
  }

  @Test func pathsAreEqualByValue() {
    let path = UIBezierPath(rect: rect)
    let lines = UIBezierPath()
    lines.move(to: .zero)
    lines.addLine(to: CGPoint(x: 100, y: 0))
    lines.addLine(to: CGPoint(x: 100, y: 60))
    lines.addLine(to: CGPoint(x: 0, y: 60))
    lines.close()
    #expect(path == lines && path.hash == lines.hash)
    lines.lineWidth = 3
    #expect(path != lines)
    #expect(path != UIBezierPath(ovalIn: rect))
    #expect(Set([path, UIBezierPath(rect: rect)]).count == 1)
  }

  /// The elements of a corner, as in UIKit: two of the lines have no length.
  @Test func aRoundedRectangleHasTheElementsOfUIKit() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 30), cornerRadius: 8)
    let kinds = path.path.elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .closeSubpath: "Z"
      }
    }
    #expect(kinds.joined() == "M" + String(repeating: "LCLCC", count: 4) + "LZ")
    #expect(path.bounds.isNear(CGRect(x: 0, y: 0, width: 60, height: 30)))
  }

  @Test func pathsDescribeTheirElements() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 357.576, y: 0))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: CGPoint(x: 0.5, y: 0))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 0.5, y: 1), controlPoint2: CGPoint(x: 1, y: 0.5))
    path.close()
    let lines = path.description.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("<UIBezierPath: 0x") && lines[0].hasSuffix("; <MoveTo {1, 2.5}>,"))
    #expect(
      lines.dropFirst() == [
        " <LineTo {357.57600000000002, 0}>,", " <QuadCurveTo {1, 1} - {0.5, 0}>,",
        " <CurveTo {1, 1} {0.5, 1} {1, 0.5}>,", " <Close>",
      ])
    let words = path.cgPath.description.components(separatedBy: "\n")
    #expect(
      words.dropFirst() == [
        "  moveto (1, 2.5)", "    lineto (357.576, 0)", "    quadto (0.5, 0) (1, 1)",
        "    curveto (0.5, 1) (1, 0.5) (1, 1)", "    closepath", "",
      ])
  }

  @Test func theBoundsOfARoundedRectangleAreTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 3).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
  }
}
