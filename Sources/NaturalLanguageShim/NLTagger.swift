public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  public static let nameType = NLTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  public static let language = NLTagScheme(rawValue: "Language")
  public static let script = NLTagScheme(rawValue: "Script")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let word = NLTag("Word"), punctuation = NLTag("Punctuation"), whitespace = NLTag("Whitespace")
  public static let other = NLTag("Other"), noun = NLTag("Noun"), verb = NLTag("Verb"), adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb"), pronoun = NLTag("Pronoun"), determiner = NLTag("Determiner")
  public static let particle = NLTag("Particle"), preposition = NLTag("Preposition"), number = NLTag("Number")
  public static let conjunction = NLTag("Conjunction"), interjection = NLTag("Interjection")
  public static let classifier = NLTag("Classifier"), otherWord = NLTag("OtherWord")
  public static let personalName = NLTag("PersonalName"), placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// The tags of a text's words: those of ``NaturalLanguageAnswers``.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Words alone are visited, so that these leave out nothing more.
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?

  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  open var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage) }
  /// Has no effect: the language is the test's.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string else { return (nil, index..<index) }
    let range =
      NLTokenizer.ranges(unit, in: string, string.startIndex..<string.endIndex).first { $0.contains(index) }
      ?? index..<index
    return (tag(of: string[range], scheme), range)
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    return NLTokenizer.ranges(unit, in: string, range).map { (tag(of: string[$0], scheme), $0) }
  }

  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range) {
      return
    }
  }

  private func tag(of text: Substring, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: return .word
    case .language: return dominantLanguage.map { NLTag($0.rawValue) }
    case .sentimentScore:
      return NaturalLanguageAnswers.current(asked: "for the sentiment of a text").sentiment.map { NLTag("\($0)") }
    default: return NaturalLanguageAnswers.current(asked: "for the tags of words").tags[String(text)]
    }
  }
}
