public import Foundation
public import Graphics

/// Text after layout: what to paint, and its position. Coordinates are points from the layout's top left corner, y pointing down.
public struct LaidOutText: Hashable, Sendable {
  /// A range of glyphs in one font and one colour.
  public struct Run: Hashable, Sendable {
    public var glyphs: GlyphRun
    /// The run's start on its baseline.
    public var origin: CGPoint
    public var color: Color
    /// In UTF-16 units; empty for an ellipsis or a hyphen that isn't in the text.
    public var range: Range<Int>
    /// Whether the run is right-to-left; the glyphs are nevertheless in visual order.
    public var isRightToLeft: Bool
    /// In points.
    public var width: CGFloat
    /// A shadow, painted below the run.
    public var shadow: Shadow?
  }

  /// A rectangle to fill: a background, or a piece of an underline or a strikethrough.
  public struct Decoration: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case background, underline, strikethrough }

    public var kind: Kind
    public var rect: CGRect
    public var color: Color
    public var pattern: LineDecoration.Pattern
    /// A shadow, painted below the decoration.
    public var shadow: Shadow?
  }

  /// The position of an attachment's box.
  public struct Attachment: Hashable, Sendable {
    /// ``TextAttachment/id``.
    public var id: Int
    public var rect: CGRect
    /// In UTF-16 units.
    public var offset: Int
  }

  public struct Line: Hashable, Sendable {
    /// The range of the line, in UTF-16 units, including trailing whitespace and line break.
    public var range: Range<Int>
    /// From left to right.
    public var runs: [Run]
    /// Backgrounds first, in painting order; strikethroughs are above the glyphs.
    public var decorations: [Decoration]
    public var attachments: [Attachment]
    /// The box of the line: its position by alignment, its width without trailing whitespace, its height without line and paragraph
    /// spacing.
    public var frame: CGRect
    /// From the layout's top.
    public var baseline: CGFloat
    /// From the frame's top to the baseline.
    public var ascent: CGFloat
    /// From the baseline down; positive.
    public var descent: CGFloat
    /// The gap below the descent that is part of the frame.
    public var leading: CGFloat
    /// The width of the whitespace at the line's end, which the frame doesn't include.
    public var trailingWhitespaceWidth: CGFloat
    /// Whether an ellipsis replaces a part of the text, or the text continues after this last line.
    public var isTruncated: Bool
    /// Whether it is the last line of its paragraph.
    public var endsParagraph: Bool
    public var isRightToLeft: Bool
    /// The part of a row that the line has between shapes, from left to right; nil for all of it.
    public var fragment: ClosedRange<CGFloat>?
  }

  public var lines: [Line]
  /// The size of the lines, not rounded: the width of the widest line with its indents, and the sum of the lines' heights and of
  /// the spacing between them. Whitespace at a line's end counts if there is space for it.
  public var size: CGSize
  /// Whether part of the text isn't visible.
  public var isTruncated: Bool

  /// ``size`` rounded up to whole pixels, as `UILabel` rounds its intrinsic size. `scale` is in pixels per point.
  public func size(roundedUpTo scale: CGFloat) -> CGSize {
    CGSize(
      width: LaidOutText.roundUp(size.width, scale: scale), height: LaidOutText.roundUp(size.height, scale: scale))
  }

  /// A length rounded up to whole pixels; an excess of a ten-thousandth of a pixel is ignored.
  public static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, length.isFinite else { return length }
    // Rounding can result in a negative zero, which the sum with 0 makes positive.
    return (length * scale - 0.0001).rounded(.up) / scale + 0
  }

  /// The first line's baseline from the top, or 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last line's baseline from the top, or 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// The paths of the font files in use, for a fingerprint; sorted by path.
  public var fontPaths: [String] {
    var paths: Set<String> = []
    for line in lines { for run in line.runs { paths.insert(run.glyphs.font.path) } }
    return paths.sorted()
  }
}
