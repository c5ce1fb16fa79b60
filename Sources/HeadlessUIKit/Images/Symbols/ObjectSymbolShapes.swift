internal import Foundation
internal import Graphics

/// The symbols of things: those that apps name most beside the system's own.
///
/// The proportions are those that Interface Builder writes beside a symbol's name, as 128 x 93 for an envelope.
enum ObjectSymbolShapes {
  static func plain(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    return switch isFilled ? String(name.dropLast(".fill".count)) : name {
    case "envelope": envelope(isFilled)
    case "photo": photo(isFilled)
    case "bell": bell(isFilled)
    case "bookmark": outline(bookmark, isFilled, 0.92, 1.14)
    case "calendar" where !isFilled: calendar
    case "lock": lock(isFilled)
    case "doc": doc(isFilled)
    case "flag": flag(isFilled)
    case "globe" where !isFilled: globe
    case "exclamationmark.triangle": warning(isFilled)
    case "exclamationmark" where !isFilled: exclamationMark
    case "questionmark" where !isFilled: questionMark
    case "eye": eye(isFilled, isStruckOut: false)
    case "eye.slash": eye(isFilled, isStruckOut: true)
    case "mic": microphone(isFilled)
    case "message", "bubble.left": outline(bubble, isFilled, 1.26, 1.16)
    case "creditcard": creditCard(isFilled)
    case "video": video(isFilled)
    case "paperplane": outline(paperPlane, isFilled, 1.16, 1.1)
    case "location": outline(location, isFilled, 1.14, 1.12)
    case "moon": outline(moon, isFilled, 1.1, 1.14)
    case "tag": tag(isFilled)
    case "cart" where !isFilled: cart
    case "wifi" where !isFilled: wifi
    case "slider.horizontal.3" where !isFilled: sliders
    case "arrow.up.arrow.down" where !isFilled: upAndDown
    case "line.horizontal.3" where !isFilled: SymbolShapes.plain("line.3.horizontal")
    case "multiply" where !isFilled: SymbolShapes.plain("xmark")
    default: nil
    }
  }

  // MARK: Building

  /// A shape as a line, or filled as far as the line would reach.
  private static func outline(_ path: Path, _ isFilled: Bool, _ width: CGFloat, _ height: CGFloat) -> SymbolShape {
    var shape = SymbolShape(width, height)
    shape.lines = path
    if isFilled { shape.fills = path }
    return shape
  }

  /// A line drawn over a shape, or cut out of it where it is filled.
  private static func mark(_ shape: inout SymbolShape, _ path: Path, _ isFilled: Bool) {
    if isFilled { shape.gaps.addPath(path) } else { shape.lines.addPath(path) }
  }

