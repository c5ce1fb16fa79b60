public import Foundation

/// How a plane in space appears: what is further away is smaller. A 3 x 3 matrix that transforms row vectors `(x, y, 1)`, and
/// divides by what becomes of the 1.
public struct Projection: Hashable, Sendable {
  /// What the first two columns do, before the division.
  public var affine: CGAffineTransform
  /// The last column: what of x, of y and of 1 the distance is made of.
  public var x: CGFloat
  public var y: CGFloat
  public var w: CGFloat

  public init(affine: CGAffineTransform, x: CGFloat, y: CGFloat, w: CGFloat) {
    self.affine = affine
    self.x = x
    self.y = y
    self.w = w
  }

  /// How far away a point is, in units of the plane that is seen in its own size; 0 or less for what lies behind the viewer.
  public func distance(_ point: CGPoint) -> CGFloat { point.x * x + point.y * y + w }

  /// Where a point is visible; nil where it lies behind the viewer.
  public func project(_ point: CGPoint) -> CGPoint? {
    let distance = distance(point)
    guard distance > 1e-6 else { return nil }
    let place = point.applying(affine)
    return CGPoint(x: place.x / distance, y: place.y / distance)
  }
}
