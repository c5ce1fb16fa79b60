import CCairo
import CPixman
import Foundation

/// A blurred picture, kept as small as its blur allows: it is enlarged, bilinearly, when it is painted.
///
/// A wide blur leaves no detail, so the picture is halved until the blur is narrow, convolved there, and enlarged. The
/// halvings and the enlargement blur by themselves; the convolution does what is left. Stays within 2/255 of a Gaussian.
struct BlurPyramid {
  let plane: PixelPlane
  /// Device pixels for one of the plane's, in both directions: a power of two.
  let factor: Int

  /// The blur, in pixels of the small picture, that halving stops above: below it the enlargement's straight lines show.
  private static let leastSmallSigma = 2.4

  static func levels(sigma: Double) -> Int {
    var level = 0
    while sigma / Double(2 << level) >= leastSmallSigma { level += 1 }
    return level
  }

  /// What the convolution has to add, in small pixels, at `level` halvings.
  ///
  /// Averaging `f` pixels has a variance of (f^2 - 1) / 12, in device pixels, and bilinear enlargement one of f^2 / 6.
  static func smallSigma(_ sigma: Double, level: Int) -> Double {
    guard level > 0 else { return sigma }
    let f = Double(1 << level)
    let variance = sigma * sigma - (f * f - 1) / 12 - f * f / 6
    return max(variance, 0).squareRoot() / f
  }

  /// Blurs the pixels at `memory`; those beyond the edges are taken to be like the edges.
  init(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, sigma: Double, scratch: ScratchPool
  ) throws {
    let levels = BlurPyramid.levels(sigma: sigma)
    var current: PixelPlane
    if levels == 0 {
      current = try PixelPlane(.argb32, width: width, height: height, clear: false, from: scratch)
      var y = 0
      while y < height {
        memcpy(current.memory + y * current.stride, memory + y * stride, width * 4)
        y += 1
      }
    } else {
      current = try Halving.halve(
        memory: memory, width: width, height: height, stride: stride, scratch: scratch)
      for _ in 1..<levels {
        current = try Halving.halve(
          memory: current.memory, width: current.width, height: current.height, stride: current.stride,
          scratch: scratch)
      }
    }
    try Gaussian.blur(current, sigma: BlurPyramid.smallSigma(sigma, level: levels), scratch: scratch)
    plane = current
    factor = 1 << levels
  }

  /// Runs `body` with a pattern that shows the blurred picture, enlarged, its top left corner at a device pixel.
  func withPattern(x: Int, y: Int, _ body: (OpaquePointer) -> Void) {
    let surface = plane.makeSurface()
    let pattern = cairo_pattern_create_for_surface(surface)!
    let f = Double(factor)
    var matrix = Matrix(xx: 1 / f, yx: 0, xy: 0, yy: 1 / f, x0: -Double(x) / f, y0: -Double(y) / f)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    body(pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}

/// Pictures of half the size, each pixel the mean of four (of two, at an odd edge).
enum Halving {
  /// - Parameters:
  ///   - horizontally: whether the width is halved.
  ///   - vertically: whether the height is halved.
  static func halve(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, horizontally: Bool = true,
    vertically: Bool = true, scratch: ScratchPool
  ) throws -> PixelPlane {
    let result = try PixelPlane(
      .argb32, width: horizontally ? (width + 1) / 2 : width, height: vertically ? (height + 1) / 2 : height,
      clear: false, from: scratch)
    let source = PixelPlane.makeImage(.argb32, width: width, height: height, memory: memory, stride: stride)
    let destination = result.makeImage()
    var transform = pixman_transform_t()
    pixman_transform_init_scale(&transform, horizontally ? 2 << 16 : 1 << 16, vertically ? 2 << 16 : 1 << 16)
    pixman_image_set_transform(source, &transform)
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, nil, destination, 0, 0, 0, 0, 0, 0, Int32(result.width), Int32(result.height))
    pixman_image_unref(source)
    pixman_image_unref(destination)
    return result
  }
}
