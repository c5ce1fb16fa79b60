import CCairo
import Foundation

/// The blurred coverage of an outline.
struct ShadowCoverage {
  let plane: PixelPlane
  /// How many pixels of the plane lie left of, and above, the outline's origin.
  let margin: Int

  /// The largest plane, in pixels, that is made for one outline; larger shadows are blurred where they are seen.
  static let maximumArea = 16 << 20

  /// Nil if the shadow is too large to be made as a whole.
  static func make(_ outline: ShadowOutline, _ pyramid: BlurPyramid, scratch: ScratchPool) throws -> ShadowCoverage? {
    let grain = pyramid.factor
    // In whole small pixels, so that cutting and padding move nothing against the small grid.
    let margin = (pyramid.reach + grain) / grain * grain
    guard (outline.width + 2 * margin) * (outline.height + 2 * margin) <= maximumArea else { return nil }
    var small = outline
    let cutX = small.cutHorizontally(margin: margin, grain: grain)
    let cutY = small.cutVertically(margin: margin, grain: grain)
    let width = small.width + 2 * margin
    let height = small.height + 2 * margin
    let coverage = try blur(small, pyramid, width, height, margin, scratch)
    guard cutX != nil || cutY != nil else { return ShadowCoverage(plane: coverage, margin: margin) }
    let plane = try PixelPlane(
      .a8, width: width + (cutX?.length ?? 0), height: height + (cutY?.length ?? 0), clear: false, from: scratch)
    stretch(coverage, into: plane, cutX, cutY, margin)
    return ShadowCoverage(plane: plane, margin: margin)
  }

  private static func blur(
    _ outline: ShadowOutline, _ pyramid: BlurPyramid, _ width: Int, _ height: Int, _ margin: Int, _ scratch: ScratchPool
  ) throws -> PixelPlane {
    // Cairo knows fifteen steps of coverage from row to row; drawn two sizes larger and halved it is sixty.
    let level = max(0, pyramid.levels - 2)
    var plane = try PixelPlane(
      .a8, width: BlurPyramid.length(width, level: level), height: BlurPyramid.length(height, level: level),
      clear: true, from: scratch)
    let surface = plane.makeSurface()
    let context = cairo_create(surface)!
    cairo_set_tolerance(context, 0.03)
    outline.fill(context, factor: 1 << level, offsetX: margin, offsetY: margin)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    try RasterizerError.check(status)
    for _ in level..<pyramid.levels { plane = try Resampling.halve(plane, scratch: scratch) }
    try Gaussian.blur(plane, sigma: pyramid.smallSigma, scratch: scratch)
    return try pyramid.enlarged(plane, toLevel: 0, width: width, height: height, scratch: scratch)
  }

  /// Puts the stretches that were cut out in again: copies of the pixel, and of the row, where the cut was made.
  private static func stretch(
    _ source: PixelPlane, into result: PixelPlane, _ cutX: ShadowOutline.Cut?, _ cutY: ShadowOutline.Cut?, _ margin: Int
  ) {
    let column = (cutX?.place ?? 0) + margin
    let row = (cutY?.place ?? -1 - margin) + margin
    var target = result.memory
    var y = 0
    while y < source.height {
      let from = source.memory + y * source.stride
      if let cutX {
        memcpy(target, from, column)
        memset(target + column, Int32(from.load(fromByteOffset: column, as: UInt8.self)), cutX.length)
        memcpy(target + column + cutX.length, from + column, source.width - column)
      } else {
        memcpy(target, from, source.width)
      }
      let first = target
      target += result.stride
      if y == row, let cutY {
        for _ in 0..<cutY.length {
          memcpy(target, first, result.stride)
          target += result.stride
        }
      }
      y += 1
    }
  }
}
