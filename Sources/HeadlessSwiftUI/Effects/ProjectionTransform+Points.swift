public import Foundation

extension ProjectionTransform {
  /// Replaces the transform by its inverse; returns false, and changes nothing, if there is none.
  @discardableResult public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// The inverse of the transform; the transform itself if there is none.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// The inverse by cofactors; nil for a transform that leaves no area.
  var inverse: ProjectionTransform? {
    let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// Where a point is drawn; nil for a point that is behind the viewer.
  func place(_ point: CGPoint) -> CGPoint? {
    let depth = point.x * m13 + point.y * m23 + m33
    guard depth > 0 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / depth, y: (point.x * m12 + point.y * m22 + m32) / depth)
  }
}

extension CGPoint {
  /// The point after a transform, divided by the third component of the result.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / depth, y: (x * m.m12 + y * m.m22 + m.m32) / depth)
  }
}
