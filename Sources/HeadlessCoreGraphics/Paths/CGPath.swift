public import Foundation
public import Graphics

/// An immutable path of lines and Bézier curves, in points.
public class CGPath: CustomStringConvertible {
  package internal(set) var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform))
  }

  /// The ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// A rectangle with elliptical corners; corners that don't fit are reduced.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(in: rect, radii: CornerRadii(all: CGSize(width: cornerWidth, height: cornerHeight)))
    self.init(path.applying(transform))
  }

  /// The elements in Core Graphics' form: a curve's control points precede its end.
  public var description: String {
    func word(_ points: CGPoint...) -> String {
      points.map { String(format: "(%g, %g)", $0.x, $0.y) }.joined(separator: " ")
    }
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    return path.elements.reduce(into: "Path 0x\(address):\n") { text, element in
      switch element {
      case .move(let to): text += "  moveto \(word(to))\n"
      case .line(let to): text += "    lineto \(word(to))\n"
      case .quadCurve(let to, let control): text += "    quadto \(word(control, to))\n"
      case .curve(let to, let first, let second): text += "    curveto \(word(first, second, to))\n"
      case .closeSubpath: text += "    closepath\n"
      }
    }
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The box around all points and control points; null for an empty path.
  public var boundingBox: CGRect { path.controlPointBox }

  /// The box around the curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.outlineBox }

  /// The rectangle that the path is; nil for any other path.
  package var rectangle: CGRect? { path.rectangle }

  /// Whether the path is a rectangle, which is returned in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Whether a point is inside the filled path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: rule.rule)
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path.applying(transform)
    return copy
  }

  /// The path as dashes: each dash of each subpath is a separate subpath. Curves become lines.
  ///
  /// - Parameters:
  ///   - phase: the offset into the dash pattern at which the path starts, in points.
  ///   - lengths: the lengths of dashes and gaps, alternating, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(PathFlattening(path).dashed(phase: phase, lengths: lengths).applying(transform))
  }

  /// A path that, filled with the winding rule, covers the stroke of this one. Curves become short lines, and the result's parts
  /// overlap.
  ///
  /// - Parameter lineWidth: in points.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return CGPath(path.stroked(style).applying(transform))
  }

  /// Calls `block` with every element. The element, and its points, may be used during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A closing element has no points, but Core Graphics' type requires an address.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { fallback in
          var value = CGPathElement(type: element.type, points: buffer.baseAddress ?? fallback)
          withUnsafePointer(to: &value, block)
        }
      }
    }
  }

  /// Calls `function` with `info` and every element. The element may be used during the call only.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath: Hashable {
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path.elements == b.path.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements) }
}

extension Path {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
