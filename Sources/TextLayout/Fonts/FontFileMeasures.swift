import CHarfBuzz
import Graphics

/// The metrics in a face's file.
public struct FontFileMeasures: Sendable {
  public let unitsPerEm: Int
  public let glyphCount: Int
  /// In the font's units.
  public let metrics: FontMetrics

  public init(_ face: FontFace) {
    let font = OpenFont(instance: FontInstance(path: face.path, index: face.index))
    unitsPerEm = Int(font.unitsPerEm)
    glyphCount = Int(hb_face_get_glyph_count(hb_font_get_face(font.handle)))
    metrics = font.metrics(pointSize: font.unitsPerEm)
  }

  /// The name of a glyph in the font's file, `integral.size2`; nil for a glyph that the font doesn't have, or without names.
  public static func name(ofGlyph glyph: UInt16, in face: FontFace) -> String? {
    let font = OpenFont(instance: FontInstance(path: face.path, index: face.index))
    var name = [CChar](repeating: 0, count: 256)
    guard hb_font_get_glyph_name(font.handle, UInt32(glyph), &name, UInt32(name.count)) != 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The glyph with a name; nil if the font has none.
  public static func glyph(named name: String, in face: FontFace) -> UInt16? {
    let font = OpenFont(instance: FontInstance(path: face.path, index: face.index))
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_glyph_from_name(font.handle, name, -1, &glyph) != 0 else { return nil }
    return UInt16(exactly: glyph)
  }
}
