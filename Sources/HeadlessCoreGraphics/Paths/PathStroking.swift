internal import Foundation
internal import Graphics

extension Path {
  /// A path that, filled with the winding rule, covers the stroke of this one. Curves become short lines.
  ///
  /// Every line, join and cap is a separate polygon, all with the same direction, so that their union is filled.
  func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0 else { return Path() }
    let source = style.dash.isEmpty ? self : PathFlattening(self).dashed(phase: style.dashPhase, lengths: style.dash)
    var outline = StrokeOutline(style)
    for chain in PathFlattening(source).chains { outline.add(chain) }
    return outline.path
  }
}

/// The polygons that make up a stroke.
private struct StrokeOutline {
  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func add(_ chain: PathFlattening.Chain) {
    var points: [CGPoint] = []
    for point in chain.points where point != points.last { points.append(point) }
    if chain.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    let ends = chain.isClosed ? points + [points[0]] : points
    for (from, to) in zip(ends, ends.dropFirst()) { addLine(from, to) }
    let corners = chain.isClosed ? Array(points.indices) : Array(1..<max(points.count - 1, 1))
    for index in corners {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count])
    }
    guard !chain.isClosed else { return }
    addCap(points[0], awayFrom: points[1])
    addCap(points[points.count - 1], awayFrom: points[points.count - 2])
  }

  /// A subpath with one point is drawn as a dot if its line caps extend beyond the ends.
  private mutating func addDot(_ point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: path.addEllipse(in: square(around: point))
    case .square: path.addRect(square(around: point))
    }
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let side = StrokeOutline.direction(from, to)
    let x = -side.dy * half
    let y = side.dx * half
    addPolygon([
      CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: to.x + x, y: to.y + y),
      CGPoint(x: to.x - x, y: to.y - y), CGPoint(x: from.x - x, y: from.y - y),
    ])
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let inbound = StrokeOutline.direction(before, corner)
    let outbound = StrokeOutline.direction(corner, after)
    let cross = inbound.dx * outbound.dy - inbound.dy * outbound.dx
    let dot = inbound.dx * outbound.dx + inbound.dy * outbound.dy
    if style.join == .round {
      // Corners of a flattened curve are too blunt to need a disc.
      if dot < 0.999 { path.addEllipse(in: square(around: corner)) }
      return addBevel(corner, inbound, outbound, cross, tip: nil)
    }
    guard cross != 0 else { return }
    // The miter length divided by the line width is 1 / sin(angle / 2), with the angle between the lines.
    let sine = ((1 + dot) / 2).squareRoot()
    var tip: CGPoint?
    if style.join == .miter, sine > 0, 1 / sine <= style.miterLimit {
      let sign: CGFloat = cross > 0 ? 1 : -1
      let x = (inbound.dy + outbound.dy) * sign
      let y = -(inbound.dx + outbound.dx) * sign
      let length = hypot(x, y)
      tip = CGPoint(x: corner.x + x / length * half / sine, y: corner.y + y / length * half / sine)
    }
    addBevel(corner, inbound, outbound, cross, tip: tip)
  }

  private mutating func addBevel(
    _ corner: CGPoint, _ inbound: CGVector, _ outbound: CGVector, _ cross: CGFloat, tip: CGPoint?
  ) {
    let sign: CGFloat = cross > 0 ? 1 : -1
    let first = CGPoint(x: corner.x + inbound.dy * half * sign, y: corner.y - inbound.dx * half * sign)
    let second = CGPoint(x: corner.x + outbound.dy * half * sign, y: corner.y - outbound.dx * half * sign)
    addPolygon([corner, first] + (tip.map { [$0] } ?? []) + [second])
  }

  private mutating func addCap(_ end: CGPoint, awayFrom other: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: path.addEllipse(in: square(around: end))
    case .square:
      let direction = StrokeOutline.direction(other, end)
      addLine(end, CGPoint(x: end.x + direction.dx * half, y: end.y + direction.dy * half))
    }
  }

  /// Adds a polygon with the direction of ellipses and rectangles: clockwise on the screen.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      area += points[index].x * next.y - next.x * points[index].y
    }
    let ordered = area < 0 ? points.reversed() : points
    path.move(to: ordered[0])
    for point in ordered.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
  }

  private func square(around point: CGPoint) -> CGRect {
    CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
  }

  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}
