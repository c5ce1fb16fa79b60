import CHarfBuzz
import Foundation

extension OpenFont {
  /// The font's own vertical metrics, as CoreText reads them: those of `hhea`, whatever those of `OS/2` are.
  func metrics(pointSize: Double) -> FontMetrics {
    let unit = pointSize / unitsPerEm
    let (ascender, descender, gap) = horizontalHeader ?? (unitsPerEm * 0.75, -unitsPerEm * 0.25, 0)
    return FontMetrics(
      ascender: ascender * unit, descender: descender * unit, leading: gap * unit,
      capHeight: (metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H") ?? ascender) * unit,
      xHeight: (metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? ascender / 2) * unit,
      underlinePosition: (metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -unitsPerEm * 0.1) * unit,
      underlineThickness: (metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? unitsPerEm * 0.05) * unit)
  }

  private var horizontalHeader: (ascender: Double, descender: Double, gap: Double)? {
    guard let table = hb_face_reference_table(hb_font_get_face(handle), OpenTypeTag.value("hhea")) else { return nil }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 10 else { return nil }
    func value(_ offset: Int) -> Double {
      let high = UInt16(UInt8(bitPattern: data[offset]))
      let low = UInt16(UInt8(bitPattern: data[offset + 1]))
      return Double(Int16(bitPattern: high << 8 | low))
    }
    return (value(4), value(6), max(value(8), 0))
  }

  private func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var position: hb_position_t = 0
    guard hb_ot_metrics_get_position(handle, tag, &position) != 0, position != 0 else { return nil }
    return Double(position)
  }

  private func height(of letter: Unicode.Scalar) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(handle, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(handle, glyph, &extents) != 0
    else { return nil }
    return Double(extents.y_bearing)
  }
}
