internal import Foundation
internal import Graphics

/// The symbols of the system's bar button items.
enum BarSymbolShapes {
  static func plain(_ name: String) -> SymbolShape? {
    switch name {
    case "square.and.arrow.up": box(arrowUp: true)
    case "square.and.arrow.down": box(arrowUp: false)
    case "square.and.pencil": compose
    case "pencil": pencil
    case "arrowshape.turn.up.left": reply
    case "folder": folder
    case "book": book
    case "arrow.clockwise": circularArrow(isClockwise: true)
    case "arrow.counterclockwise": circularArrow(isClockwise: false)
    case "arrow.uturn.backward": turn(isForward: false)
    case "arrow.uturn.forward": turn(isForward: true)
    case "camera": camera
    case "play.fill": triangles(1, direction: 1)
    case "forward.fill": triangles(2, direction: 1)
    case "backward.fill": triangles(2, direction: -1)
    case "pause.fill": pause
    default: nil
    }
  }

  private static func lines(
    _ width: CGFloat, _ height: CGFloat, _ polylines: [(CGFloat, CGFloat)]...
  ) -> SymbolShape {
    var shape = SymbolShape(width, height)
    for points in polylines { shape.lines.addPolyline(points) }
    return shape
  }

  /// An open box with an arrow through its top.
  private static func box(arrowUp: Bool) -> SymbolShape {
    let tip: CGFloat = arrowUp ? -0.56 : 0.2
    let wing: CGFloat = arrowUp ? -0.36 : 0
    return lines(
      1.06, 1.32, [(-0.18, -0.16), (-0.4, -0.16), (-0.4, 0.54), (0.4, 0.54), (0.4, -0.16), (0.18, -0.16)],
      [(0, 0.2), (0, -0.56)], [(-0.2, wing), (0, tip), (0.2, wing)])
  }

  private static var compose: SymbolShape {
    lines(
      1.22, 1.16, [(0.1, -0.36), (-0.46, -0.36), (-0.46, 0.46), (0.36, 0.46), (0.36, -0.04)],
      [(-0.1, 0.12), (-0.04, -0.1), (0.4, -0.52), (0.54, -0.38), (0.1, 0.04), (-0.1, 0.12)])
  }

  private static var pencil: SymbolShape {
    lines(1.06, 1.04, [(-0.42, 0.42), (-0.34, 0.16), (0.28, -0.44), (0.42, -0.3), (-0.18, 0.32), (-0.42, 0.42)])
  }

  private static var reply: SymbolShape {
    var shape = SymbolShape(1.2, 1)
    shape.lines.addPolyline([(-0.06, 0.14), (-0.06, 0.38), (-0.5, -0.04), (-0.06, -0.44), (-0.06, -0.2)])
    shape.lines.addCurve(
      to: CGPoint(x: 0.5, y: 0.4), control1: CGPoint(x: 0.3, y: -0.18), control2: CGPoint(x: 0.48, y: 0.06))
    shape.lines.addCurve(
      to: CGPoint(x: -0.06, y: 0.14), control1: CGPoint(x: 0.38, y: 0.2), control2: CGPoint(x: 0.2, y: 0.12))
    return shape
  }

  private static var folder: SymbolShape {
    lines(
      1.26, 1.06,
      [(-0.54, 0.42), (-0.54, -0.38), (-0.16, -0.38), (-0.04, -0.26), (0.54, -0.26), (0.54, 0.42), (-0.54, 0.42)],
      [(-0.54, -0.08), (0.54, -0.08)])
  }

  private static var book: SymbolShape {
    lines(
      1.3, 1.04, [(0, -0.3), (-0.16, -0.4), (-0.56, -0.4), (-0.56, 0.34), (-0.16, 0.34), (0, 0.44)],
      [(0, -0.3), (0.16, -0.4), (0.56, -0.4), (0.56, 0.34), (0.16, 0.34), (0, 0.44), (0, -0.3)])
  }

  /// A circle with a gap at the top right, where the arrow's head is.
  private static func circularArrow(isClockwise: Bool) -> SymbolShape {
    let side: CGFloat = isClockwise ? 1 : -1
    var shape = SymbolShape(1.06, 1.18)
    // From the head round the long way, in short straight pieces.
    let pieces = 40
    let points = (0...pieces).map { index -> (CGFloat, CGFloat) in
      let angle = 0.5 + CGFloat(index) / CGFloat(pieces) * (2 * .pi - 0.5)
      return (side * 0.42 * sin(angle), 0.06 - 0.42 * cos(angle))
    }
    shape.lines.addPolyline(points)
    shape.lines.addPolyline([(side * -0.16, -0.54), (0, -0.36), (side * -0.18, -0.2)])
    return shape
  }

  private static func turn(isForward: Bool) -> SymbolShape {
    let side: CGFloat = isForward ? 1 : -1
    var shape = SymbolShape(1.08, 0.98)
    shape.lines.addPolyline([(side * 0.2, -0.42), (side * 0.44, -0.18), (side * 0.2, 0.06)])
    shape.lines.addPolyline([(side * 0.44, -0.18), (side * -0.14, -0.18)])
    shape.lines.addCurve(
      to: CGPoint(x: side * -0.14, y: 0.4), control1: CGPoint(x: side * -0.54, y: -0.18),
      control2: CGPoint(x: side * -0.54, y: 0.4))
    shape.lines.addLine(to: CGPoint(x: side * 0.12, y: 0.4))
    return shape
  }

  private static var camera: SymbolShape {
    var shape = lines(
      1.34, 1.08,
      [
        (-0.58, 0.42), (-0.58, -0.28), (-0.28, -0.28), (-0.18, -0.42), (0.18, -0.42), (0.28, -0.28), (0.58, -0.28),
        (0.58, 0.42), (-0.58, 0.42),
      ])
    shape.lines.addEllipse(in: CGRect(x: -0.2, y: -0.14, width: 0.4, height: 0.4))
    return shape
  }

  /// - Parameter direction: 1 to the right, -1 to the left; time runs from left to right in every language.
  private static func triangles(_ count: Int, direction: CGFloat) -> SymbolShape {
    let width: CGFloat = count == 1 ? 0.76 : 0.54
    var shape = SymbolShape(width * CGFloat(count) + 0.2, 0.96)
    for index in 0..<count {
      let start = (CGFloat(index) - CGFloat(count) / 2) * width
      let (base, tip) = (start * direction, (start + width) * direction)
      shape.fills.addPolyline([(base, -0.4), (tip, 0), (base, 0.4)], closed: true)
    }
    return shape
  }

  private static var pause: SymbolShape {
    var shape = SymbolShape(0.8, 0.96)
    for x: CGFloat in [-0.3, 0.1] {
      shape.fills.addPath(Path(roundedRect: CGRect(x: x, y: -0.4, width: 0.2, height: 0.8), cornerRadius: 0.05))
    }
    return shape
  }
}
