import CCairo
import CPixman
import Foundation
import Graphics

/// A blur that is computed on a reduced picture.
///
/// A wide blur leaves no detail, so the picture is halved until the blur is narrow, convolved there, and doubled again as often.
/// Halving and doubling also blur; the convolution provides the rest of the variance. The result stays within 2/255 of a Gaussian,
/// at a cost that hardly depends on the width of the blur.
struct BlurPyramid {
  /// The blur, in pixels of the smallest picture, above which halving stops: below it, the steps of the halvings are visible.
  private static let leastSmallSigma = 2.4

  /// The number of halvings.
  let levels: Int
  /// The standard deviation of the convolution, in pixels of the smallest picture.
  let smallSigma: Double

  /// - Parameter sigma: the blur's standard deviation, in pixels.
  init(sigma: Double) {
    var levels = 0
    while sigma / Double(2 << levels) >= BlurPyramid.leastSmallSigma { levels += 1 }
    self.levels = levels
    // In pixels of the full picture, halving f-fold has a variance of (f^2 - 1) / 12. A doubling mixes three quarters of a
    // pixel with a quarter of its neighbour, 3/16 of a pixel's square; over all sizes that makes (f^2 - 1) / 4.
    let f = Double(1 << levels)
    smallSigma = max(sigma * sigma - (f * f - 1) / 3, 0).squareRoot() / f
  }

  /// The number of pixels of the full picture per pixel of the smallest one, in both directions.
  var factor: Int { 1 << levels }

  /// The distance that paint may spread, in pixels of the full picture: the kernel's radius, and the neighbours that doubling
  /// includes.
  var reach: Int { (levels == 0 && smallSigma <= 0.05 ? 0 : Gaussian.reach(smallSigma) + 1) * factor + factor }

  /// The number of pixels that are added around a full picture before it is halved, so that doubling finds neighbours at its edges;
  /// a multiple of `factor`, as are the sides of the padded picture.
  private var padding: Int { levels == 0 ? 0 : 2 * factor }

  private func padded(_ length: Int) -> Int { (length + 2 * padding + factor - 1) / factor * factor }

  /// The length of a side after `level` halvings.
  static func length(_ full: Int, level: Int) -> Int { (full + (1 << level) - 1) >> level }

  /// Blurs the ARGB32 pixels at `memory`, and leaves them reduced; pixels beyond the edges are treated like those at the edges.
  func shrunk(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scratch: ScratchPool
  ) throws -> PixelPlane {
    var current: PixelPlane
    if levels == 0 {
      current = try PixelPlane(.argb32, width: width, height: height, clear: false, from: scratch)
      var y = 0
      while y < height {
        memcpy(current.memory + y * current.stride, memory + y * stride, width * 4)
        y += 1
      }
    } else {
      current = try Resampling.halve(
        .argb32, memory: memory, width: width, height: height, stride: stride,
        padded: (padding, padded(width), padded(height)), scratch: scratch)
      for _ in 1..<levels { current = try Resampling.halve(current, scratch: scratch) }
    }
    try Gaussian.blur(current, sigma: smallSigma, scratch: scratch)
    return current
  }

  /// Blurs the ARGB32 pixels at `memory` as `shrunk` would with `reach` transparent pixels around them, and leaves them reduced.
  /// `factor` transparent pixels are required.
  func shrunk(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, reach: Int, scratch: ScratchPool
  ) throws -> PixelPlane {
    // What lies in the same small pixels as the picture does; all others are transparent before the blur.
    let start = padding + reach
    let first = start / factor * factor
    let columns = (start + width + factor - 1) / factor - first / factor
    let rows = (start + height + factor - 1) / factor - first / factor
    let inside = memory - (start - first) * (stride + 4)
    var current = try Resampling.halve(
      .argb32, memory: inside, width: columns * factor, height: rows * factor, stride: stride, scratch: scratch)
    for _ in 1..<levels { current = try Resampling.halve(current, scratch: scratch) }
    let small = try PixelPlane(
      .argb32, width: padded(width + 2 * reach) / factor, height: padded(height + 2 * reach) / factor, clear: true,
      from: scratch)
    for row in 0..<rows {
      memcpy(
        small.memory + (row + first / factor) * small.stride + first / factor * 4,
        current.memory + row * current.stride, columns * 4)
    }
    try Gaussian.blur(small, sigma: smallSigma, scratch: scratch)
    return small
  }

