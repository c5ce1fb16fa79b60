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
}
