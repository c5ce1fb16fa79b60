public import Foundation

/// The room that text is laid out in.
public struct LayoutConstraints: Hashable, Sendable {
  /// In points, or `.infinity`. What isn't a number counts as `.infinity`, what is negative as 0; a line takes at
  /// least one character, however narrow it is.
  public var width: CGFloat
  /// In points. Lines that don't fit are left out as if ``maximumLines`` excluded them, but for the first.
  public var height: CGFloat
  /// 0 or less for no limit.
  public var maximumLines: Int
  /// Takes the place of the paragraphs' own modes, as `UILabel.lineBreakMode` does.
  public var lineBreakMode: LineBreakMode?
  /// From which side natural alignment starts in a paragraph without a strong character.
  public var interfaceDirection: ParagraphStyle.WritingDirection
  /// Whether a line break at the very end starts an empty line, as in `UITextView`; `UILabel` leaves it out. With it, an
  /// empty text has one line; without, none.
  public var includesExtraLine: Bool
  /// Whether the gap that a font's file asks for is part of its lines' height.
  public var usesFontLeading: Bool
  /// Whether ``TextAttributes/leading`` lies between lines.
  public var usesLineLeading: Bool
  /// Where the leading lies that counts.
  public var leadingPlace: LeadingPlace
  /// Shapes that lines make way for; nil for none. Only with a width.
  public var exclusions: LineExclusions?
  /// Places in the text, in UTF-16 units, before which no line ends between words.
  public var breaksLeftOut: Set<Int> = []
  /// Places in the text, in UTF-16 units, before which no word is divided.
  public var divisionsLeftOut: Set<Int> = []

  /// Where the leading of lines lies.
  public enum LeadingPlace: Hashable, Sendable {
    /// The gap that a font's file asks for is part of its lines, a text style's leading lies between them.
    case ofEachKind
    /// All of it lies between lines and none below the last one, as in labels.
    case betweenLines
    /// All of it is part of its line, the last one's too, as in what a layout manager lays out. What brings lines nearer to
    /// each other lies between them.
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
