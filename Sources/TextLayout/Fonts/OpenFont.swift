import CHarfBuzz
import Graphics

/// A font instance opened for shaping, in font units. Belongs to one engine.
final class OpenFont {
  let instance: FontInstance
  /// An `hb_font_t` whose scale is the font's units per em.
  let handle: OpaquePointer
  let unitsPerEm: Double

  /// Whether the font has a glyph: 0 not determined yet, 1 yes, 2 no. Latin text uses hardly any other characters.
  private let latin: UnsafeMutablePointer<UInt8>
  private static let latinCount = 0x300
  private var others: [UInt32: Bool] = [:]

  init(instance: FontInstance) {
    self.instance = instance
    // A file that was removed after its registration results in an empty blob: a font without glyphs, which can still be used for
    // shaping.
    let blob = hb_blob_create_from_file(instance.path)
    let face = hb_face_create(blob, UInt32(instance.index))
    handle = hb_font_create(face)
    unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    hb_ot_font_set_funcs(handle)
    let variations = instance.variations.map {
      hb_variation_t(tag: OpenTypeTag.value($0.tag), value: Float($0.value))
    }
    if !variations.isEmpty { hb_font_set_variations(handle, variations, UInt32(variations.count)) }
    latin = .allocate(capacity: OpenFont.latinCount)
    latin.initialize(repeating: 0, count: OpenFont.latinCount)
  }

  deinit {
    hb_font_destroy(handle)
    latin.deallocate()
  }

  func hasGlyph(_ scalar: UInt32) -> Bool {
    if scalar < OpenFont.latinCount {
      let known = latin[Int(scalar)]
      if known != 0 { return known == 1 }
      let found = lookUp(scalar)
      latin[Int(scalar)] = found ? 1 : 2
      return found
    }
    if let known = others[scalar] { return known }
    let found = lookUp(scalar)
    // Each fallback font is asked for each character that other fonts don't have; over time, for all of Unicode.
    if others.count >= 8_192 { others.removeAll(keepingCapacity: true) }
    others[scalar] = found
    return found
  }

  private func lookUp(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0
  }
}
