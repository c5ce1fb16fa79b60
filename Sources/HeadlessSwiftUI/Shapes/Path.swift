public import Foundation
public import Graphics
public import HeadlessCoreGraphics
internal import HeadlessQuartzCore

/// An outline of lines and curves, in points, with y increasing downwards.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  package var outline = Graphics.Path()

  /// An element of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package init(_ outline: Graphics.Path) { self.outline = outline }

  public init() {}
  public init(_ path: CGPath) { outline = path.path }
  /// A closed rectangle; empty for a null rectangle.
  public init(_ rect: CGRect) { if !rect.isNull { addRect(rect) } }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a path from a string in the format of `description`; nil for other strings.
  public init?(_ string: String) {
    guard let outline = PathText.outline(string) else { return nil }
    self.outline = outline
  }
  public var description: String { PathText.words(outline) }

  public var cgPath: CGPath { CGPath(outline) }
  public var isEmpty: Bool { outline.isEmpty }
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  public var currentPoint: CGPoint? { outline.currentPoint }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(point, rule: eoFill ? .evenOdd : .winding)
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let to): body(.move(to: to))
      case .line(let to): body(.line(to: to))
      case .quadCurve(let to, let control): body(.quadCurve(to: to, control: control))
      case .curve(let to, let control1, let control2): body(.curve(to: to, control1: control1, control2: control2))
      case .closeSubpath: body(.closeSubpath)
      }
    }
  }
}

extension Path {
  public mutating func move(to end: CGPoint) { outline.move(to: end) }
  public mutating func addLine(to end: CGPoint) { outline.addLine(to: end) }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  public mutating func closeSubpath() { outline.closeSubpath() }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Graphics.Path(rect: rect), transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Graphics.Path(ellipseIn: rect), transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(.rounded(rect, CornerRadii(all: cornerSize), style), transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(.rounded(rect, cornerRadii.graphics, style), transform)
  }
  /// - Parameter clockwise: the direction in a coordinate space with y increasing upwards, so that a clockwise arc runs
  ///   counterclockwise on the screen, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { add(path.outline, transform) }

  private mutating func add(_ other: Graphics.Path, _ transform: CGAffineTransform) {
    outline.addPath(other.applying(transform))
  }
  private mutating func change(_ change: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    path.addPath(CGPath(outline))
    change(path)
    outline = path.path
  }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path { Path(outline.applying(transform)) }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// Returns the part between two fractions of the outline; 0 is its start and 1 its end.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    return Path(PathFlattening(outline).trimmed(from: max(from, 0), to: min(to, 1)))
  }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path: CGPath = CGPath(outline)
    if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding)) }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
}

extension Graphics.Path {
  static func rounded(_ rect: CGRect, _ radii: CornerRadii, _ style: RoundedCornerStyle) -> Graphics.Path {
    guard !rect.isNull, !radii.isZero else { return Graphics.Path(rect: rect) }
    let fitting = radii.fitting(rect.size)
    let isRound = [fitting.topLeft, fitting.topRight, fitting.bottomLeft, fitting.bottomRight].allSatisfy {
      $0.width == $0.height
    }
    guard style == .continuous, isRound else {
      var path = Graphics.Path()
      path.addRoundedRect(in: rect, radii: fitting)
      return path
    }
    return Graphics.Path(
      continuousRect: rect, topLeft: fitting.topLeft.width, topRight: fitting.topRight.width,
      bottomRight: fitting.bottomRight.width, bottomLeft: fitting.bottomLeft.width)
  }
}
