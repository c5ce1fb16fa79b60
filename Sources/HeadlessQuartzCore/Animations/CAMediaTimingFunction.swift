public import Foundation

/// A cubic Bézier curve that maps an animation's time to its progress, both from 0 to 1.
open class CAMediaTimingFunction: NSObject {
  private let first: CGPoint
  private let second: CGPoint

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    super.init()
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    // The control points of Apple's documentation, which are those of CSS, too.
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the x and y of one of the curve's four points, which are numbered from 0.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// The progress at a time; both are from 0 to 1.
  package func value(at time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    func curve(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    // x grows with the curve's parameter, so bisection finds the parameter, to more digits than a pixel shows.
    var (lower, upper): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<48 {
      let middle = (lower + upper) / 2
      if curve(first.x, second.x, middle) < time { lower = middle } else { upper = middle }
    }
    return curve(first.y, second.y, (lower + upper) / 2)
  }
}
