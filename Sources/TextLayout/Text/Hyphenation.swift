/// When and how words are divided between lines.
public struct Hyphenation: Hashable, Sendable {
  /// A line is hyphenated where its text, broken between words, fills less than this part of the room: 1 for every line
  /// that can be, 0 for none. `NSParagraphStyle.hyphenationFactor` means the same.
  public var factor: Double
  /// Whose rules divide words, as `en` or `de_CH`.
  public var language: String

  public init(factor: Double = 1, language: String = "en") {
    self.factor = factor
    self.language = language
  }
}
