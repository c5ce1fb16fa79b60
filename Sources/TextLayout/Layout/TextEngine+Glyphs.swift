import CHarfBuzz
public import Foundation
public import Graphics

// Single glyphs of a font's own file, by their numbers in it. Lengths are in points, y points up from the baseline.
extension TextEngine {
  /// A glyph by its name in the font's file, such as `A` or `uni00DF`; nil if there is none.
  public func glyph(named name: String, in font: FontDescription) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    let isKnown = hb_font_get_glyph_from_name(fonts.resolve(font).primary.handle, name, -1, &glyph)
    return isKnown != 0 ? glyph : nil
  }

  /// The glyph of a character according to the font's own table; nil if there is none.
  public func glyph(of scalar: Unicode.Scalar, in font: FontDescription) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    let isKnown = hb_font_get_nominal_glyph(fonts.resolve(font).primary.handle, scalar.value, &glyph)
    return isKnown != 0 ? glyph : nil
  }

  /// The number of the font's glyphs.
  public func glyphCount(of font: FontDescription) -> Int {
    Int(hb_face_get_glyph_count(hb_font_get_face(fonts.resolve(font).primary.handle)))
  }

  public func unitsPerEm(of font: FontDescription) -> Int { Int(fonts.resolve(font).primary.unitsPerEm) }

  /// The advance of a glyph: that of the font's file with the font's spacing and the correction of the glyph's character, as in a
  /// line without kerning.
  public func advance(of glyph: UInt32, in font: FontDescription) -> CGFloat {
    let resolved = fonts.resolve(font)
    let handle = resolved.primary.handle
    let units = Double(hb_font_get_glyph_h_advance(handle, glyph))
    // Several characters can have the glyph, such as the hyphens; the first of them is the one that texts have.
    let scalars = resolved.corrections.keys.filter { scalar in
      var nominal: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(handle, scalar, &nominal) != 0 && nominal == glyph
    }
    let correction = scalars.min().flatMap { resolved.corrections[$0] } ?? 0
    let advance = units * resolved.pointSize / resolved.primary.unitsPerEm * resolved.primary.instance.stretch
    return CGFloat(advance + correction + resolved.tracking)
  }

  /// A glyph's outline; empty for a glyph without one, such as a space or a picture.
  public func outline(of glyph: UInt32, in font: FontDescription) -> Path {
    let resolved = fonts.resolve(font)
    let (instance, scale) = (resolved.primary.instance, resolved.pointSize / resolved.primary.unitsPerEm)
    let pen = GlyphPen()
    hb_font_get_glyph_shape(
      resolved.primary.handle, glyph, GlyphPen.functions, Unmanaged.passUnretained(pen).toOpaque())
    return resolved.primary.fitted(pen.path, of: glyph).applying(
      CGAffineTransform(
        a: scale * instance.stretch, b: 0, c: scale * instance.slant * instance.stretch, d: scale, tx: 0, ty: 0))
  }
}

/// The functions with which HarfBuzz draws a glyph, in the font's units.
private final class GlyphPen {
  var path = Path()

  private static func pen(_ data: UnsafeMutableRawPointer?) -> GlyphPen? {
    data.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }

  /// Written once, and then only read by HarfBuzz.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in GlyphPen.pen(data)?.path.move(to: GlyphPen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in GlyphPen.pen(data)?.path.addLine(to: GlyphPen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, x1, y1, x, y, _ in
        GlyphPen.pen(data)?.path.addQuadCurve(to: GlyphPen.point(x, y), control: GlyphPen.point(x1, y1))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        GlyphPen.pen(data)?.path.addCurve(
          to: GlyphPen.point(x, y), control1: GlyphPen.point(x1, y1), control2: GlyphPen.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in GlyphPen.pen(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
