import CCairo
import CFreeType
import CPixman
import Foundation
import Graphics

extension FreeTypeFace {
  /// A glyph at a size in 64ths of a pixel and a phase in quarters of a pixel; the image is nil if there is no ink, or no glyph.
  func glyph(_ id: UInt32, phase: UInt32, size: Int, in table: GlyphTable) -> CachedGlyph {
    // Fonts have at most 65,535 glyphs; larger numbers, which don't fit into the key, aren't glyphs.
    guard id < 1 << 24 else {
      return CachedGlyph(key: 0, image: nil, isColor: false, left: 0, top: 0, width: 0, height: 0)
    }
    let key = id << 2 | phase
    if let glyph = table.glyph(key) { return glyph }
    var glyph = CachedGlyph(key: key, image: nil, isColor: false, left: 0, top: 0, width: 0, height: 0)
    if let strike = strike(for: Double(size) / 64), loadColorBitmap(id, strike: strike) {
      scaleColorBitmap(to: Double(size) / 64 / strikes[strike], phase: phase, into: &glyph)
    } else if loadOutline(id, size: size) {
      renderOutline(phase: phase, into: &glyph)
    }
    table.insert(glyph)
    return glyph
  }

  /// Coverage is painted as FreeType computes it: the exact part of each pixel inside the outline, without a contrast curve, as iOS
  /// composes its text.
  private func renderOutline(phase: UInt32, into glyph: inout CachedGlyph) {
    let slot = handle.pointee.glyph!
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase) * 16, 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue), bitmap.width > 0, bitmap.rows > 0,
      let pixels = bitmap.buffer, bitmap.pitch > 0,
      let image = pixman_image_create_bits(PIXMAN_a8, Int32(bitmap.width), Int32(bitmap.rows), nil, 0)
    else { return }
    let stride = Int(pixman_image_get_stride(image))
    let memory = UnsafeMutableRawPointer(pixman_image_get_data(image)!)
    for row in 0..<Int(bitmap.rows) {
      memcpy(memory + row * stride, pixels + row * Int(bitmap.pitch), Int(bitmap.width))
    }
    glyph.image = image
    glyph.left = slot.pointee.bitmap_left
    glyph.top = -slot.pointee.bitmap_top
    glyph.width = Int32(bitmap.width)
    glyph.height = Int32(bitmap.rows)
  }

  private func scaleColorBitmap(to factor: Double, phase: UInt32, into glyph: inout CachedGlyph) {
    let slot = handle.pointee.glyph!
    let bitmap = slot.pointee.bitmap
    let exactLeft = Double(slot.pointee.bitmap_left) * factor + Double(phase) / 4
    let exactTop = -Double(slot.pointee.bitmap_top) * factor
    let place = PixelRect(
      enclosing: exactLeft, exactTop, exactLeft + Double(bitmap.width) * factor,
      exactTop + Double(bitmap.rows) * factor)
    guard !place.isEmpty,
      let image = pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(place.width), Int32(place.height), nil, 0)
    else { return }
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixman_image_get_data(image)!).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(place.width), Int32(place.height), pixman_image_get_stride(image))
    let context = cairo_create(surface)
    withBitmapPattern { pattern in
      var matrix = Matrix(
        xx: factor, yx: 0, xy: 0, yy: factor, x0: exactLeft - Double(place.minX), y0: exactTop - Double(place.minY)
      ).inverse
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_set_source(context, pattern)
      cairo_paint(context)
    }
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    glyph.image = image
    glyph.isColor = true
    glyph.left = Int32(place.minX)
    glyph.top = Int32(place.minY)
    glyph.width = Int32(place.width)
    glyph.height = Int32(place.height)
  }

  /// Runs `body` with a filtered pattern of the colour bitmap in the face's slot, whose unit is a pixel of the bitmap.
  func withBitmapPattern(_ body: (OpaquePointer) -> Void) {
    let bitmap = handle.pointee.glyph.pointee.bitmap
    guard bitmap.pitch > 0, bitmap.pitch % 4 == 0,
      let surface = cairo_image_surface_create_for_data(
        bitmap.buffer, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch),
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    body(pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
