public import Foundation

/// How a paragraph's lines are broken, aligned and spaced. Lengths are points; the names are `NSParagraphStyle`'s.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// Left in a left-to-right paragraph, right in a right-to-left one; the interface's leading edge in a paragraph without a
    /// strong character.
    case natural
    case left, right, center
    /// Both edges, by widening spaces, on every line except a paragraph's last.
    case justified
  }

  public enum WritingDirection: Hashable, Sendable {
    /// The direction of the first strong character. Text without one is left-to-right, from the interface's leading edge.
    case natural
    case leftToRight, rightToLeft
  }

  public var alignment: Alignment
  public var lineBreakMode: LineBreakMode
  public var lineBreakStrategy: LineBreakStrategy
  /// Added between the lines of a paragraph, and after its last line if another paragraph follows.
  public var lineSpacing: CGFloat
  /// Added below a paragraph if another one follows.
  public var paragraphSpacing: CGFloat
  /// Added above a paragraph unless it is the first.
  public var paragraphSpacingBefore: CGFloat
  /// Multiplies the font's line height before the limits apply; the additional height is above the text. 0 means 1.
  public var lineHeightMultiple: CGFloat
  public var minimumLineHeight: CGFloat
  /// 0 for none.
  public var maximumLineHeight: CGFloat
  /// From the leading edge to the first line.
  public var firstLineHeadIndent: CGFloat
  /// From the leading edge to the other lines.
  public var headIndent: CGFloat
  /// Positive: from the leading edge to the lines' end. Zero or negative: from the trailing edge.
  public var tailIndent: CGFloat
  public var baseWritingDirection: WritingDirection
  /// The tab stops, ascending.
  public var tabStops: [TabStop]
  /// The distance of the stops after the last of ``tabStops``.
  public var defaultTabInterval: CGFloat
  /// Nil if words aren't hyphenated.
  public var hyphenation: Hyphenation?

  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineBreakStrategy: LineBreakStrategy = [], lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
    paragraphSpacingBefore: CGFloat = 0, lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
    maximumLineHeight: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
    tailIndent: CGFloat = 0, baseWritingDirection: WritingDirection = .natural, tabStops: [TabStop] = [],
    defaultTabInterval: CGFloat = 28, hyphenation: Hyphenation? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.baseWritingDirection = baseWritingDirection
    self.tabStops = tabStops
    self.defaultTabInterval = defaultTabInterval
    self.hyphenation = hyphenation
  }
}
