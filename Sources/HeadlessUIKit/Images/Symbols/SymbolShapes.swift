internal import Foundation
internal import Graphics

/// The symbols that are drawn here.
enum SymbolShapes {
  /// A symbol that isn't another one within a circle.
  static func plain(_ name: String) -> SymbolShape? {
    switch name {
    case "xmark": lines(0.92, 0.88, [(-0.33, -0.33), (0.33, 0.33)], [(0.33, -0.33), (-0.33, 0.33)])
    case "plus": lines(1, 0.96, [(-0.38, 0), (0.38, 0)], [(0, -0.38), (0, 0.38)])
    case "minus": lines(1, 0.26, [(-0.38, 0), (0.38, 0)])
    case "checkmark": lines(1.04, 0.98, [(-0.36, 0.07), (-0.11, 0.35), (0.36, -0.37)])
    case "chevron.left": lines(0.72, 0.98, [(0.18, -0.38), (-0.2, 0), (0.18, 0.38)])
    case "chevron.right": lines(0.72, 0.98, [(-0.18, -0.38), (0.2, 0), (-0.18, 0.38)])
    case "chevron.backward": reading(lines(0.72, 0.98, [(0.18, -0.38), (-0.2, 0), (0.18, 0.38)]))
    case "chevron.forward": reading(lines(0.72, 0.98, [(-0.18, -0.38), (0.2, 0), (-0.18, 0.38)]))
    case "chevron.up": lines(1.1, 0.68, [(-0.42, 0.2), (0, -0.2), (0.42, 0.2)])
    case "chevron.up.chevron.down":
      lines(0.75, 1.2, [(-0.25, -0.2), (0, -0.45), (0.25, -0.2)], [(-0.25, 0.2), (0, 0.45), (0.25, 0.2)])
    case "chevron.down": lines(1.1, 0.68, [(-0.42, -0.2), (0, 0.2), (0.42, -0.2)])
    case "arrow.left": arrow(-.pi / 2)
    case "arrow.right": arrow(.pi / 2)
    case "arrow.backward": reading(arrow(-.pi / 2))
    case "arrow.forward": reading(arrow(.pi / 2))
    case "arrow.up": arrow(0)
    case "arrow.down": arrow(.pi)
    case "line.3.horizontal":
      lines(1.1, 0.82, [(-0.4, -0.28), (0.4, -0.28)], [(-0.4, 0), (0.4, 0)], [(-0.4, 0.28), (0.4, 0.28)])
    case "ellipsis": ellipsis
    case "info": info
    case "circle": ring
    case "circle.fill": disc
    case "square": outlined(Path(roundedRect: box(0.44), cornerRadius: 0.14), 1.08, 1.04)
    case "square.fill": filled(Path(roundedRect: box(0.48), cornerRadius: 0.17), 1.08, 1.04)
    case "star": outlined(star, 1.2, 1.14)
    case "star.fill": bold(star, 1.2, 1.14)
    case "heart": outlined(heart, 1.2, 1.08)
    case "heart.fill": bold(heart, 1.2, 1.08)
    case "house": house
    case "house.fill": bold(houseOutline, 1.36, 1.14)
    case "person": person(filled: false)
    case "person.fill": person(filled: true)
    case "person.circle": personInCircle
    case "gear", "gearshape": gear(filled: false)
    case "gearshape.fill": gear(filled: true)
    case "trash": trash
    case "magnifyingglass": magnifyingGlass
    default: tab(name) ?? BarSymbolShapes.plain(name) ?? ObjectSymbolShapes.plain(name)
    }
  }

  // MARK: Building

  /// A small i with feet.
  private static var info: SymbolShape {
    var shape = lines(
      0.5, 0.96, [(-0.11, -0.06), (0.02, -0.06), (0.02, 0.36)], [(-0.13, 0.36), (0.17, 0.36)])
    shape.fills = Path(ellipseIn: CGRect(x: -0.1, y: -0.46, width: 0.2, height: 0.2))
    return shape
  }