  /// The reduced picture doubled until `level` halvings, 0 or 1, are left; `width` and `height` are those of the full picture.
  ///
  /// pixman's bilinear filter truncates fractions instead of rounding them. All doublings but the last are applied to the picture's
  /// negative, where truncating means rounding up, which compensates for the halvings.
  func enlarged(
    _ small: PixelPlane, toLevel level: Int, width: Int, height: Int, scratch: ScratchPool
  ) throws -> PixelPlane {
    var current = small
    if levels > 1 {
      current = try Resampling.negative(current, scratch: scratch)
      for reached in (1..<levels).reversed() {
        current = try Resampling.double(
          current, width: BlurPyramid.length(width, level: reached), height: BlurPyramid.length(height, level: reached),
          scratch: scratch)
      }
      current = try Resampling.negative(current, scratch: scratch)
    }
    return level == 0 && levels > 0
      ? try Resampling.double(current, width: width, height: height, scratch: scratch) : current
  }

  /// The part of the reduced picture that lies within `part`, at full size, extended to whole reduced pixels and their neighbours.
  /// Each doubling is restricted to what the next ones need; every pixel of `part` is the same as in the whole picture.
  ///
  /// - Parameters:
  ///   - small: a picture of at least two halvings.
  ///   - part: pixels of the full picture, within it.
  ///   - level: the number of remaining halvings, 0 or 1.
  /// - Returns: the pixels, and their position in the picture of that size.
  func enlarged(
    _ small: PixelPlane, part: PixelRect, toLevel level: Int, scratch: ScratchPool
  ) throws -> (plane: PixelPlane, area: PixelRect) {
    var current = try Resampling.negative(small, scratch: scratch)
    var area = PixelRect(x: 0, y: 0, width: small.width, height: small.height)
    for reached in (level..<levels).reversed() {
      if reached == 0 { current = try Resampling.negative(current, scratch: scratch) }
      let needed = BlurPyramid.needed(for: part, level: reached + 1).intersection(area)
      current = try Resampling.double(
        current, window: needed.offset(x: -area.minX, y: -area.minY), scratch: scratch)
      area = PixelRect(x: needed.minX * 2, y: needed.minY * 2, width: current.width, height: current.height)
    }
    return (level == 0 ? current : try Resampling.negative(current, scratch: scratch), area)
  }

  /// The area that is needed after `level` halvings, so that all doublings give `part` as in the whole picture: a doubled pixel
  /// includes the neighbours of the pixel that contains it.
  private static func needed(for part: PixelRect, level: Int) -> PixelRect {
    let spare = 3
    return PixelRect(
      // Rows of pixels of a byte start at whole words.
      minX: ((part.minX >> level) - spare) & ~3, minY: (part.minY >> level) - spare,
      maxX: (part.maxX >> level) + 1 + spare, maxY: (part.maxY >> level) + 1 + spare)
  }

  /// Runs `body` with a pattern of the picture that `shrunk` has blurred, at full size and at its position in device pixels. The
  /// last doubling is done by the code that paints with the pattern.
  ///
  /// - Parameters:
  ///   - area: the position of the whole picture.
  ///   - part: the part to paint, within `area`.
  func withPattern(
    _ small: PixelPlane, over area: PixelRect, part: PixelRect, scratch: ScratchPool, _ body: (OpaquePointer) -> Void
  ) throws {
    let level = min(levels, 1)
    let (x, y) = (padding - area.minX, padding - area.minY)
    var plane: PixelPlane
    // The origin of the plane, in pixels of its size.
    var start = PixelRect.empty
    if levels > 1 {
      (plane, start) = try enlarged(small, part: part.offset(x: x, y: y), toLevel: level, scratch: scratch)
    } else {
      plane = try enlarged(
        small, toLevel: level, width: padded(area.width), height: padded(area.height), scratch: scratch)
    }
    let surface = plane.makeSurface()
    let pattern = cairo_pattern_create_for_surface(surface)!
    let scale = 1 << level
    var matrix = Matrix(
      xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(x - start.minX * scale), y0: Double(y - start.minY * scale)
    ).then(Matrix(scale: level == 0 ? 1 : 0.5))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, level == 0 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    body(pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    withExtendedLifetime(plane) {}
  }
}
