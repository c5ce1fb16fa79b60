/// The answers about translations. By default no pair of languages is supported, as in the simulator.
public struct TranslationAnswers: StandInAnswers {
  public var status = LanguageAvailability.Status.unsupported
  /// The languages of the device's translations.
  public var supportedLanguages: [Locale.Language] = []
  /// Texts and their translations.
  public var translations: [String: String] = [:]
  /// The language of the texts, where the app names none.
  public var sourceLanguage = Locale.Language(identifier: "en")
  public init() {}

  static func current(asked question: String) -> TranslationAnswers {
    StandInScope.answers(framework: "Translation", asked: question)
  }
}

/// Whether texts can be translated from one language to another.
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable, Hashable { case installed, supported, unsupported }

  public init() {}

  /// The languages of the test's ``TranslationAnswers``.
  public var supportedLanguages: [Locale.Language] {
    get async { TranslationAnswers.current(asked: "for languages").supportedLanguages }
  }

  /// - Parameter target: nil for a language of the user.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    TranslationAnswers.current(asked: "whether languages are supported").status
  }

  /// - Parameter text: a sample, whose language is that of the answers.
  /// - Throws: ``TranslationError/unableToIdentifyLanguage`` for an empty text.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    guard !text.isEmpty else { throw TranslationError.unableToIdentifyLanguage }
    return TranslationAnswers.current(asked: "whether languages are supported").status
  }
}

/// Why a text isn't translated.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let name: String

  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let internalError = TranslationError(name: "internalError")
  public static let alreadyCancelled = TranslationError(name: "alreadyCancelled")
  public static let notInstalled = TranslationError(name: "notInstalled")

  public var errorDescription: String? { name }

  public static func ~= (match: TranslationError, error: any Error) -> Bool { error as? TranslationError == match }
}
