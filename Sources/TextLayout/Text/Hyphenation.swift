/// When and how words are hyphenated.
public struct Hyphenation: Hashable, Sendable {
  /// A line is hyphenated if its text, broken between words, fills less than this fraction of the width: 1 for every line that can
  /// be hyphenated, 0 for none. The same as `NSParagraphStyle.hyphenationFactor`.
  public var factor: Double
  /// The language whose rules apply, such as `en` or `de_CH`.
  public var language: String

  public init(factor: Double = 1, language: String = "en") {
    self.factor = factor
    self.language = language
  }
}
