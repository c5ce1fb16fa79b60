internal import Foundation
internal import Graphics

/// A symbol's drawing, independent of its size, weight and colours.
struct SymbolDrawing: Sendable {
  /// The image's size, margins included; one unit is the point size.
  var size: CGSize
  /// From back to front.
  var parts: [SymbolPart]
  /// Whether the symbol is mirrored where text runs from right to left.
  var followsReading = false
  /// Whether it replaces a symbol without a drawing.
  var isPlaceholder = false

  /// The distance from the middle of the outermost lines to the image's edge, in units: for a circle of 1 in an image of 20 x 19
  /// points at 17.
  private static let margins = CGSize(width: 0.083 + 0.0415, height: 0.0585 + 0.0415)

  /// A drawing in an image of a known size.
  init(size: CGSize, parts: [SymbolPart]) {
    self.size = size
    self.parts = parts
  }

  /// A drawing in the middle of an image that is as large as needed.
  init(fitting parts: [SymbolPart]) {
    let box = SymbolDrawing.box(of: parts)
    guard !box.isNull else {
      self.init(size: CGSize(width: 1, height: 1), parts: [])
      return
    }
    let toMiddle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(
      size: CGSize(
        width: box.width + 2 * SymbolDrawing.margins.width, height: box.height + 2 * SymbolDrawing.margins.height),
      parts: parts.map { $0.applying(toMiddle) })
  }

  /// Whether there is a `.fill` variant of it.
  var hasFill: Bool { parts.contains { $0.kind == .area || $0.kind == .over || $0.kind == .inlay } }

  /// The drawing with everything decided that depends on whether it is filled.
  func settled(isFilled: Bool) -> SymbolDrawing {
    var result = self
    result.parts = parts.flatMap { $0.settled(isFilled: isFilled) }
    return result
  }

  /// The bounds of the drawing, in the middle of its lines; null if it is empty.
  var inkBox: CGRect { SymbolDrawing.box(of: parts) }

  /// The bounds of what is painted, lines with their width; null if it is empty.
  ///
  /// - Parameter lineWidth: of a part's lines without their own thickness, in units.
  func paintedBox(lineWidth: CGFloat) -> CGRect {
    settled(isFilled: false).parts.reduce(CGRect.null) { box, part in
      guard !part.isCut else { return box }
      let overhang = part.kind == .solid ? 0 : lineWidth * part.thickness / 2
      return box.union(part.path.curveBox.insetBy(dx: -overhang, dy: -overhang))
    }
  }

  private static func box(of parts: [SymbolPart]) -> CGRect {
    parts.reduce(CGRect.null) { box, part in
      part.isCut ? box : box.union(part.path.curveBox).union(SymbolDrawing.box(of: part.inner))
    }
  }
}

extension Path {
  /// The box around the path's lines, found at eight points of each curve.
  fileprivate var curveBox: CGRect {
    var box = CGRect.null
    var last = CGPoint.zero
    func include(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        include(to)
        last = to
      case .quadCurve(let to, let control):
        for index in 1...8 {
          let t = CGFloat(index) / 8
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          include(CGPoint(x: a * last.x + b * control.x + c * to.x, y: a * last.y + b * control.y + c * to.y))
        }
        last = to
      case .curve(let to, let first, let second):
        for index in 1...8 {
          let t = CGFloat(index) / 8
          let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
          let (c, d) = (3 * t * t * (1 - t), t * t * t)
          include(
            CGPoint(
              x: a * last.x + b * first.x + c * second.x + d * to.x,
              y: a * last.y + b * first.y + c * second.y + d * to.y))
        }
        last = to
      case .closeSubpath: break
      }
    }
    return box
  }
}
