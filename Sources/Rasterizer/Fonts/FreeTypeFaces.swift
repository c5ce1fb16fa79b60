import CFreeType
import Foundation
import Graphics

/// The fonts of one rasterizer, opened on demand. Confined to a thread; bounded.
final class FreeTypeFaces {
  /// The maximum number of open faces.
  static let maximumFaces = 96
  /// The maximum memory of glyphs, in bytes. Random screens on three devices (`make soak`) reach it after some 5,000 screens; one
  /// screen's texts take a few hundred kilobytes.
  static let maximumGlyphBytes = 6 << 20

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

  /// Drops glyphs if there are too many, those of the least recently used faces and sizes first. Only called between runs.
  func trim() {
    guard glyphBytes > FreeTypeFaces.maximumGlyphBytes else { return }
    let uses = faces.values.flatMap { face in face.uses.map { (face: face, size: $0.size, lastUse: $0.lastUse) } }
    // Half at once, so that sorting is rare.
    for use in uses.sorted(by: { $0.lastUse < $1.lastUse }) where glyphBytes > FreeTypeFaces.maximumGlyphBytes / 2 {
      use.face.removeGlyphs(size: use.size)
    }
  }
}
