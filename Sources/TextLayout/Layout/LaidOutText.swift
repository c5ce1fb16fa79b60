public import Foundation
public import Graphics

/// Text laid out: what to paint and where. Coordinates are points from the layout's top left corner, y pointing down.
public struct LaidOutText: Hashable, Sendable {
  /// A stretch of glyphs in one font and one colour.
  public struct Run: Hashable, Sendable {
    public var glyphs: GlyphRun
    /// The run's start on its baseline.
    public var origin: CGPoint
    public var color: Color
    /// In UTF-16 units; empty for an ellipsis or a hyphen that isn't in the text.
    public var range: Range<Int>
    /// Whether it is read from right to left; the glyphs are in visual order all the same.
    public var isRightToLeft: Bool
    /// In points.
    public var width: CGFloat
    /// Painted below the run.
    public var shadow: Shadow?
  }

  /// A rectangle to fill: a background, a piece of an underline or of a line that strikes text through.
  public struct Decoration: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case background, underline, strikethrough }

    public var kind: Kind
    public var rect: CGRect
    public var color: Color
    public var pattern: LineDecoration.Pattern
    /// Painted below it.
    public var shadow: Shadow?
  }

  /// Where an attachment's box lies.
  public struct Attachment: Hashable, Sendable {
    /// ``TextAttachment/id``.
    public var id: Int
    public var rect: CGRect
    /// In UTF-16 units.
    public var offset: Int
  }

  public struct Line: Hashable, Sendable {
    /// What the line covers, in UTF-16 units, trailing whitespace and line break included.
    public var range: Range<Int>
    /// From left to right.
    public var runs: [Run]
    /// Backgrounds first, in the order to paint them; lines that strike through lie above the glyphs.
    public var decorations: [Decoration]
    public var attachments: [Attachment]
    /// The box that the line takes up: its place by alignment, its width without trailing whitespace, its height
    /// without line and paragraph spacing.
    public var frame: CGRect
    /// From the layout's top.
    public var baseline: CGFloat
    /// From the frame's top to the baseline.
    public var ascent: CGFloat
    /// From the baseline down, and positive.
    public var descent: CGFloat
    /// The gap below the descent that is part of the frame.
    public var leading: CGFloat
    /// The width of the whitespace at the line's end, which is not part of the frame.
    public var trailingWhitespaceWidth: CGFloat
    /// Whether an ellipsis stands for a part of the text, or the text goes on after this last line.
    public var isTruncated: Bool
    /// Whether it is the last line of its paragraph.
    public var endsParagraph: Bool
    public var isRightToLeft: Bool
    /// From left to right, the part of a row that the line has between shapes; nil for all of it.
    public var fragment: ClosedRange<CGFloat>?
  }

  public var lines: [Line]
  /// What the lines take up, not rounded: the width of the widest line with its indents, and the sum of the lines'
  /// heights and of the spacing between them. Whitespace at a line's end counts as far as there is room for it.
  public var size: CGSize
  /// Whether some of the text isn't shown.
  public var isTruncated: Bool

  /// ``size`` rounded up to whole pixels, as `UILabel` rounds its intrinsic size. `scale` is pixels a point.
  public func size(roundedUpTo scale: CGFloat) -> CGSize {
    CGSize(
      width: LaidOutText.roundUp(size.width, scale: scale), height: LaidOutText.roundUp(size.height, scale: scale))
  }

  /// A length rounded up to whole pixels; one that is a pixel's ten-thousandth too long isn't.
  public static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, length.isFinite else { return length }
    // Rounding gives nothing a sign, which the sum with 0 takes away.
    return (length * scale - 0.0001).rounded(.up) / scale + 0
  }

  /// The first line's baseline from the top, or 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last line's baseline from the top, or 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// The paths of the font files that were used, for a fingerprint; sorted by path.
  public var fontPaths: [String] {
    var paths: Set<String> = []
    for line in lines { for run in line.runs { paths.insert(run.glyphs.font.path) } }
    return paths.sorted()
  }
}
