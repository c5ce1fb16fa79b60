/// Refinements of breaking between words; the names are `NSParagraphStyle.LineBreakStrategy`'s.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moves a word to a paragraph's last line if that would otherwise have a single word.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Breaks Korean between words rather than between syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy of `UILabel` for text without attributes.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
}
