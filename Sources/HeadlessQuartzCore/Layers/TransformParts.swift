internal import Foundation

/// The components of a transform without perspective: a scale, then a shear, then rotations about x, y and z, then a translation.
/// Indices are x, y and z. Composing the components gives the same transform.
struct TransformParts {
  var scale: [CGFloat]
  /// The shears of x along y, of x along z and of y along z.
  var shear: [CGFloat]
  /// The rotations about x, y and z, in radians.
  var rotation: [CGFloat]
  var translation: [CGFloat]

  /// The axis along which the transform reflects, x or y; nil if it has no reflection.
  private(set) var reflectedAxis: Int?

  /// - Parameter axis: the axis along which to express a reflection; nil for the axis that needs the smaller rotation.
  init(_ t: CATransform3D, reflectedAlong axis: Int? = nil) {
    var x = Row(t.m11, t.m12, t.m13)
    var y = Row(t.m21, t.m22, t.m23)
    var z = Row(t.m31, t.m32, t.m33)
    translation = [t.m41, t.m42, t.m43]
    scale = [x.length, 0, 0]
    x = x.unit
    shear = [x.dot(y), 0, 0]
    y = y.adding(x, -shear[0])
    scale[1] = y.length
    y = y.unit
    (shear[1], shear[2]) = (x.dot(z), y.dot(z))
    z = z.adding(x, -shear[1]).adding(y, -shear[2])
    scale[2] = z.length
    z = z.unit
    for (index, part) in [1, 2, 2].enumerated() where scale[part] != 0 { shear[index] /= scale[part] }
    // A scale of 0 loses the direction of its axis. The other two axes determine it.
    if scale[0] == 0 { x = y.cross(z) }
    if scale[1] == 0 { y = z.cross(x) }
    if scale[2] == 0 { z = x.cross(y) }
    if x.cross(y).dot(z) < 0 {
      reflectedAxis = axis ?? (x.x < y.y ? 0 : 1)
      if reflectedAxis == 0 {
        (scale[0], x) = (-scale[0], x.scaled(-1))
        (shear[0], shear[1]) = (-shear[0], -shear[1])
      } else {
        (scale[1], y) = (-scale[1], y.scaled(-1))
        (shear[0], shear[2]) = (-shear[0], -shear[2])
      }
    }
    rotation = TransformParts.angles(x, y, z)
  }

  private static func angles(_ x: Row, _ y: Row, _ z: Row) -> [CGFloat] {
    let angle = asin(min(max(-x.z, -1), 1))
    if abs(x.z) < 1 - 1e-12 { return [atan2(y.z, z.z), angle, atan2(x.y, x.x)] }
    return [0, angle, atan2(-y.x, y.y)]
  }

  var transform: CATransform3D { transform(turned: turn) }

  private var turn: CATransform3D {
    var turn = CATransform3DIdentity
    let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    for (angle, axis) in zip(rotation, axes) where angle != 0 {
      turn = CATransform3DConcat(turn, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
    }
    return turn
  }

  private func transform(turned turn: CATransform3D) -> CATransform3D {
    var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    result.m21 = scale[1] * shear[0]
    result.m31 = scale[2] * shear[1]
    result.m32 = scale[2] * shear[2]
    result = CATransform3DConcat(result, turn)
    (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
    return result
  }

  /// The transform at a point between two transforms. A matrix doesn't contain full turns, so the rotation takes the shorter
  /// direction, about a single axis, as unit quaternions do.
  static func between(_ from: CATransform3D, _ to: CATransform3D, at t: CGFloat) -> CATransform3D {
    let start = TransformParts(from)
    // If both ends reflect, the same axis is used for both, and the transforms between them rotate.
    let end = TransformParts(to, reflectedAlong: start.reflectedAxis)
    var parts = start
    for index in 0..<3 {
      parts.scale[index] += (end.scale[index] - start.scale[index]) * t
      parts.shear[index] += (end.shear[index] - start.shear[index]) * t
      parts.translation[index] += (end.translation[index] - start.translation[index]) * t
    }
    let isFlat = [start, end].allSatisfy { $0.rotation[0] == 0 && $0.rotation[1] == 0 }
    guard isFlat else {
      let turn = Turn(start.turn).between(Turn(end.turn), at: t).transform
      return parts.transform(turned: turn)
    }
    var turn = end.rotation[2] - start.rotation[2]
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    parts.rotation[2] += turn * t
    return parts.transform
  }
}

/// A row of a matrix.
private struct Row {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }

  var length: CGFloat { dot(self).squareRoot() }
  /// The row divided by its length, or the row itself if its length is 0.
  var unit: Row { length > 0 ? scaled(1 / length) : self }

  func dot(_ other: Row) -> CGFloat { x * other.x + y * other.y + z * other.z }
  func scaled(_ factor: CGFloat) -> Row { Row(x * factor, y * factor, z * factor) }
  func adding(_ other: Row, _ factor: CGFloat) -> Row {
    Row(x + other.x * factor, y + other.y * factor, z + other.z * factor)
  }
  func cross(_ other: Row) -> Row {
    Row(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

/// A rotation, represented by a unit quaternion.
private struct Turn {
  var axis: Row
  var w: CGFloat

  init(axis: Row, w: CGFloat) { (self.axis, self.w) = (axis, w) }

  init(_ t: CATransform3D) {
    // The largest of the four components is computed first, which avoids a division by a number near 0.
    let squares = [
      1 + t.m11 + t.m22 + t.m33, 1 + t.m11 - t.m22 - t.m33, 1 - t.m11 + t.m22 - t.m33, 1 - t.m11 - t.m22 + t.m33,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let double = max(squares[largest], 0).squareRoot()
    let (yz, zx, xy) = (t.m23 - t.m32, t.m31 - t.m13, t.m12 - t.m21)
    let (sumXY, sumZX, sumYZ) = (t.m12 + t.m21, t.m31 + t.m13, t.m23 + t.m32)
    let own = double / 2
    let other = double > 0 ? 1 / (2 * double) : 0
    switch largest {
    case 0: self.init(axis: Row(yz * other, zx * other, xy * other), w: own)
    case 1: self.init(axis: Row(own, sumXY * other, sumZX * other), w: yz * other)
    case 2: self.init(axis: Row(sumXY * other, own, sumYZ * other), w: zx * other)
    default: self.init(axis: Row(sumZX * other, sumYZ * other, own), w: xy * other)
    }
  }

  func between(_ other: Turn, at t: CGFloat) -> Turn {
    var cosine = axis.dot(other.axis) + w * other.w
    let sign: CGFloat = cosine < 0 ? -1 : 1
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    guard angle > 1e-9 else { return self }
    let (first, second) = (sin((1 - t) * angle) / sin(angle), sign * sin(t * angle) / sin(angle))
    return Turn(axis: axis.scaled(first).adding(other.axis, second), w: w * first + other.w * second)
  }

  var transform: CATransform3D {
    CATransform3DMakeRotation(2 * atan2(axis.length, w), axis.x, axis.y, axis.z)
  }
}
