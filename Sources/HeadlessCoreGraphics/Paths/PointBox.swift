internal import Foundation

/// The bounding box of points. It stores edges instead of sizes, so that no edge moves by rounding errors of a sum.
struct PointBox {
  private var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var greatest = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  init(_ points: CGPoint...) {
    for point in points { include(point) }
  }

  /// Null without points.
  var rect: CGRect {
    guard least.x <= greatest.x, least.y <= greatest.y else { return .null }
    return CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  mutating func include(_ point: CGPoint) {
    least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
  }

  /// The nearest point in the box: a curve never leaves the box of its control points, except by rounding errors.
  func clamp(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, least.x), greatest.x), y: min(max(point.y, least.y), greatest.y))
  }
}
