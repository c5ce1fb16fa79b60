import Graphics

/// A glyph as HarfBuzz placed it, in points.
struct ShapedGlyph {
  var id: UInt32
  /// The first UTF-16 unit of its cluster, relative to the paragraph.
  var cluster: Int32
  var advance: Double
  var dx: Double
  /// Down is positive.
  var dy: Double
}

/// A stretch of a paragraph in one font, one direction and one style, shaped.
final class ShapedRun {
  enum Content {
    case glyphs
    case tab
    case attachment(TextAttachment)
    /// A line separator or another control character: nothing to see.
    case invisible
  }

  let content: Content
  /// Nil unless the content is glyphs.
  let font: OpenFont?
  /// UTF-16 units relative to the paragraph.
  let range: Range<Int>
  let level: Int8
  /// The script for shaping a part of it anew.
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