  private static func lines(
    _ width: CGFloat, _ height: CGFloat, _ polylines: [(CGFloat, CGFloat)]...
  ) -> SymbolShape {
    var shape = SymbolShape(width, height)
    for points in polylines { shape.lines.addPolyline(points) }
    return shape
  }

  private static func reading(_ shape: SymbolShape) -> SymbolShape {
    var shape = shape
    shape.followsReading = true
    return shape
  }

  private static func outlined(_ path: Path, _ width: CGFloat, _ height: CGFloat) -> SymbolShape {
    var shape = SymbolShape(width, height)
    shape.lines = path
    return shape
  }

  private static func filled(_ path: Path, _ width: CGFloat, _ height: CGFloat) -> SymbolShape {
    var shape = SymbolShape(width, height)
    shape.fills = path
    return shape
  }

  /// Filled as far as the line of the same shape would reach.
  private static func bold(_ path: Path, _ width: CGFloat, _ height: CGFloat) -> SymbolShape {
    var shape = outlined(path, width, height)
    shape.fills = path
    return shape
  }

  private static func box(_ half: CGFloat) -> CGRect {
    CGRect(x: -half, y: -half, width: half * 2, height: half * 2)
  }

  private static func point(_ radius: CGFloat, _ angle: CGFloat) -> (CGFloat, CGFloat) {
    (radius * sin(angle), -radius * cos(angle))
  }

  // MARK: Shapes

  private static var ring: SymbolShape {
    outlined(
      Path(ellipseIn: box(SymbolShape.circleRadius)), SymbolShape.circleSize.width, SymbolShape.circleSize.height)
  }

  private static var disc: SymbolShape {
    filled(Path(ellipseIn: box(SymbolShape.discRadius)), SymbolShape.circleSize.width, SymbolShape.circleSize.height)
  }

  /// - Parameter angle: the direction from up, clockwise, in radians.
  private static func arrow(_ angle: CGFloat) -> SymbolShape {
    let isUpright = abs(sin(angle)) < 0.5
    var up = Path()
    up.addPolyline([(0, 0.42), (0, -0.42)])
    up.addPolyline([(-0.33, -0.09), (0, -0.42), (0.33, -0.09)])
    var shape = isUpright ? SymbolShape(0.92, 1.08) : SymbolShape(1.08, 0.92)
    shape.lines = up.applying(CGAffineTransform(rotationAngle: angle))
    return shape
  }

  private static var ellipsis: SymbolShape {
    var shape = SymbolShape(1.08, 0.3)
    for x: CGFloat in [-0.36, 0, 0.36] {
      shape.fills.addEllipse(in: CGRect(x: x - 0.09, y: -0.09, width: 0.18, height: 0.18))
    }
    return shape
  }

  /// Five points on a circle of which every second is joined; the inner ones follow from the pentagram.
  private static var star: Path {
    let outer: CGFloat = 0.52
    let inner = outer * cos(2 * .pi / 5) / cos(.pi / 5)
    var points: [(CGFloat, CGFloat)] = []
    for index in 0..<10 {
      let (x, y) = point(index % 2 == 0 ? outer : inner * 1.12, CGFloat(index) * .pi / 5)
      points.append((x, y + 0.03))
    }
    var path = Path()
    path.addPolyline(points, closed: true)
    return path
  }

