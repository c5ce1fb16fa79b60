/// Refinements of breaking between words; the names are `NSParagraphStyle.LineBreakStrategy`'s.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moves a word down to the second line of a paragraph of two lines, if that would otherwise hold a single short word.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Breaks Korean between words rather than between syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy of `UILabel` for text without attributes.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
}
