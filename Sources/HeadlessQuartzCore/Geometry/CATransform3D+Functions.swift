public import Foundation
public import Graphics

/// Whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether all elements of `a` and `b` are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
    && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
    && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
    && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

/// A translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// A rotation by `angle` radians about the vector `(x, y, z)`; the identity for a vector without length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (ux, uy, uz) = (x / length, y / length, z / length)
  let c = cos(angle)
  let s = sin(angle)
  let k = 1 - c
  var result = CATransform3DIdentity
  result.m11 = c + k * ux * ux
  result.m12 = k * ux * uy + s * uz
  result.m13 = k * ux * uz - s * uy
  result.m21 = k * ux * uy - s * uz
  result.m22 = c + k * uy * uy
  result.m23 = k * uy * uz + s * ux
  result.m31 = k * ux * uz + s * uy
  result.m32 = k * uy * uz - s * ux
  result.m33 = c + k * uz * uz
  return result
}

/// `t`, preceded by a translation.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// `t`, preceded by a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// `t`, preceded by a rotation by `angle` radians about the vector `(x, y, z)`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var product = CATransform3D()
  (product.m11, product.m12, product.m13, product.m14) = b.row(a.m11, a.m12, a.m13, a.m14)
  (product.m21, product.m22, product.m23, product.m24) = b.row(a.m21, a.m22, a.m23, a.m24)
  (product.m31, product.m32, product.m33, product.m34) = b.row(a.m31, a.m32, a.m33, a.m34)
  (product.m41, product.m42, product.m43, product.m44) = b.row(a.m41, a.m42, a.m43, a.m44)
  return product
}

extension CATransform3D {
  /// A row vector times the matrix. Written out without arrays, because multiplying matrices is the most frequent operation of
  /// layers' animations.
  fileprivate func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x * m11 + y * m21 + z * m31 + w * m41, x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43, x * m14 + y * m24 + z * m34 + w * m44
    )
  }
}

/// The inverse, or `t` itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with the largest pivot of each column.
  var left = t.elements
  var right = CATransform3DIdentity.elements
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }!
    guard left[pivot * 4 + column] != 0 else { return t }
    for index in 0..<4 {
      left.swapAt(column * 4 + index, pivot * 4 + index)
      right.swapAt(column * 4 + index, pivot * 4 + index)
    }
    let factor = left[column * 4 + column]
    for index in 0..<4 {
      left[column * 4 + index] /= factor
      right[column * 4 + index] /= factor
    }
    for row in 0..<4 where row != column {
      let factor = left[row * 4 + column]
      for index in 0..<4 {
        left[row * 4 + index] -= factor * left[column * 4 + index]
        right[row * 4 + index] -= factor * right[column * 4 + index]
      }
    }
  }
  return CATransform3D(elements: right)
}

/// The 3D transform that corresponds to a transform of the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

/// Whether the transform stays in the plane and has no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    && t.m43 == 0 && t.m44 == 1
}

/// The part of the transform in the plane. For a transform that isn't affine, for which Core Animation's result is undefined, this
/// is the view along the z axis without perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flattened }
