internal import Foundation
internal import Graphics

/// The symbols of the system's tabs that nothing else shows.
extension SymbolShapes {
  static func tab(_ name: String) -> SymbolShape? {
    switch name {
    case "clock": clock(filled: false)
    case "clock.fill": clock(filled: true)
    case "book.fill": book
    case "list.number", "list.bullet": bulletList
    case "person.crop.circle", "person.crop.circle.fill": personInCircle(filled: name.hasSuffix(".fill"))
    default: nil
    }
  }

  private static func disc(_ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
  }

  private static func clock(filled: Bool) -> SymbolShape {
    var shape = SymbolShape.circle
    var hands = Path()
    hands.move(to: CGPoint(x: 0, y: -0.3))
    hands.addLine(to: CGPoint(x: 0, y: 0.04))
    hands.addLine(to: CGPoint(x: -0.2, y: 0.04))
    if filled {
      shape.fills = disc(SymbolShape.discRadius)
      shape.gaps = hands
    } else {
      shape.lines = disc(SymbolShape.circleRadius)
      shape.lines.addPath(hands)
    }
    return shape
  }

  /// An open book: two pages that hang at the spine.
  private static var book: SymbolShape {
    var shape = SymbolShape(1.3, 1.06)
    for side: CGFloat in [-1, 1] {
      shape.fills.move(to: CGPoint(x: side * 0.035, y: -0.3))
      shape.fills.addCurve(
        to: CGPoint(x: side * 0.58, y: -0.34), control1: CGPoint(x: side * 0.14, y: -0.46),
        control2: CGPoint(x: side * 0.42, y: -0.48))
      shape.fills.addLine(to: CGPoint(x: side * 0.58, y: 0.34))
      shape.fills.addCurve(
        to: CGPoint(x: side * 0.035, y: 0.42), control1: CGPoint(x: side * 0.42, y: 0.26),
        control2: CGPoint(x: side * 0.14, y: 0.3))
      shape.fills.closeSubpath()
    }
    return shape
  }

  private static var bulletList: SymbolShape {
    var shape = SymbolShape(1.2, 0.94)
    for y: CGFloat in [-0.32, 0, 0.32] {
      shape.fills.addEllipse(in: CGRect(x: -0.53, y: y - 0.06, width: 0.12, height: 0.12))
      shape.lines.move(to: CGPoint(x: -0.24, y: y))
      shape.lines.addLine(to: CGPoint(x: 0.5, y: y))
    }
    return shape
  }

  private static func personInCircle(filled: Bool) -> SymbolShape {
    var shape = SymbolShape.circle
    var person = Path(ellipseIn: CGRect(x: -0.16, y: -0.32, width: 0.32, height: 0.34))
    person.move(to: CGPoint(x: -0.31, y: 0.36))
    person.addCurve(
      to: CGPoint(x: 0.31, y: 0.36), control1: CGPoint(x: -0.26, y: 0.02), control2: CGPoint(x: 0.26, y: 0.02))
    person.addCurve(
      to: CGPoint(x: -0.31, y: 0.36), control1: CGPoint(x: 0.14, y: 0.5), control2: CGPoint(x: -0.14, y: 0.5))
    person.closeSubpath()
    person = person.applying(CGAffineTransform(scaleX: 0.917, y: 0.917))
    if filled {
      shape.fills = disc(SymbolShape.discRadius)
      shape.holes = person
    } else {
      shape.lines = disc(SymbolShape.circleRadius)
      shape.fills = person
    }
    return shape
  }
}
