import CCairo
import CFreeType
import CHarfBuzz

/// A line of text at a fixed place.
struct PeerText {
  var string: String
  /// In points, from the left.
  var x: Double
  /// In points, from the top.
  var baseline: Double
  var font: PeerFont
  var color: PeerColor

  init(_ string: String, _ x: Double, _ baseline: Double, _ font: PeerFont, _ color: PeerColor) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.font = font
    self.color = color
  }
}

/// Straight components, 0...1.
struct PeerColor {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let black = PeerColor(red: 0, green: 0, blue: 0)
  static let white = PeerColor(red: 1, green: 1, blue: 1)
  static let secondaryText = PeerColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)
  static let tertiaryText = PeerColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
  static let separator = PeerColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29)
}

/// A text whose glyphs are known, ready to be painted again and again.
struct PeerLine {
  var font: OpaquePointer
  var color: PeerColor
  var glyphs: [cairo_glyph_t]
}

/// What went wrong in the peer.
struct PeerFailure: Error, CustomStringConvertible {
  var description: String
}

/// Opens fonts and shapes lines, once each. Belongs to one thread.
final class PeerTypesetter {
  private struct Face {
    var cairo: OpaquePointer
    var harfBuzz: OpaquePointer
    var unitsPerEm: Double
  }

  /// Cairo locks one set of variations on a FreeType face, so that every weight has a face of its own.
  private struct FaceKey: Hashable {
    var file: String
    var weight: Int?
  }

  private let library: FT_Library
  private let scale: Double
  private var faces: [FaceKey: Face] = [:]
  private var scaledFonts: [PeerFont: OpaquePointer] = [:]

  /// - Parameter scale: pixels a point.
  init(scale: Double) throws {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw PeerFailure(description: "FreeType doesn't start") }
    self.library = library
    self.scale = scale
  }

  // Cairo's caches hold on to faces for as long as they like; the process ends with the benchmark.

  func line(_ text: PeerText) throws -> PeerLine {
    let face = try face(of: text.font)
    let font = scaledFont(text.font, face)
    return PeerLine(font: font, color: text.color, glyphs: shape(text, face))
  }

  private func face(of font: PeerFont) throws -> Face {
    let key = FaceKey(file: font.file, weight: font.weight)
    if let known = faces[key] { return known }
    let path = "/usr/share/fonts/truetype/" + font.file
    var handle: FT_Face?
    guard FT_New_Face(library, path, 0, &handle) == 0, let handle,
      let cairo = cairo_ft_font_face_create_for_ft_face(handle, 0),
      let blob = hb_blob_create_from_file(path), let file = hb_face_create(blob, 0), let harfBuzz = hb_font_create(file)
    else { throw PeerFailure(description: "The peer can't open \(path)") }
    if let weight = font.weight {
      var variation = hb_variation_t(tag: hb_tag_from_string("wght", 4), value: Float(weight))
      hb_font_set_variations(harfBuzz, &variation, 1)
    }
    let made = Face(cairo: cairo, harfBuzz: harfBuzz, unitsPerEm: Double(hb_face_get_upem(file)))
    faces[key] = made
    return made
  }

  private func scaledFont(_ font: PeerFont, _ face: Face) -> OpaquePointer {
    if let known = scaledFonts[font] { return known }
    var size = cairo_matrix_t()
    cairo_matrix_init_scale(&size, font.size, font.size)
    var toPixels = cairo_matrix_t()
    cairo_matrix_init_scale(&toPixels, scale, scale)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    if let weight = font.weight { cairo_font_options_set_variations(options, "wght=\(weight)") }
    let made: OpaquePointer = cairo_scaled_font_create(face.cairo, &size, &toPixels, options)
    scaledFonts[font] = made
    return made
  }

  private func shape(_ text: PeerText, _ face: Face) -> [cairo_glyph_t] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let units = Array(text.string.utf8)
    units.withUnsafeBufferPointer { units in
      units.withMemoryRebound(to: CChar.self) { hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, -1) }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(buffer, text.font.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_shape(face.harfBuzz, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let unit = text.font.size / face.unitsPerEm
    var x = text.x
    return (0..<Int(count)).map { index in
      let position = positions[index]
      let glyph = cairo_glyph_t(
        index: UInt(infos[index].codepoint), x: x + Double(position.x_offset) * unit,
        y: text.baseline - Double(position.y_offset) * unit)
      var extra = position.x_advance == 0 ? 0 : text.font.tracking
      if text.font.adjustsLetters {
        let letter = Unicode.Scalar(units[Int(infos[index].cluster)])
        extra += PeerFont.letterAdjustments[letter] ?? 0
      }
      x += Double(position.x_advance) * unit + extra / 1000 * text.font.size
      return glyph
    }
  }
}
