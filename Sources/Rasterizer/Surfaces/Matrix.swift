import CCairo
import Foundation
import Graphics

/// An affine transform in Cairo's form. Painting stores its current transform in one, and keeps Cairo's own at the identity, so
/// that coordinates can be checked and limited before they are converted to Cairo's fixed-point numbers.
typealias Matrix = cairo_matrix_t

extension cairo_matrix_t {
  static let identity = Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

  init(scale: Double) {
    self.init(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
  }

  /// Values that are only rounding errors, such as the cosine of a quarter turn, become zero, so that sides stay parallel to the
  /// axes.
  init(_ t: CGAffineTransform) {
    let noise = max(abs(t.a), abs(t.b), abs(t.c), abs(t.d)) * 1e-12
    func clean(_ value: CGFloat) -> Double { abs(value) <= noise ? 0 : Double(value) }
    self.init(xx: clean(t.a), yx: clean(t.b), xy: clean(t.c), yy: clean(t.d), x0: Double(t.tx), y0: Double(t.ty))
  }

  /// The transform that applies `self` first and `next` after it.
  func then(_ next: Matrix) -> Matrix {
    Matrix(
      xx: xx * next.xx + yx * next.xy, yx: xx * next.yx + yx * next.yy,
      xy: xy * next.xx + yy * next.xy, yy: xy * next.yx + yy * next.yy,
      x0: x0 * next.xx + y0 * next.xy + next.x0, y0: x0 * next.yx + y0 * next.yy + next.y0)
  }

  func x(_ px: Double, _ py: Double) -> Double { xx * px + xy * py + x0 }
  func y(_ px: Double, _ py: Double) -> Double { yx * px + yy * py + y0 }

  var determinant: Double { xx * yy - yx * xy }

  /// The mean factor by which lengths are scaled.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// The largest factor by which a length may be scaled; an upper bound, not always reached.
  var maximumScale: Double { max((xx * xx + yx * yx).squareRoot() + (xy * xy + yy * yy).squareRoot(), 0) }

  /// Whether a painted item has an area under the transform, and coordinates that are numbers.
  var isUsable: Bool {
    let det = determinant
    return det.isFinite && abs(det) > 1e-12 && x0.isFinite && y0.isFinite && abs(det) < 1e16
  }

  /// Whether the transform is within the range of pixman's numbers, which have 16 integer and 16 fractional bits; called for the
  /// inverse that a pattern receives.
  var fitsPixman: Bool {
    let largest = 32_767.0
    let least = 1 / 65_536.0
    return max(abs(x0), abs(y0)) <= Double(PixelRect.limit) && max(abs(xx), abs(xy), abs(yx), abs(yy)) <= largest
      && max(abs(xx), abs(xy)) >= least && max(abs(yx), abs(yy)) >= least && max(abs(xx), abs(yx)) >= least
      && max(abs(xy), abs(yy)) >= least
  }

  var isRectilinear: Bool { (yx == 0 && xy == 0) || (xx == 0 && yy == 0) }

  /// Whether the transform only moves and scales, equally in both directions and without mirroring.
  var isUniformScale: Bool { yx == 0 && xy == 0 && xx > 0 && abs(xx - yy) <= xx * 1e-9 }

  /// The inverse; valid only if `isUsable`.
  var inverse: Matrix {
    let det = determinant
    return Matrix(
      xx: yy / det, yx: -yx / det, xy: -xy / det, yy: xx / det,
      x0: (xy * y0 - yy * x0) / det, y0: (yx * x0 - xx * y0) / det)
  }
}