  private static func polyline(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> Path {
    var path = Path()
    path.addPolyline(points, closed: closed)
    return path
  }

  private static func rounded(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: -x, y: -y, width: 2 * x, height: 2 * y), cornerRadius: radius)
  }

  private static func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
  }

  private static func curve(
    _ start: (CGFloat, CGFloat), _ pieces: [[(CGFloat, CGFloat)]], closed: Bool = false
  ) -> Path {
    func point(_ p: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: p.0, y: p.1) }
    var path = Path()
    path.move(to: point(start))
    for piece in pieces {
      if piece.count == 1 {
        path.addLine(to: point(piece[0]))
      } else {
        path.addCurve(to: point(piece[2]), control1: point(piece[0]), control2: point(piece[1]))
      }
    }
    if closed { path.closeSubpath() }
    return path
  }

  // MARK: Shapes

  private static func envelope(_ isFilled: Bool) -> SymbolShape {
    var shape = outline(rounded(0.56, 0.38, 0.1), isFilled, 1.34, 0.97)
    mark(&shape, polyline([(-0.5, -0.3), (0, 0.1), (0.5, -0.3)]), isFilled)
    return shape
  }

  private static func photo(_ isFilled: Bool) -> SymbolShape {
    var shape = outline(rounded(0.56, 0.42, 0.12), isFilled, 1.34, 1.03)
    mark(&shape, polyline([(-0.5, 0.28), (-0.2, 0), (0, 0.18), (0.2, -0.04), (0.5, 0.24)]), isFilled)
    if isFilled { shape.holes = dot(-0.26, -0.16, 0.09) } else { shape.fills = dot(-0.26, -0.16, 0.08) }
    return shape
  }

  private static func bell(_ isFilled: Bool) -> SymbolShape {
    let body = curve(
      (-0.46, 0.28),
      [
        [(-0.3, 0.1), (-0.34, -0.06), (-0.3, -0.2)], [(-0.26, -0.4), (-0.14, -0.48), (0, -0.48)],
        [(0.14, -0.48), (0.26, -0.4), (0.3, -0.2)], [(0.34, -0.06), (0.3, 0.1), (0.46, 0.28)],
      ], closed: true)
    var shape = outline(body, isFilled, 1.12, 1.17)
    shape.lines.addPath(curve((-0.14, 0.38), [[(-0.1, 0.52), (0.1, 0.52), (0.14, 0.38)]]))
    return shape
  }

  private static var bookmark: Path {
    polyline([(-0.32, -0.48), (0.32, -0.48), (0.32, 0.48), (0, 0.22), (-0.32, 0.48)], closed: true)
  }

  private static var calendar: SymbolShape {
    var shape = outline(rounded(0.5, 0.42, 0.1), false, 1.25, 1.05)
    shape.lines.addPath(polyline([(-0.5, -0.18), (0.5, -0.18)]))
    for y: CGFloat in [0.02, 0.22] { for x: CGFloat in [-0.26, 0, 0.26] { shape.fills.addPath(dot(x, y, 0.055)) } }
    return shape
  }

  private static func lock(_ isFilled: Bool) -> SymbolShape {
    let body = Path(roundedRect: CGRect(x: -0.34, y: -0.06, width: 0.68, height: 0.54), cornerRadius: 0.1)
    var shape = outline(body, isFilled, 0.92, 1.16)
    shape.lines.addPath(
      curve(
        (-0.22, -0.06),
        [
          [(-0.22, -0.24)], [(-0.22, -0.4), (-0.12, -0.5), (0, -0.5)], [(0.12, -0.5), (0.22, -0.4), (0.22, -0.24)],
          [(0.22, -0.06)],
        ]))
    return shape
  }

  private static func doc(_ isFilled: Bool) -> SymbolShape {
    let page = polyline([(-0.38, -0.48), (0.08, -0.48), (0.38, -0.16), (0.38, 0.48), (-0.38, 0.48)], closed: true)
    var shape = outline(page, isFilled, 1.04, 1.16)
    mark(&shape, polyline([(0.06, -0.46), (0.06, -0.14), (0.36, -0.14)]), isFilled)
    return shape
  }

  private static func flag(_ isFilled: Bool) -> SymbolShape {
    let cloth = curve(
      (-0.4, -0.42),
      [
        [(-0.2, -0.52), (0.12, -0.32), (0.4, -0.42)], [(0.4, 0.08)], [(0.12, 0.18), (-0.2, -0.02), (-0.4, 0.08)],
      ], closed: true)
    var shape = outline(cloth, isFilled, 1.06, 1.16)
    shape.lines.addPath(polyline([(-0.4, -0.42), (-0.4, 0.5)]))
    return shape
  }

  private static var globe: SymbolShape {
    let radius = SymbolShape.circleRadius
    var shape = outline(dot(0, 0, radius), false, SymbolShape.circleSize.width, SymbolShape.circleSize.height)
    shape.lines.addEllipse(in: CGRect(x: -0.2, y: -radius, width: 0.4, height: radius * 2))
    shape.lines.addPath(polyline([(-radius, 0), (radius, 0)]))
    shape.lines.addPath(polyline([(-0.385, -0.24), (0.385, -0.24)]))
    shape.lines.addPath(polyline([(-0.385, 0.24), (0.385, 0.24)]))
    return shape
  }

  private static func warning(_ isFilled: Bool) -> SymbolShape {
    var shape = outline(polyline([(0, -0.46), (0.54, 0.44), (-0.54, 0.44)], closed: true), isFilled, 1.28, 1.11)
    mark(&shape, polyline([(0, -0.14), (0, 0.14)]), isFilled)
    if isFilled { shape.holes = dot(0, 0.3, 0.055) } else { shape.fills = dot(0, 0.3, 0.055) }
    return shape
  }

  private static var exclamationMark: SymbolShape {
    var shape = outline(polyline([(0, -0.38), (0, 0.12)]), false, 0.44, 1)
    shape.fills = dot(0, 0.34, 0.07)
    return shape
  }

  private static var questionMark: SymbolShape {
    let hook = curve(
      (-0.22, -0.2),
      [[(-0.22, -0.46), (0.24, -0.46), (0.24, -0.18)], [(0.24, 0), (0, -0.02), (0, 0.16)]])
    var shape = outline(hook, false, 0.74, 1)
    shape.fills = dot(0, 0.36, 0.07)
    return shape
  }

  private static func eye(_ isFilled: Bool, isStruckOut: Bool) -> SymbolShape {
    let lid = curve(
      (-0.6, 0),
      [[(-0.4, -0.42), (0.4, -0.42), (0.6, 0)], [(0.4, 0.42), (-0.4, 0.42), (-0.6, 0)]], closed: true)
    var shape = outline(lid, isFilled, 1.38, isStruckOut ? 0.98 : 0.88)
    mark(&shape, dot(0, 0, 0.18), isFilled)
    if isStruckOut { shape.lines.addPath(polyline([(-0.4, -0.4), (0.4, 0.4)])) }
    return shape
  }

  private static func microphone(_ isFilled: Bool) -> SymbolShape {
    let capsule = Path(roundedRect: CGRect(x: -0.14, y: -0.52, width: 0.28, height: 0.62), cornerRadius: 0.14)
    var shape = outline(capsule, isFilled, 0.94, 1.24)
    shape.lines.addPath(curve((-0.3, -0.08), [[(-0.3, 0.36), (0.3, 0.36), (0.3, -0.08)]]))
    shape.lines.addPath(polyline([(0, 0.26), (0, 0.5)]))
    shape.lines.addPath(polyline([(-0.18, 0.5), (0.18, 0.5)]))
    return shape
  }

  private static var bubble: Path {
    curve(
      (-0.3, 0.48),
      [
        [(-0.3, 0.3)], [(-0.46, 0.24), (-0.54, 0.1), (-0.54, -0.08)], [(-0.54, -0.34), (-0.3, -0.48), (0, -0.48)],
        [(0.3, -0.48), (0.54, -0.34), (0.54, -0.08)], [(0.54, 0.18), (0.3, 0.32), (0, 0.32)], [(-0.06, 0.32)],
      ], closed: true)
  }

  private static func creditCard(_ isFilled: Bool) -> SymbolShape {
    var shape = outline(rounded(0.56, 0.38, 0.1), isFilled, 1.34, 0.97)
    mark(&shape, polyline([(-0.56, -0.14), (0.56, -0.14)]), isFilled)
    mark(&shape, polyline([(-0.36, 0.16), (-0.16, 0.16)]), isFilled)
    return shape
  }

  private static func video(_ isFilled: Bool) -> SymbolShape {
    let box = Path(roundedRect: CGRect(x: -0.62, y: -0.36, width: 0.84, height: 0.72), cornerRadius: 0.14)
    var shape = outline(box, isFilled, 1.48, 0.96)
    let lens = polyline([(0.34, -0.1), (0.6, -0.26), (0.6, 0.26), (0.34, 0.1)], closed: true)
    shape.lines.addPath(lens)
    if isFilled { shape.fills.addPath(lens) }
    return shape
  }

  private static var paperPlane: Path {
    polyline([(-0.48, 0), (0.48, -0.44), (0.12, 0.46), (-0.06, 0.1)], closed: true)
  }

  private static var location: Path {
    polyline([(-0.48, 0.02), (0.48, -0.48), (0, 0.48), (-0.02, 0.04)], closed: true)
  }

  private static var moon: Path {
    curve(
      (0.44, 0.16),
      [
        [(0.34, 0.42), (-0.02, 0.56), (-0.28, 0.36)], [(-0.56, 0.14), (-0.5, -0.38), (-0.1, -0.48)],
        [(-0.26, -0.1), (0.06, 0.26), (0.44, 0.16)],
      ], closed: true)
  }

  private static func tag(_ isFilled: Bool) -> SymbolShape {
    let label = polyline([(-0.5, -0.44), (-0.04, -0.44), (0.5, 0.08), (0.12, 0.46), (-0.5, -0.04)], closed: true)
    var shape = outline(label, isFilled, 1.22, 1.12)
    if isFilled { shape.holes = dot(-0.28, -0.22, 0.07) } else { shape.fills = dot(-0.28, -0.22, 0.06) }
    return shape
  }

  private static var cart: SymbolShape {
    let basket = polyline([(-0.58, -0.4), (-0.4, -0.4), (-0.26, 0.18), (0.42, 0.18), (0.54, -0.24), (-0.34, -0.24)])
    var shape = outline(basket, false, 1.3, 1.06)
    for x: CGFloat in [-0.16, 0.32] { shape.fills.addPath(dot(x, 0.37, 0.075)) }
    return shape
  }

  private static var wifi: SymbolShape {
    var shape = SymbolShape(1.3, 0.96)
    for (reach, top) in [(0.54, -0.3), (0.34, -0.06)] as [(CGFloat, CGFloat)] {
      let y = top + 0.18
      shape.lines.addPath(curve((-reach, y), [[(-reach * 0.5, top - 0.12), (reach * 0.5, top - 0.12), (reach, y)]]))
    }
    shape.fills = dot(0, 0.3, 0.1)
    return shape
  }

  private static var sliders: SymbolShape {
    var shape = SymbolShape(1.24, 1.04)
    for (y, x) in [(-0.32, 0.2), (0, -0.2), (0.32, 0.2)] as [(CGFloat, CGFloat)] {
      shape.lines.addPath(polyline([(-0.5, y), (0.5, y)]))
      shape.fills.addPath(dot(x, y, 0.11))
    }
    return shape
  }

  private static var upAndDown: SymbolShape {
    var shape = SymbolShape(1.28, 1.08)
    for (x, tip) in [(-0.28, -1), (0.28, 1)] as [(CGFloat, CGFloat)] {
      shape.lines.addPath(polyline([(x, -0.4 * tip), (x, 0.4 * tip)]))
      shape.lines.addPath(polyline([(x - 0.22, 0.16 * tip), (x, 0.4 * tip), (x + 0.22, 0.16 * tip)]))
    }
    return shape
  }
}
