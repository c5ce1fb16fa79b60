import Foundation
import Graphics

/// A shadow in device pixels.
struct DeviceShadow {
  var color: Color
  var offsetX: Double
  var offsetY: Double
  var sigma: Double

  /// The maximum blur, in pixels: the shadow of a phone's whole screen is uniform long before.
  static let maximumSigma = 1000.0

  /// Nil for an invisible shadow, or if its values aren't numbers.
  init?(_ shadow: Shadow, _ matrix: Matrix) {
    let width = Double(shadow.offset.width)
    let height = Double(shadow.offset.height)
    offsetX = matrix.xx * width + matrix.xy * height
    offsetY = matrix.yx * width + matrix.yy * height
    let exactSigma = Double(shadow.sigma) * matrix.meanScale
    guard unit(shadow.color.alpha) > 0, offsetX.isFinite, offsetY.isFinite, !exactSigma.isNaN else { return nil }
    let limit = Double(PixelRect.limit)
    guard abs(offsetX) < limit, abs(offsetY) < limit else { return nil }
    sigma = min(max(exactSigma, 0), DeviceShadow.maximumSigma)
    color = shadow.color
  }

  /// The distance that paint may spread beyond the shifted shape, in pixels.
  var reach: Int { BlurPyramid(sigma: sigma).reach + 1 }

  /// The number of transparent pixels that a layer that casts the shadow needs around its content. A wide blur is computed on a
  /// reduced picture, which doesn't need the remaining pixels up to `reach`.
  var layerMargin: Int {
    let pyramid = BlurPyramid(sigma: sigma)
    return pyramid.levels == 0 ? reach : pyramid.factor
  }

  var wholeX: Int { Int(offsetX.rounded()) }
  var wholeY: Int { Int(offsetY.rounded()) }

  /// The area that the shadow of something within `shape` may paint.
  func bounds(of shape: PixelRect) -> PixelRect {
    shape.expanded(by: reach).offset(x: wholeX, y: wholeY)
  }
}
