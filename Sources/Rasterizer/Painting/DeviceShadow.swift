import Foundation
import Graphics

/// A shadow in device pixels.
struct DeviceShadow {
  var color: Color
  var offsetX: Double
  var offsetY: Double
  var sigma: Double

  /// A blur beyond this, in pixels, is held at it: the shadow of a phone's whole screen is flat long before.
  static let maximumSigma = 1000.0

  /// Nil for a shadow that can't be seen or whose figures are no numbers.
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

  /// How far paint may spread beyond the shifted shape, in pixels.
  var reach: Int { BlurPyramid(sigma: sigma).reach + 1 }

  /// How many transparent pixels a layer that casts the shadow needs around what is on it. A wide blur is done on a small
  /// picture: the others, up to `reach`, needn't be there.
  var layerMargin: Int {
    let pyramid = BlurPyramid(sigma: sigma)
    return pyramid.levels == 0 ? reach : pyramid.factor
  }

  var wholeX: Int { Int(offsetX.rounded()) }
  var wholeY: Int { Int(offsetY.rounded()) }

  /// Where the shadow of something within `shape` may leave paint.
  func bounds(of shape: PixelRect) -> PixelRect {
    shape.expanded(by: reach).offset(x: wholeX, y: wholeY)
  }
}
