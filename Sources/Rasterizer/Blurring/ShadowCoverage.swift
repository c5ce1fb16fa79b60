import CCairo
import Foundation
import Graphics

/// The blurred coverage of an outline, or a part of it.
struct ShadowCoverage {
  let plane: PixelPlane
  /// The number of pixels of the plane to the left of the outline's origin, and above it.
  let marginX: Int
  let marginY: Int

  /// The covered area, in pixels from the outline's origin.
  var bounds: PixelRect { PixelRect(x: -marginX, y: -marginY, width: plane.width, height: plane.height) }

  /// The largest plane, in pixels, that is made for one outline; only a part is made of larger shadows.
  static let maximumArea = 16 << 20

  /// In whole reduced pixels, so that cutting and padding don't move anything relative to the reduced grid.
  private static func margin(_ pyramid: BlurPyramid) -> Int {
    (pyramid.reach + pyramid.factor) / pyramid.factor * pyramid.factor
  }

  /// Nil if the shadow is too large to be made as a whole.
  static func make(_ outline: ShadowOutline, _ pyramid: BlurPyramid, scratch: ScratchPool) throws -> ShadowCoverage? {
    let grain = pyramid.factor
    let margin = margin(pyramid)
    guard (outline.width + 2 * margin) * (outline.height + 2 * margin) <= maximumArea else { return nil }
    var small = outline
    let cutX = small.cutHorizontally(margin: margin, grain: grain)
    let cutY = small.cutVertically(margin: margin, grain: grain)
    let width = small.width + 2 * margin
    let height = small.height + 2 * margin
    let coverage = try blur(small, pyramid, width, height, margin, scratch)
    guard cutX != nil || cutY != nil else { return ShadowCoverage(plane: coverage, marginX: margin, marginY: margin) }
    let plane = try PixelPlane(
      .a8, width: width + (cutX?.length ?? 0), height: height + (cutY?.length ?? 0), clear: false, from: scratch)
    stretch(coverage, into: plane, cutX, cutY, margin)
    return ShadowCoverage(plane: plane, marginX: margin, marginY: margin)
  }

  /// The part of a coverage that is too large as a whole: at least the area within `part`, in pixels from the outline's origin.
  /// Such a wide blur is computed on a reduced picture, of which only the part is enlarged to full size; every pixel is the same as
  /// in the whole. Nil if even the part is too large, or if nothing is visible.
  static func make(
    _ outline: ShadowOutline, _ pyramid: BlurPyramid, part: PixelRect, scratch: ScratchPool
  ) throws -> ShadowCoverage? {
    let grain = pyramid.factor
    let margin = margin(pyramid)
    let columns = (outline.width + 2 * margin + grain - 1) / grain
    let rows = (outline.height + 2 * margin + grain - 1) / grain
    guard pyramid.levels > 2, columns * rows <= maximumArea / 4 else { return nil }
    let full = PixelRect(x: 0, y: 0, width: columns * grain, height: rows * grain)
    let wanted = part.offset(x: margin, y: margin).intersection(full)
    // The limit doesn't include the few pixels by which the full-size part extends further.
    guard !wanted.isEmpty, wanted.area <= maximumArea else { return nil }
    let whole = try small(pyramid, full.width, full.height, scratch) {
      outline.fill($0, factor: $1, offsetX: margin, offsetY: margin)
    }
    let (plane, area) = try pyramid.enlarged(whole, part: wanted, toLevel: 0, scratch: scratch)
    return ShadowCoverage(plane: plane, marginX: margin - area.minX, marginY: margin - area.minY)
  }

  /// The part within `visible`, in device pixels, of the coverage of a shape of any size: only what is near enough is drawn, at
  /// reduced size. The margins are relative to the device's first pixel. Nil if the blur is narrow and the near part is small.
  static func make(
    _ path: Path, _ matrix: Matrix, _ pyramid: BlurPyramid, visible: PixelRect, scratch: ScratchPool
  ) throws -> ShadowCoverage? {
    guard pyramid.levels > 2 else { return nil }
    let near = visible.expanded(by: pyramid.reach + 1)
    // In whole reduced pixels, counted from the device's first, so that the picture doesn't depend on the start of the clip.
    let mask = pyramid.factor - 1
    let drawn = PixelRect(
      minX: near.minX & ~mask, minY: near.minY & ~mask, maxX: (near.maxX + mask) & ~mask,
      maxY: (near.maxY + mask) & ~mask)
    let whole = try small(pyramid, drawn.width, drawn.height, scratch) { context, factor in
      var place = matrix
      (place.x0, place.y0) = (place.x0 - Double(drawn.minX), place.y0 - Double(drawn.minY))
      guard DevicePath.set(path, place.then(Matrix(scale: 1 / Double(factor))), in: context) else { return }
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_fill(context)
    }
    let (plane, area) = try pyramid.enlarged(
      whole, part: visible.offset(x: -drawn.minX, y: -drawn.minY), toLevel: 0, scratch: scratch)
    return ShadowCoverage(plane: plane, marginX: -drawn.minX - area.minX, marginY: -drawn.minY - area.minY)
  }

  private static func blur(
    _ outline: ShadowOutline, _ pyramid: BlurPyramid, _ width: Int, _ height: Int, _ margin: Int, _ scratch: ScratchPool
  ) throws -> PixelPlane {
    let plane = try small(pyramid, width, height, scratch) {
      outline.fill($0, factor: $1, offsetX: margin, offsetY: margin)
    }
    return try pyramid.enlarged(plane, toLevel: 0, width: width, height: height, scratch: scratch)
  }

  /// The smallest picture, blurred. `fill` is called with a context and the number of pixels of the full picture per pixel.
  private static func small(
    _ pyramid: BlurPyramid, _ width: Int, _ height: Int, _ scratch: ScratchPool,
    _ fill: (OpaquePointer, Int) -> Void
  ) throws -> PixelPlane {
    // Cairo distinguishes fifteen steps of coverage between rows; drawing two levels larger and halving twice gives sixty.
    let level = max(0, pyramid.levels - 2)
    var plane = try PixelPlane(
      .a8, width: BlurPyramid.length(width, level: level), height: BlurPyramid.length(height, level: level),
      clear: true, from: scratch)
    let surface = plane.makeSurface()
    let context = cairo_create(surface)!
    cairo_set_tolerance(context, 0.03)
    fill(context, 1 << level)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    try RasterizerError.check(status)
    for _ in level..<pyramid.levels { plane = try Resampling.halve(plane, scratch: scratch) }
    try Gaussian.blur(plane, sigma: pyramid.smallSigma, scratch: scratch)
    return plane
  }

  /// Inserts the stretches that were cut out: copies of the pixel, and of the row, at the cut.
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
