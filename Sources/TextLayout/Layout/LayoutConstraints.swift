public import Foundation

/// The constraints for laying out text.
public struct LayoutConstraints: Hashable, Sendable {
  /// In points, or `.infinity`. NaN is treated as `.infinity`, negative values as 0; a line contains at least one character,
  /// however narrow it is.
  public var width: CGFloat
  /// In points. Except for the first one, lines that don't fit are omitted as if ``maximumLines`` excluded them.
  public var height: CGFloat
  /// 0 or less for no limit.
  public var maximumLines: Int
  /// Overrides the paragraphs' own modes, like `UILabel.lineBreakMode`.
  public var lineBreakMode: LineBreakMode?
  /// The side at which natural alignment starts in a paragraph without a strong character.
  public var interfaceDirection: ParagraphStyle.WritingDirection
  /// Whether a line break at the very end starts an empty line, as in `UITextView`; in `UILabel` it doesn't. With it, an empty text
  /// has one line; without it, none.
  public var includesExtraLine: Bool
  /// Whether the height of lines includes the line gap of the font's file.
  public var usesFontLeading: Bool
  /// Whether ``TextAttributes/leading`` is added between lines.
  public var usesLineLeading: Bool
  /// The position of the leading.
  public var leadingPlace: LeadingPlace
  /// Shapes around which text flows; nil for none. Requires a width.
  public var exclusions: LineExclusions?
  /// Positions in the text, in UTF-16 units, before which lines don't break between words.
  public var breaksLeftOut: Set<Int> = []
  /// Positions in the text, in UTF-16 units, before which words aren't hyphenated.
  public var divisionsLeftOut: Set<Int> = []

  /// The position of the leading of lines.
  public enum LeadingPlace: Hashable, Sendable {
    /// The line gap of a font's file is part of its lines, the leading of a text style is between them.
    case ofEachKind
    /// All of it is between lines and none below the last one, as in labels.
    case betweenLines
    /// All of it is part of its line, including the last one, as in a layout manager. Only negative leading is between lines.
    case insideLines
  }

  public init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, interfaceDirection: ParagraphStyle.WritingDirection = .leftToRight,
    includesExtraLine: Bool = false, usesFontLeading: Bool = true, usesLineLeading: Bool = true,
    leadingPlace: LeadingPlace = .ofEachKind, exclusions: LineExclusions? = nil
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.interfaceDirection = interfaceDirection
    self.includesExtraLine = includesExtraLine
    self.usesFontLeading = usesFontLeading
    self.usesLineLeading = usesLineLeading
    self.leadingPlace = leadingPlace
    self.exclusions = exclusions
  }
}
