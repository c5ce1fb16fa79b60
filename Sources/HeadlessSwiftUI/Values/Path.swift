public import Foundation
public import HeadlessUIKit

/// An outline, which is one of Core Graphics'.
public struct Path: Sendable {
  // Only this value has it: it is copied before it changes.
  nonisolated(unsafe) private var outline = CGMutablePath()

  public init() {}
  public init(_ path: CGPath) { change { $0.addPath(path) } }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  private mutating func change(_ change: (CGMutablePath) -> Void) {
    let copy = CGMutablePath()
    copy.addPath(outline)
    change(copy)
    outline = copy
  }

  public var cgPath: CGPath { outline }
  public var isEmpty: Bool { outline.isEmpty }
  public var boundingRect: CGRect { outline.boundingBoxOfPath }
  public var currentPoint: CGPoint? { isEmpty ? nil : outline.currentPoint }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise
      )
    }
  }
  public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
  public mutating func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    change { $0.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) }
  }
  public mutating func addPath(_ path: Path) { change { $0.addPath(path.outline) } }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
}