  private static var heart: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.45))
    path.addCurve(
      to: CGPoint(x: -0.52, y: -0.16), control1: CGPoint(x: -0.3, y: 0.26), control2: CGPoint(x: -0.52, y: 0.06))
    path.addCurve(
      to: CGPoint(x: 0, y: -0.26), control1: CGPoint(x: -0.52, y: -0.5), control2: CGPoint(x: -0.12, y: -0.52))
    path.addCurve(
      to: CGPoint(x: 0.52, y: -0.16), control1: CGPoint(x: 0.12, y: -0.52), control2: CGPoint(x: 0.52, y: -0.5))
    path.addCurve(
      to: CGPoint(x: 0, y: 0.45), control1: CGPoint(x: 0.52, y: 0.06), control2: CGPoint(x: 0.3, y: 0.26))
    path.closeSubpath()
    return path
  }

  private static var house: SymbolShape {
    lines(
      1.36, 1.14, [(-0.6, 0), (0, -0.5), (0.6, 0)], [(-0.42, -0.15), (-0.42, 0.46), (0.42, 0.46), (0.42, -0.15)],
      [(-0.14, 0.46), (-0.14, 0.12), (0.14, 0.12), (0.14, 0.46)])
  }

  private static var houseOutline: Path {
    var path = Path()
    path.addPolyline(
      [(0, -0.5), (0.6, 0), (0.42, 0), (0.42, 0.46), (-0.42, 0.46), (-0.42, 0), (-0.6, 0)], closed: true)
    return path
  }

  private static func person(filled: Bool) -> SymbolShape {
    var outline = Path(ellipseIn: CGRect(x: -0.22, y: -0.5, width: 0.44, height: 0.48))
    outline.addShoulders(width: 0.9, top: 0.12, bottom: 0.48)
    return filled ? bold(outline, 1.12, 1.14) : outlined(outline, 1.12, 1.14)
  }

  private static var personInCircle: SymbolShape {
    var shape = ring
    shape.fills = Path(ellipseIn: CGRect(x: -0.147, y: -0.293, width: 0.294, height: 0.312))
    shape.fills.addShoulders(width: 0.568, top: 0.073, bottom: 0.348)
    return shape
  }

  private static func gear(filled: Bool) -> SymbolShape {
    let teeth = 8
    var points: [(CGFloat, CGFloat)] = []
    for tooth in 0..<teeth {
      let middle = CGFloat(tooth) * 2 * .pi / CGFloat(teeth)
      points += [
        point(0.4, middle - 0.27), point(0.52, middle - 0.16), point(0.52, middle + 0.16), point(0.4, middle + 0.27),
      ]
    }
    var outline = Path()
    outline.addPolyline(points, closed: true)
    let hub = Path(ellipseIn: box(0.18))
    var shape = SymbolShape(1.18, 1.16)
    shape.lines = outline
    if filled {
      shape.fills = outline
      shape.holes = hub
    } else {
      shape.lines.addPath(hub)
    }
    return shape
  }

  private static var trash: SymbolShape {
    var shape = lines(
      1.08, 1.2, [(-0.44, -0.34), (0.44, -0.34)], [(-0.36, -0.34), (-0.3, 0.5), (0.3, 0.5), (0.36, -0.34)],
      [(-0.16, -0.34), (-0.14, -0.5), (0.14, -0.5), (0.16, -0.34)])
    for x: CGFloat in [-0.12, 0.12] { shape.lines.addPolyline([(x, -0.14), (x * 0.85, 0.3)]) }
    return shape
  }

  private static var magnifyingGlass: SymbolShape {
    var shape = lines(1.14, 1.12, [(0.17, 0.16), (0.45, 0.44)])
    shape.lines.addEllipse(in: CGRect(x: -0.46, y: -0.47, width: 0.74, height: 0.74))
    return shape
  }
}

extension Path {
  mutating func addPolyline(_ points: [(CGFloat, CGFloat)], closed: Bool = false) {
    move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { addLine(to: CGPoint(x: point.0, y: point.1)) }
    if closed { closeSubpath() }
  }

  /// The upper half of an ellipse on a straight line.
  fileprivate mutating func addShoulders(width: CGFloat, top: CGFloat, bottom: CGFloat) {
    let half = width / 2
    let k: CGFloat = 0.5522847498307936
    let height = bottom - top
    move(to: CGPoint(x: -half, y: bottom))
    addCurve(
      to: CGPoint(x: 0, y: top), control1: CGPoint(x: -half, y: bottom - height * k),
      control2: CGPoint(x: -half * k, y: top))
    addCurve(
      to: CGPoint(x: half, y: bottom), control1: CGPoint(x: half * k, y: top),
      control2: CGPoint(x: half, y: bottom - height * k))
    closeSubpath()
  }
}
