public import Foundation

/// A sequence of lines and Bézier curves, in points, y pointing down.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public private(set) var elements: [Element] = []

  /// The rectangle that this path consists of, if it does: painting one is far cheaper than filling a general path.
  public private(set) var rectangle: CGRect?

  public init() {}

  public init(rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// A rectangle with circular corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, radii: CornerRadii(cornerRadius))
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next line: the end of the last element.
  public private(set) var currentPoint: CGPoint?

  private var subpathStart: CGPoint?

  public mutating func move(to point: CGPoint) {
    append(.move(to: point), endingAt: point)
    subpathStart = point
  }

  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point), endingAt: point)
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control), endingAt: point)
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2), endingAt: point)
  }

  public mutating func closeSubpath() {
    guard !elements.isEmpty else { return }
    append(.closeSubpath, endingAt: subpathStart)
  }

  public mutating func addRect(_ rect: CGRect) {
    let wasEmpty = elements.isEmpty
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
    rectangle = wasEmpty ? rect.standardized : nil
  }

  /// Adds the ellipse in a rectangle as Core Graphics does: in four curves, from its rightmost point downwards on the screen.
  public mutating func addEllipse(in rect: CGRect) {
    let x = rect.width / 2 * Path.quarterHandle
    let y = rect.height / 2 * Path.quarterHandle
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY + y),
      control2: CGPoint(x: rect.midX + x, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control1: CGPoint(x: rect.midX - x, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.midY + y))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.midY - y),
      control2: CGPoint(x: rect.midX - x, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX + x, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.midY - y))
    closeSubpath()
  }

  /// The distance of the control points at which a cubic is within 0.03 % of a quarter circle of radius 1: 4/3 (sqrt 2 - 1).
  private static let quarterHandle: CGFloat = 0.5522847498307936

  /// Adds a rectangle whose corners are quarter ellipses; radii that don't fit are scaled by a common factor.
  public mutating func addRoundedRect(in rect: CGRect, radii: CornerRadii) {
    let r = radii.fitting(rect.size)
    guard !r.isZero else { return addRect(rect) }
    let k: CGFloat = 1 - Path.quarterHandle
    move(to: CGPoint(x: rect.minX + r.topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - r.topRight.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + r.topRight.height),
      control1: CGPoint(x: rect.maxX - r.topRight.width * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + r.topRight.height * k))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - r.bottomRight.height))
    addCurve(
      to: CGPoint(x: rect.maxX - r.bottomRight.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - r.bottomRight.height * k),
      control2: CGPoint(x: rect.maxX - r.bottomRight.width * k, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + r.bottomLeft.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - r.bottomLeft.height),
      control1: CGPoint(x: rect.minX + r.bottomLeft.width * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - r.bottomLeft.height * k))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + r.topLeft.height))
    addCurve(
      to: CGPoint(x: rect.minX + r.topLeft.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + r.topLeft.height * k),
      control2: CGPoint(x: rect.minX + r.topLeft.width * k, y: rect.minY))
    closeSubpath()
  }

  /// Adds an arc around `center`, with a line to its start if there is a current point.
  ///
  /// Angles are in radians from the positive x axis. `clockwise` is as seen on the screen, with y pointing down. If a value isn't
  /// finite, nothing is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard [center.x, center.y, radius, startAngle, endAngle].allSatisfy(\.isFinite) else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      // For very large angles, the remainder isn't exact.
      sweep = max(min(sweep, turn), 0)
    } else {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = min(max(sweep, -turn), 0)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if currentPoint == nil { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    let segments = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(segments)
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<segments {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      let start = point(from)
      let end = point(to)
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  public mutating func addPath(_ other: Path) {
    if elements.isEmpty {
      self = other
      return
    }
    guard !other.elements.isEmpty else { return }
    elements += other.elements
    rectangle = nil
    currentPoint = other.currentPoint
    subpathStart = other.subpathStart
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    if let rectangle, transform.isRectilinear { result.rectangle = rectangle.applying(transform) }
    result.currentPoint = currentPoint?.applying(transform)
    result.subpathStart = subpathStart?.applying(transform)
    return result
  }

  /// The bounding box of all points, including control points; null for an empty path.
  public var controlPointBox: CGRect {
    guard let edges = controlPointEdges(placing: { (Double($0.x), Double($0.y)) }) else { return .null }
    return CGRect(
      x: edges.minX, y: edges.minY, width: edges.maxX - edges.minX, height: edges.maxY - edges.minY)
  }

  /// The extremes of all points, including control points, after `place` was applied; nil for an empty path, and if a coordinate
  /// isn't a number.
  public func controlPointEdges(
    placing place: (CGPoint) -> (x: Double, y: Double)
  ) -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    var isValid = true
    func include(_ point: CGPoint) {
      let (x, y) = place(point)
      if x.isNaN || y.isNaN { isValid = false }
      minX = min(minX, x)
      maxX = max(maxX, x)
      minY = min(minY, y)
      maxY = max(maxY, y)
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(to)
        include(control)
      case .curve(let to, let control1, let control2):
        include(to)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    return isValid && minX <= maxX ? (minX, minY, maxX, maxY) : nil
  }

  private mutating func append(_ element: Element, endingAt point: CGPoint?) {
    elements.append(element)
    rectangle = nil
    currentPoint = point
  }
}
