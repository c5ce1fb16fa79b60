public import Foundation
public import Graphics

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(Path())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint else { return }
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines between the points; starts a new subpath at the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint else { return }
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  public func closeSubpath() {
    guard !path.isEmpty else { return }
    path.closeSubpath()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect: rect).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ellipseIn: rect).applying(transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    var rounded = Path()
    rounded.addRoundedRect(in: rect, radii: CornerRadii(all: CGSize(width: cornerWidth, height: cornerHeight)))
    path.addPath(rounded.applying(transform))
  }

  /// Adds an arc around a centre, with a line to its start where there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the positive x axis.
  ///   - clockwise: as seen where y points up. On the screen, where it points down, `true` turns counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds an arc that turns by `delta` radians: towards the positive y axis where it is positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta >= 0)
    }
  }

  /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, with a line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    addTransformed(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path.applying(transform))
  }

  /// Core Graphics logs an error and draws nothing if a line has no start; so nothing is added.
  private var hasCurrentPoint: Bool { path.currentPoint != nil }

  /// Adds to the path in another space, which `transform` converts to the path's own.
  private func addTransformed(_ transform: CGAffineTransform, _ add: (inout Path) -> Void) {
    if transform.isIdentity { return add(&path) }
    guard transform.determinant != 0 else { return }
    var copy = path.applying(transform.inverted())
    let count = copy.elements.count
    add(&copy)
    path.append(copy.elements[count...], transform)
  }
}

extension Path {
  /// Adds elements after applying a transform.
  mutating func append(_ elements: ArraySlice<Element>, _ transform: CGAffineTransform) {
    for element in elements {
      switch element {
      case .move(let to): move(to: to.applying(transform))
      case .line(let to): addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        addCurve(
          to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// Like PostScript's `arct`: degenerate corners become a line to the first tangent's end.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let inbound = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let outbound = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let inLength = (inbound.dx * inbound.dx + inbound.dy * inbound.dy).squareRoot()
    let outLength = (outbound.dx * outbound.dx + outbound.dy * outbound.dy).squareRoot()
    let cross = inbound.dx * outbound.dy - inbound.dy * outbound.dx
    guard radius > 0, inLength > 0, outLength > 0, abs(cross) > 1e-12 * inLength * outLength else {
      return addLine(to: corner)
    }
    let dot = inbound.dx * outbound.dx + inbound.dy * outbound.dy
    let half = atan2(abs(cross), dot) / 2
    let tangent = radius / tan(half)
    let toCenter = radius / sin(half)
    let u = CGPoint(x: inbound.dx / inLength, y: inbound.dy / inLength)
    let v = CGPoint(x: outbound.dx / outLength, y: outbound.dy / outLength)
    let bisector = CGPoint(x: u.x + v.x, y: u.y + v.y)
    let length = (bisector.x * bisector.x + bisector.y * bisector.y).squareRoot()
    let center = CGPoint(
      x: corner.x + bisector.x / length * toCenter, y: corner.y + bisector.y / length * toCenter)
    let first = CGPoint(x: corner.x + u.x * tangent, y: corner.y + u.y * tangent)
    let second = CGPoint(x: corner.x + v.x * tangent, y: corner.y + v.y * tangent)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: cross < 0)
  }
}
