/// What is recognized in texts. By default nothing is but words, sentences and paragraphs.
public struct NaturalLanguageAnswers: StandInAnswers {
  /// The language of every text.
  public var language: NLLanguage?
  /// From -1 to 1.
  public var sentiment: Double?
  /// Tags by words: `["London": .placeName]`.
  public var tags: [String: NLTag] = [:]

  public init() {}

  static func current(asked question: String) -> NaturalLanguageAnswers {
    StandInScope.answers(framework: "NaturalLanguage", asked: question)
  }
}

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar"), bulgarian = NLLanguage("bg"), catalan = NLLanguage("ca")
  public static let croatian = NLLanguage("hr"), czech = NLLanguage("cs"), danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl"), english = NLLanguage("en"), finnish = NLLanguage("fi")
  public static let french = NLLanguage("fr"), german = NLLanguage("de"), greek = NLLanguage("el")
  public static let hebrew = NLLanguage("he"), hindi = NLLanguage("hi"), hungarian = NLLanguage("hu")
  public static let indonesian = NLLanguage("id"), italian = NLLanguage("it"), japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko"), malay = NLLanguage("ms"), norwegian = NLLanguage("nb")
  public static let persian = NLLanguage("fa"), polish = NLLanguage("pl"), portuguese = NLLanguage("pt")
  public static let romanian = NLLanguage("ro"), russian = NLLanguage("ru"), slovak = NLLanguage("sk")
  public static let spanish = NLLanguage("es"), swedish = NLLanguage("sv"), thai = NLLanguage("th")
  public static let turkish = NLLanguage("tr"), ukrainian = NLLanguage("uk"), vietnamese = NLLanguage("vi")
  public static let simplifiedChinese = NLLanguage("zh-Hans"), traditionalChinese = NLLanguage("zh-Hant")
}

/// The language of texts: that of ``NaturalLanguageAnswers``.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  // Stored but unused: the answer is the test's.
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []

  public override init() {}
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    string.isEmpty ? nil : NaturalLanguageAnswers.current(asked: "for the language of a text").language
  }
  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }
  open var dominantLanguage: NLLanguage? { NLLanguageRecognizer.dominantLanguage(for: text) }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    dominantLanguage.map { [$0: 1] } ?? [:]
  }
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
