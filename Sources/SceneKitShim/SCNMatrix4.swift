internal import Foundation

/// A transform: points are rows, multiplied from the left, so that the last row is the translation.
public struct SCNMatrix4: Sendable {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: Float

  /// All zeros.
  public init() { self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4)) }

  init(rows: [[Float]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [[Float]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// The transformed point.
  func apply(to point: SCNVector3) -> SCNVector3 {
    SCNVector3(
      x: point.x * m11 + point.y * m21 + point.z * m31 + m41, y: point.x * m12 + point.y * m22 + point.z * m32 + m42,
      z: point.x * m13 + point.y * m23 + point.z * m33 + m43)
  }

  /// The same without the translation.
  func apply(toVector vector: SCNVector3) -> SCNVector3 {
    SCNVector3(
      x: vector.x * m11 + vector.y * m21 + vector.z * m31, y: vector.x * m12 + vector.y * m22 + vector.z * m32,
      z: vector.x * m13 + vector.y * m23 + vector.z * m33)
  }

  /// The rotation of a unit quaternion.
  init(quaternion q: SCNQuaternion) {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    self.init(rows: [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
      [0, 0, 0, 1],
    ])
  }
}

/// The transform that changes nothing.
public let SCNMatrix4Identity = SCNMatrix4(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// - Parameter angle: in radians, around the axis (x, y, z).
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4(quaternion: quaternion(SCNVector4(x: x, y: y, z: z, w: angle)))
}

/// The transform `a`, followed by `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  let (a, b) = (a.rows, b.rows)
  return SCNMatrix4(
    rows: (0..<4).map { row in
      (0..<4).map { column in
        a[row][0] * b[0][column] + a[row][1] * b[1][column] + a[row][2] * b[2][column] + a[row][3] * b[3][column]
      }
    })
}

public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m.rows == SCNMatrix4Identity.rows }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.rows == b.rows }

/// The inverse, by elimination; the matrix itself where it has none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  var (left, right) = (m.rows, SCNMatrix4Identity.rows)
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
      left[pivot][column] != 0
    else { return m }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] = left[column].map { $0 / factor }
    right[column] = right[column].map { $0 / factor }
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
    }
  }
  return SCNMatrix4(rows: right)
}

/// The unit quaternion of an axis and an angle in radians.
func quaternion(_ rotation: SCNVector4) -> SCNQuaternion {
  let length = (rotation.x * rotation.x + rotation.y * rotation.y + rotation.z * rotation.z).squareRoot()
  guard length > 0 else { return SCNQuaternion(x: 0, y: 0, z: 0, w: 1) }
  let (sine, cosine) = (sin(rotation.w / 2) / length, cos(rotation.w / 2))
  return SCNQuaternion(x: rotation.x * sine, y: rotation.y * sine, z: rotation.z * sine, w: cosine)
}

/// The rotation by `a`, followed by `b`.
func product(_ a: SCNQuaternion, _ b: SCNQuaternion) -> SCNQuaternion {
  SCNQuaternion(
    x: b.w * a.x + b.x * a.w + b.y * a.z - b.z * a.y, y: b.w * a.y - b.x * a.z + b.y * a.w + b.z * a.x,
    z: b.w * a.z + b.x * a.y - b.y * a.x + b.z * a.w, w: b.w * a.w - b.x * a.x - b.y * a.y - b.z * a.z)
}
