import CPixman
import Foundation

/// The Gaussian function that blurs use.
enum Gaussian {
  /// The radius of a blur, in pixels: the weight beyond three standard deviations is less than a 255th.
  static func reach(_ sigma: Double) -> Int { Int((sigma * 3).rounded(.up)) }

  /// The weights of whole pixels around the middle one, as pixman's fixed-point numbers; their sum is exactly one, so that a
  /// uniform area is unchanged.
  static func kernel(_ sigma: Double) -> [pixman_fixed_t] {
    let radius = max(1, reach(sigma))
    var weights: [Double] = []
    weights.reserveCapacity(2 * radius + 1)
    for distance in -radius...radius {
      weights.append(exp(-Double(distance * distance) / (2 * sigma * sigma)))
    }
    let sum = weights.reduce(0, +)
    var fixed = weights.map { ($0 / sum).fixed }
    fixed[radius] += 65536 - fixed.reduce(0, +)
    return fixed
  }

  /// Blurs `plane` in both directions; pixels beyond its edges are treated like those at the edges.
  static func blur(_ plane: PixelPlane, sigma: Double, scratch: ScratchPool) throws {
    guard plane.width > 0, plane.height > 0, sigma > 0.05 else { return }
    let weights = kernel(sigma)
    let between = try PixelPlane(
      plane.format, width: plane.width, height: plane.height, clear: false, from: scratch)
    convolve(plane, into: between, [Double(weights.count).fixed, 65536] + weights)
    convolve(between, into: plane, [65536, Double(weights.count).fixed] + weights)
  }

  private static func convolve(_ source: PixelPlane, into destination: PixelPlane, _ parameters: [pixman_fixed_t]) {
    let from = source.makeImage()
    let to = destination.makeImage()
    pixman_image_set_filter(from, PIXMAN_FILTER_CONVOLUTION, parameters, Int32(parameters.count))
    pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_SRC, from, nil, to, 0, 0, 0, 0, 0, 0, Int32(source.width), Int32(source.height))
    pixman_image_unref(from)
    pixman_image_unref(to)
  }
}
