import CCairo
import CFreeType
import Foundation
import Graphics

@testable import Rasterizer

/// Runs created manually from font files, without a text layout.
struct TestFont {
  static let interPath = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
  static let emojiPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  static let inter = FontInstance(path: interPath)
  static let emoji = FontInstance(path: emojiPath)

  static func bold(_ weight: Double) -> FontInstance {
    FontInstance(path: interPath, variations: [FontInstance.Variation(tag: "wght", value: weight)])
  }

  /// The index of a character's glyph.
  static func glyph(_ character: Character, in font: FontInstance = inter) throws -> UInt32 {
    let face = try FreeTypeFaces().face(font)
    return FT_Get_Char_Index(face.handle, FT_ULong(character.unicodeScalars.first!.value))
  }

  /// The box of a character's outline in parts of the em, with y pointing up. The fonts' outlines have points at their extremes, so
  /// that the box of all points is that of the outline.
  static func box(_ character: Character, in font: FontInstance = inter) throws -> CGRect {
    let face = try FreeTypeFaces().face(font)
    _ = face.loadOutline(try glyph(character, in: font), size: 64 * 1024)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&face.handle.pointee.glyph.pointee.outline, &box)
    let em = 65536.0
    return CGRect(
      x: Double(box.xMin) / em, y: Double(box.yMin) / em, width: Double(box.xMax - box.xMin) / em,
      height: Double(box.yMax - box.yMin) / em)
  }

  static func run(
    _ text: String, in font: FontInstance = inter, size: Double, advance: Double = 0
  ) throws -> GlyphRun {
    var glyphs: [GlyphRun.Glyph] = []
    for character in text {
      let x = Double(glyphs.count) * advance
      glyphs.append(GlyphRun.Glyph(id: try glyph(character, in: font), position: CGPoint(x: x, y: 0)))
    }
    return GlyphRun(font: font, pointSize: size, glyphs: glyphs)
  }
}
