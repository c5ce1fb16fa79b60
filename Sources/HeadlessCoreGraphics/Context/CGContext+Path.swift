public import Foundation
internal import Graphics

extension CGContext {
  public func beginPath() { currentPath = Path() }

  public func move(to point: CGPoint) {
    currentPath.move(to: point.applying(state.transform))
  }

  /// Has no effect without a current point.
  public func addLine(to point: CGPoint) {
    guard hasCurrentPoint else { return }
    currentPath.addLine(to: point.applying(state.transform))
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Has no effect without a current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasCurrentPoint else { return }
    currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Has no effect without a current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasCurrentPoint else { return }
    currentPath.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  public func closePath() { currentPath.closeSubpath() }

  public func addRect(_ rect: CGRect) { add(Path(rect: rect)) }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  /// Adds an arc around a centre, with a line to its start where there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the positive x axis.
  ///   - clockwise: as seen where y points up. In UIKit's contexts, where it points down, `true` turns counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addToUserPath {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds the arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard hasCurrentPoint else { return }
    addToUserPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addPath(_ path: CGPath) { add(path.path) }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// In user space.
  public var currentPointOfPath: CGPoint {
    (currentPath.currentPoint ?? .zero).applying(state.transform.inverted())
  }

  /// The box around the path with its control points, in user space; null for an empty path.
  public var boundingBoxOfPath: CGRect { userPath.controlPointBox }

  /// The current path in user space; nil if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(userPath)
  }

  /// Whether drawing the current path would paint a point in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath
    let fills = mode.fillRule.map { path.contains(point, rule: $0) } ?? false
    return fills || (mode.strokes && path.stroked(state.stroke).contains(point, rule: .winding))
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = userPath.stroked(state.stroke).applying(state.transform)
  }

  var userPath: Path { currentPath.applying(state.transform.inverted()) }

  private var hasCurrentPoint: Bool { currentPath.currentPoint != nil }

  private func add(_ path: Path) { currentPath.addPath(path.applying(state.transform)) }

  private func addToUserPath(_ add: (CGMutablePath) -> Void) {
    guard state.transform.determinant != 0 else { return }
    let path = CGMutablePath()
    path.path = userPath
    add(path)
    currentPath = path.path.applying(state.transform)
  }
}

extension CGPathDrawingMode {
  /// Nil if the mode doesn't fill.
  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
