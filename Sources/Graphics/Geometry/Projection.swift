public import Foundation

/// The perspective view of a plane in space. A 3 x 3 matrix that transforms row vectors `(x, y, 1)`, followed by a division by the
/// third component.
public struct Projection: Hashable, Sendable {
  /// The first two columns, before the division.
  public var affine: CGAffineTransform
  /// The last column: the coefficients of x, y and 1 in the distance.
  public var x: CGFloat
  public var y: CGFloat
  public var w: CGFloat

  public init(affine: CGAffineTransform, x: CGFloat, y: CGFloat, w: CGFloat) {
    self.affine = affine
    self.x = x
    self.y = y
    self.w = w
  }

  /// The distance of a point, in units of the plane that has its own size; 0 or less for a point behind the viewer.
  public func distance(_ point: CGPoint) -> CGFloat { point.x * x + point.y * y + w }

  /// The projection of a point; nil for a point behind the viewer.
  public func project(_ point: CGPoint) -> CGPoint? {
    let distance = distance(point)
    guard distance > 1e-6 else { return nil }
    let place = point.applying(affine)
    return CGPoint(x: place.x / distance, y: place.y / distance)
  }
}
