import Graphics

/// A glyph as HarfBuzz positioned it, in points.
struct ShapedGlyph {
  var id: UInt32
  /// The first UTF-16 unit of its cluster, relative to the paragraph.
  var cluster: Int32
  var advance: Double
  var dx: Double
  /// Positive values are downward.
  var dy: Double
}

/// A shaped range of a paragraph with one font, one direction and one style.
final class ShapedRun {
  enum Content {
    case glyphs
    case tab
    case attachment(TextAttachment)
    /// A line separator or another control character, which is invisible.
    case invisible
  }

  let content: Content
  /// Nil unless the content is glyphs.
  let font: OpenFont?
  /// UTF-16 units relative to the paragraph.
  let range: Range<Int>
  let level: Int8
  /// The script for reshaping a part of it.
  let script: UInt32
  /// The index of the style in the paragraph.
  let span: Int
  /// In visual order.
  let glyphs: UnsafeMutablePointer<ShapedGlyph>
  let glyphCount: Int

  init(
    content: Content, font: OpenFont?, range: Range<Int>, level: Int8, script: UInt32, span: Int,
    glyphs: UnsafeMutablePointer<ShapedGlyph>, glyphCount: Int
  ) {
    self.content = content
    self.font = font
    self.range = range
    self.level = level
    self.script = script
    self.span = span
    self.glyphs = glyphs
    self.glyphCount = glyphCount
  }

  deinit { glyphs.deallocate() }

  var isRightToLeft: Bool { level & 1 == 1 }
}
