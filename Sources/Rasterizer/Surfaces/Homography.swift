import CPixman
import Graphics

/// A projective transform of the plane: a 3 x 3 matrix that transforms columns `(x, y, 1)`, up to a factor.
struct Homography {
  /// Row after row.
  private var m: [Double]

  private init(_ m: [Double]) { self.m = m }

  init(_ matrix: Matrix) {
    m = [matrix.xx, matrix.xy, matrix.x0, matrix.yx, matrix.yy, matrix.y0, 0, 0, 1]
  }

  init(_ projection: Projection) {
    let t = projection.affine
    m = [t.a, t.c, t.tx, t.b, t.d, t.ty, projection.x, projection.y, projection.w].map { Double($0) }
  }

  /// The transform that applies `self` first and `next` after it.
  func then(_ next: Homography) -> Homography {
    var result = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 { result[row * 3 + column] += next.m[row * 3 + k] * m[k * 3 + column] }
      }
    }
    return Homography(result)
  }

  /// The inverse; nil if all points are transformed to a line.
  var inverse: Homography? {
    let adjugate = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Homography(adjugate.map { $0 / determinant })
  }

  func distance(_ x: Double, _ y: Double) -> Double { m[6] * x + m[7] * y + m[8] }

  /// The transform of a point; nil if the point is at infinity or behind the viewer.
  func project(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let w = distance(x, y)
    guard w > 1e-6, w.isFinite else { return nil }
    return ((m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w)
  }

  /// The matrix in pixman's numbers, which have 16 integer and 16 fractional bits, for the pixels of a picture whose corner is the
  /// origin. The free factor of the matrix is chosen for the best precision: pixman paints nothing if an entry, or a pixel's value
  /// before the division, exceeds the range.
  func pixman(width: Int, height: Int) -> pixman_transform? {
    var largest = m.map(abs).max() ?? 0
    for (x, y) in [(0, 0), (width, 0), (0, height), (width, height)] {
      for row in 0..<3 {
        largest = max(largest, abs(m[row * 3] * Double(x) + m[row * 3 + 1] * Double(y) + m[row * 3 + 2]))
      }
    }
    guard largest.isFinite, largest > 0 else { return nil }
    let factor = 32_000 / largest * 65_536
    func fixed(_ index: Int) -> pixman_fixed_t { pixman_fixed_t((m[index] * factor).rounded()) }
    return pixman_transform(
      matrix: (
        (fixed(0), fixed(1), fixed(2)), (fixed(3), fixed(4), fixed(5)), (fixed(6), fixed(7), fixed(8))
      ))
  }
}
