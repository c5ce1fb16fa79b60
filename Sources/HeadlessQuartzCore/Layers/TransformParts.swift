internal import Foundation

/// A transform without shear, in its components; indices are x, y and z.
struct TransformParts {
  var scale: [CGFloat]
  var rotation: [CGFloat]
  var translation: [CGFloat]

  init(_ t: CATransform3D) {
    var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    translation = [t.m41, t.m42, t.m43]
    scale = rows.map { row in row.map { $0 * $0 }.reduce(0, +).squareRoot() }
    let determinant =
      rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    if determinant < 0 { scale[0] = -scale[0] }
    for row in 0..<3 where scale[row] != 0 {
      for column in 0..<3 { rows[row][column] /= scale[row] }
    }
    let y = asin(min(max(-rows[0][2], -1), 1))
    if abs(rows[0][2]) < 1 - 1e-12 {
      rotation = [atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0])]
    } else {
      rotation = [0, y, atan2(-rows[1][0], rows[1][1])]
    }
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    for (angle, axis) in zip(rotation, axes) where angle != 0 {
      result = CATransform3DConcat(result, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
    }
    result.m41 = translation[0]
    result.m42 = translation[1]
    result.m43 = translation[2]
    return result
  }
}
