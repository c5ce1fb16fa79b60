import CPixman
import Foundation

/// Pictures at reduced size, as recorded on iOS: approximately bicubic, with each pixel weighted over the whole area that it
/// covers.
enum Shrinking {
  /// The number of positions within a pixel for which the filter is tabulated.
  private static let phaseBits = 4
  /// Above this factor the picture is halved first, which limits the size of the filter.
  static let largestFactor = 8.0

  /// A picture with `columns` x `rows` pixels, neither more than its own.
  static func shrink(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, columns: Int, rows: Int,
    scratch: ScratchPool
  ) throws -> PixelPlane? {
    var plane: PixelPlane?
    if columns < width {
      let source = PixelPlane.makeImage(.argb32, width: width, height: height, memory: memory, stride: stride)
      let result = try PixelPlane(.argb32, width: columns, height: height, clear: false, from: scratch)
      filter(source, x: Double(width) / Double(columns), y: 1, into: result)
      plane = result
    }
    if rows < height {
      let source =
        plane?.makeImage()
        ?? PixelPlane.makeImage(.argb32, width: width, height: height, memory: memory, stride: stride)
      let result = try PixelPlane(.argb32, width: min(columns, width), height: rows, clear: false, from: scratch)
      filter(source, x: 1, y: Double(height) / Double(rows), into: result)
      plane = result
    }
    return plane
  }

  /// - Parameters:
  ///   - source: is released.
  ///   - x: the number of the source's pixels per pixel of the result, horizontally; `y` vertically.
  private static func filter(_ source: OpaquePointer, x: Double, y: Double, into result: PixelPlane) {
    let across = kernel(x)
    let down = kernel(y)
    let parameters: [pixman_fixed_t] =
      [
        Double(across.width).fixed, Double(down.width).fixed, Double(across.bits).fixed, Double(down.bits).fixed,
      ] + across.weights + down.weights
    let destination = result.makeImage()
    var transform = pixman_transform_t()
    pixman_transform_init_scale(&transform, x.fixed, y.fixed)
    pixman_image_set_transform(source, &transform)
    pixman_image_set_filter(source, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, parameters, Int32(parameters.count))
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, nil, destination, 0, 0, 0, 0, 0, 0, Int32(result.width), Int32(result.height))
    pixman_image_unref(source)
    pixman_image_unref(destination)
  }

  /// The weights of a pixel's neighbours for each position within the pixel, in pixman's order.
  private static func kernel(_ factor: Double) -> (width: Int, bits: Int, weights: [pixman_fixed_t]) {
    guard factor > 1 else { return (1, 0, [Double(1).fixed]) }
    let width = Int((4 * factor).rounded(.up)) + 1
    let phases = 1 << phaseBits
    var weights: [pixman_fixed_t] = []
    weights.reserveCapacity(width * phases)
    for phase in 0..<phases {
      let place = (Double(phase) + 0.5) / Double(phases)
      let first = (place - Double(width) / 2 - 0.5).rounded(.up)
      let exact = (0..<width).map { cubic((first + Double($0) + 0.5 - place) / factor) }
      let sum = exact.reduce(0, +)
      var whole = exact.map { ($0 / sum).fixed }
      whole[width / 2] += 65536 - whole.reduce(0, +)
      weights += whole
    }
    return (width, phaseBits, weights)
  }

  /// The cubic through the four nearest points (Catmull-Rom), which is 1 at 0, and 0 from 2.
  private static func cubic(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}
