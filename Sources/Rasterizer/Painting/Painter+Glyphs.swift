import CCairo
import CPixman
import Foundation
import Graphics

/// A glyph of a run and the device pixel of its image's corner.
private struct PlacedGlyph {
  var glyph: CachedGlyph
  var x: Int
  var y: Int
}

extension Painter {
  /// Above this size, in pixels, glyphs are filled as paths: their masks would displace the small ones in the cache, and have so
  /// few edge pixels that phases make no difference.
  private static let maximumMaskSize = 256.0

  func paintGlyphs(_ run: GlyphRun, _ origin: CGPoint, _ color: Color) throws {
    let face = try resources.fonts.face(run.font)
    let size = Double(run.pointSize) * matrix.meanScale
    guard size > 0.1, size.isFinite, !run.glyphs.isEmpty, unit(color.alpha) * opacity * 255 >= 0.5 else { return }
    guard matrix.isUniformScale, size <= Painter.maximumMaskSize, run.stroke == nil else {
      return paintOutlines(run, face, origin, color)
    }
    resources.fonts.trim()
    let sizeInFractions = max(1, Int((size * 64).rounded()))
    let table = face.table(size: sizeInFractions)
    let placed = UnsafeMutablePointer<PlacedGlyph>.allocate(capacity: run.glyphs.count)
    defer { placed.deallocate() }
    let (count, ink) = place(run, face, table, sizeInFractions, origin, into: placed)
    guard count > 0 else { return }
    if !ink.isEmpty { try paintMasks(placed, count, ink, color) }
    var index = 0
    while index < count {
      if placed[index].glyph.isColor { paintColorGlyph(placed[index], alpha: unit(color.alpha) * opacity) }
      index += 1
    }
  }

  /// Finds the images of a run's glyphs and their positions, without invisible ones. Also returns the bounds, in device pixels and
  /// within the clip, of those that are coverage.
  ///
  /// Baselines are rounded to whole pixels, as on iOS; horizontally, glyphs are placed at quarters of a pixel.
  private func place(
    _ run: GlyphRun, _ face: FreeTypeFace, _ table: GlyphTable, _ size: Int, _ origin: CGPoint,
    into placed: UnsafeMutablePointer<PlacedGlyph>
  ) -> (Int, PixelRect) {
    let scale = matrix.xx
    let originX = matrix.x(Double(origin.x), Double(origin.y)) * 4
    let originY = (matrix.y(Double(origin.x), Double(origin.y)) + 0.5).rounded(.down)
    let clip = clipBounds
    let limit = Double(PixelRect.limit)
    var count = 0
    var minX = Int.max
    var minY = Int.max
    var maxX = Int.min
    var maxY = Int.min
    run.glyphs.withUnsafeBufferPointer { glyphs in
      var index = 0
      while index < glyphs.count {
        let position = glyphs[index].position
        let quarters = (originX + Double(position.x) * scale * 4 + 0.5).rounded(.down)
        let row = originY + (Double(position.y) * scale + 0.5).rounded(.down)
        if abs(quarters) < limit && abs(row) < limit {
          let whole = Int(quarters)
          let glyph = face.glyph(glyphs[index].id, phase: UInt32(whole & 3), size: size, in: table)
          let x = (whole >> 2) &+ Int(glyph.left)
          let y = Int(row) &+ Int(glyph.top)
          let right = x &+ Int(glyph.width)
          let bottom = y &+ Int(glyph.height)
          if glyph.image != nil && x < clip.maxX && y < clip.maxY && right > clip.minX && bottom > clip.minY {
            placed.advanced(by: count).initialize(to: PlacedGlyph(glyph: glyph, x: x, y: y))
            count &+= 1
            if !glyph.isColor {
              if x < minX { minX = x }
              if y < minY { minY = y }
              if right > maxX { maxX = right }
              if bottom > maxY { maxY = bottom }
            }
          }
        }
        index &+= 1
      }
    }
    guard minX < maxX else { return (count, .empty) }
    return (count, PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(clip))
  }

  /// Adds the glyphs' coverage to one mask and paints the colour through it: a single Cairo operation per run, without seams where
  /// glyphs touch.
  private func paintMasks(
    _ placed: UnsafeMutablePointer<PlacedGlyph>, _ count: Int, _ ink: PixelRect, _ color: Color
  ) throws {
    let plane = try PixelPlane(.a8, width: ink.width, height: ink.height, clear: true, from: resources.scratch)
    let image = plane.makeImage()
    var index = 0
    while index < count {
      let glyph = placed[index].glyph
      if !glyph.isColor {
        pixman_image_composite32(
          PIXMAN_OP_ADD, glyph.image, nil, image, 0, 0, 0, 0, Int32(placed[index].x &- ink.minX),
          Int32(placed[index].y &- ink.minY), glyph.width, glyph.height)
      }
      index &+= 1
    }
    pixman_image_unref(image)
    let surface = plane.makeSurface()
    cairo_set_operator(context, blendMode.cairoOperator)
    cairo_set_source(context, blendMode == .clear ? .black : color, opacity: opacity)
    cairo_mask_surface(context, surface, Double(ink.minX), Double(ink.minY))
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private func paintColorGlyph(_ placed: PlacedGlyph, alpha: Double) {
    let image = placed.glyph.image!
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixman_image_get_data(image)!).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      placed.glyph.width, placed.glyph.height, pixman_image_get_stride(image))
    withSavedState {
      // With Cairo's operator for copying, the picture's alpha would be applied twice.
      cairo_set_operator(context, blendMode == .copy ? CAIRO_OPERATOR_OVER : blendMode.cairoOperator)
      cairo_set_source_surface(context, surface, Double(placed.x), Double(placed.y))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(context, wholeByte(alpha))
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
