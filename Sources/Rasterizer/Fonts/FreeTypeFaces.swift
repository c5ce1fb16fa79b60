import CFreeType
import Foundation
import Graphics

/// The fonts of one rasterizer, opened on demand. Confined to a thread; bounded.
final class FreeTypeFaces {
  /// The maximum number of open faces.
  static let maximumFaces = 96
  /// The maximum memory of glyphs, in bytes.
  static let maximumGlyphBytes = 24 << 20

  private let library: FreeTypeLibrary
  private let memory = GlyphMemory()
  private var faces: [FontInstance: FreeTypeFace] = [:]
  private var last: (font: FontInstance, face: FreeTypeFace)?

  init() throws(RasterizerError) {
    library = try FreeTypeLibrary()
  }

  var faceCount: Int { faces.count }
  var glyphBytes: Int { memory.byteCount }

  /// - Throws: `RasterizerError.fontMissing`, `.fontUnreadable`.
  func face(_ font: FontInstance) throws -> FreeTypeFace {
    if let last, last.font == font { return last.face }
    if let face = faces[font] {
      last = (font, face)
      return face
    }
    let face = try FreeTypeFace(font, library: library, memory: memory)
    // Dropping all of them is rare, needs no bookkeeping per glyph, and can't affect the picture.
    if faces.count >= FreeTypeFaces.maximumFaces { faces.removeAll(keepingCapacity: true) }
    faces[font] = face
    last = (font, face)
    return face
  }

  /// Drops the glyphs if there are too many; only called between runs.
  func trim() {
    guard glyphBytes > FreeTypeFaces.maximumGlyphBytes else { return }
    for face in faces.values { face.removeGlyphs() }
  }
}
