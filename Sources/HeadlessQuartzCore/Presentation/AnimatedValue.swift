package import Foundation
internal import Graphics

/// Interpolates values for animations. Values have the type `Any`, as key paths return them.
package enum AnimatedValue {
  /// The value between two values of a kind. If the kind has no intermediate values: the first value, and from the middle on the
  /// second.
  package static func between(_ from: Any?, _ to: Any?, at fraction: CGFloat) -> Any? {
    let (from, to) = (NSValue.unwrapped(from), NSValue.unwrapped(to))
    if let mixed = mix(from, to, fraction) { return mixed }
    return fraction < 0.5 ? from : to
  }

  private static func mix(_ from: Any?, _ to: Any?, _ t: CGFloat) -> Any? {
    if let from = CGFloat(anyNumber: from), let to = CGFloat(anyNumber: to) { return number(from, to, t) }
    switch (from, to) {
    case (let from as CGPoint, let to as CGPoint):
      return CGPoint(x: number(from.x, to.x, t), y: number(from.y, to.y, t))
    case (let from as CGSize, let to as CGSize):
      return CGSize(width: number(from.width, to.width, t), height: number(from.height, to.height, t))
    case (let from as CGRect, let to as CGRect):
      return rect(from, to) { number($0, $1, t) }
    case (let from as CATransform3D, let to as CATransform3D): return transform(from, to, t)
    case (let from as CGAffineTransform, let to as CGAffineTransform):
      return transform(CATransform3DMakeAffineTransform(from), CATransform3DMakeAffineTransform(to), t)
    case (let from as CGColor, let to as CGColor): return CGColor(color(from.color, to.color, t))
    // No colour is treated as the other colour with an alpha of 0.
    case (nil, let to as CGColor): return CGColor(color(.clear, to.color, t))
    case (let from as CGColor, nil): return CGColor(color(from.color, from.color.withAlpha(0), t))
    case (let from as CGPath, let to as CGPath): return path(from.path, to.path, t).map(CGPath.init)
    case (let from as [Any], let to as [Any]):
      return from.count == to.count ? zip(from, to).map { between($0, $1, at: t) as Any } : nil
    default: return nil
    }
  }

  /// Interpolates the components of rectangles as they are: animations by differences can have negative sizes, for which `minX` and
  /// `width` would be those of the same area with a positive size.
  private static func rect(_ a: CGRect, _ b: CGRect, _ combine: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    CGRect(
      x: combine(a.origin.x, b.origin.x), y: combine(a.origin.y, b.origin.y),
      width: combine(a.size.width, b.size.width), height: combine(a.size.height, b.size.height))
  }

  private static func number(_ from: CGFloat, _ to: CGFloat, _ t: CGFloat) -> CGFloat { from + (to - from) * t }

  private static func point(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: number(from.x, to.x, t), y: number(from.y, to.y, t))
  }

  private static func color(_ from: Color, _ to: Color, _ t: CGFloat) -> Color {
    // A colour that fades in from clear has the components of the final colour, as with premultiplied alpha.
    let alpha = number(from.alpha, to.alpha, t)
    guard alpha > 0 else { return to.withAlpha(0) }
    func part(_ from: CGFloat, _ fromAlpha: CGFloat, _ to: CGFloat, _ toAlpha: CGFloat) -> CGFloat {
      number(from * fromAlpha, to * toAlpha, t) / alpha
    }
    return Color(
      red: part(from.red, from.alpha, to.red, to.alpha), green: part(from.green, from.alpha, to.green, to.alpha),
      blue: part(from.blue, from.alpha, to.blue, to.alpha), alpha: alpha)
  }

  /// Interpolates scale, shear, rotation and translation, so that rotating layers keep their size. Transforms with perspective
  /// are interpolated element by element.
  private static func transform(_ from: CATransform3D, _ to: CATransform3D, _ t: CGFloat) -> CATransform3D {
    guard !hasPerspective(from), !hasPerspective(to) else {
      var elements = from.elements
      for (index, end) in to.elements.enumerated() { elements[index] = number(elements[index], end, t) }
      return CATransform3D(elements: elements)
    }
    return TransformParts.between(from, to, at: t)
  }

  private static func hasPerspective(_ transform: CATransform3D) -> Bool {
    if transform.m14 != 0 || transform.m24 != 0 { return true }
    return transform.m34 != 0 || transform.m44 != 1
  }

  /// Returns nil for paths whose elements don't correspond.
  private static func path(_ from: Path, _ to: Path, _ t: CGFloat) -> Path? {
    guard from.elements.count == to.elements.count else { return nil }
    var result = Path()
    var start = (from: CGPoint.zero, to: CGPoint.zero)
    for pair in zip(from.elements, to.elements) {
      switch pair {
      case (.move(let a), .move(let b)): result.move(to: point(a, b, t))
      case (.line(let a), .line(let b)): result.addLine(to: point(a, b, t))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        result.addQuadCurve(to: point(a, b, t), control: point(c, d, t))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        result.addCurve(to: point(a, b, t), control1: point(c, d, t), control2: point(e, f, t))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default:
        // A line in one path and a curve in the other are both interpolated as cubic curves.
        guard let first = pair.0.curve(from: start.from), let second = pair.1.curve(from: start.to) else { return nil }
        result.addCurve(
          to: point(first.end, second.end, t), control1: point(first.control1, second.control1, t),
          control2: point(first.control2, second.control2, t))
      }
      start = (pair.0.end ?? start.from, pair.1.end ?? start.to)
    }
    return result
  }

  // MARK: Sums

  /// The sum of two values, for `byValue` and additive animations; nil if the values can't be added.
  package static func sum(_ value: Any?, _ other: Any?) -> Any? {
    if let value = CGFloat(anyNumber: value), let other = CGFloat(anyNumber: other) { return value + other }
    switch (value, other) {
    case (let value as CGPoint, let other as CGPoint): return CGPoint(x: value.x + other.x, y: value.y + other.y)
    case (let value as CGSize, let other as CGSize):
      return CGSize(width: value.width + other.width, height: value.height + other.height)
    case (let value as CGRect, let other as CGRect): return rect(value, other, +)
    case (let value as CATransform3D, let other as CATransform3D): return CATransform3DConcat(other, value)
    default: return nil
    }
  }

  /// The sum of a number of copies of a value; nil if the value can't be added.
  static func multiple(_ value: Any?, _ count: Int) -> Any? {
    var (result, power, rest): (Any?, Any?, Int) = (nil, value, count)
    while rest > 0 {
      if rest % 2 == 1 {
        result = result == nil ? power : sum(result, power)
        if result == nil { return nil }
      }
      rest /= 2
      if rest > 0 { power = sum(power, power) }
    }
    return result
  }

  /// The difference of two values; nil if they can't be subtracted.
  package static func difference(_ value: Any?, _ other: Any?) -> Any? {
    if let value = CGFloat(anyNumber: value), let other = CGFloat(anyNumber: other) { return value - other }
    switch (value, other) {
    case (let value as CGPoint, let other as CGPoint): return CGPoint(x: value.x - other.x, y: value.y - other.y)
    case (let value as CGSize, let other as CGSize):
      return CGSize(width: value.width - other.width, height: value.height - other.height)
    case (let value as CGRect, let other as CGRect): return rect(value, other, -)
    default: return nil
    }
  }

  /// The distance of two values, for paced animations; 0 for values without a distance.
  static func distance(_ from: Any?, _ to: Any?) -> CGFloat {
    if let from = CGFloat(anyNumber: from), let to = CGFloat(anyNumber: to) { return abs(to - from) }
    switch (from, to) {
    case (let from as CGPoint, let to as CGPoint): return hypot(to.x - from.x, to.y - from.y)
    case (let from as CGSize, let to as CGSize): return hypot(to.width - from.width, to.height - from.height)
    default: return 0
    }
  }
}

extension Path.Element {
  /// The end point of the element; nil for the end of a subpath.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }

  /// The element as a cubic curve; nil for an element that draws no line.
  func curve(from start: CGPoint) -> (end: CGPoint, control1: CGPoint, control2: CGPoint)? {
    func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch self {
    case .line(let to): return (to, between(start, to, 1.0 / 3), between(start, to, 2.0 / 3))
    case .quadCurve(let to, let control): return (to, between(start, control, 2.0 / 3), between(to, control, 2.0 / 3))
    case .curve(let to, let control1, let control2): return (to, control1, control2)
    case .move, .closeSubpath: return nil
    }
  }
}
