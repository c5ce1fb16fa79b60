/// The device's language model: whether it is available is one of the ``LanguageModelAnswers``.
public final class SystemLanguageModel: Sendable, Observable {
  /// Always the same model.
  public static var `default`: SystemLanguageModel { StandInScope.shared { SystemLanguageModel() } }

  let useCase: UseCase
  let guardrails: Guardrails

  /// The use case and the guardrails are stored but unused: the test's replies are the model's.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
    (self.useCase, self.guardrails) = (useCase, guardrails)
  }

  public convenience init(adapter: Adapter, guardrails: Guardrails = .default) { self.init(guardrails: guardrails) }

  public var availability: Availability {
    LanguageModelAnswers.current(asked: "whether the language model is available").availability
  }
  public var isAvailable: Bool { availability == .available }

  /// The languages of iOS 26.
  public var supportedLanguages: Set<Locale.Language> {
    Set(
      ["en-US", "en-GB", "fr-FR", "de-DE", "it-IT", "pt-BR", "es-ES", "zh-Hans-CN", "ja-JP", "ko-KR"]
        .map { Locale.Language(identifier: $0) })
  }

  /// Whether the locale's language is one of the ``supportedLanguages``.
  public func supportsLocale(_ locale: Locale = .current) -> Bool {
    supportedLanguages.contains { $0.languageCode == locale.language.languageCode }
  }

  /// What a model is for.
  public struct UseCase: Sendable, Equatable {
    private let name: String

    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What a model refuses.
  public struct Guardrails: Sendable, Equatable {
    private let name: String

    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
  }

  /// Whether the model can be used, and the reason why not.
  @frozen public enum Availability: Sendable, Equatable {
    case available
    case unavailable(UnavailableReason)

    public enum UnavailableReason: Sendable, Equatable, Hashable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }

  /// An adapter of the app's: never there.
  public struct Adapter: Sendable {
    /// Metadata of its author.
    public var creatorDefinedMetadata: [String: String] { [:] }

    public init(name: String) throws { throw AssetError.invalidAdapterName(.init(debugDescription: name)) }
    public init(fileURL: URL) throws { throw AssetError.invalidAsset(.init(debugDescription: fileURL.path)) }

    public static func removeObsoleteAdapters() throws {}
    public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

    public enum AssetError: Error, LocalizedError {
      case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)

      public struct Context: Sendable {
        public let debugDescription: String
        public init(debugDescription: String) { self.debugDescription = debugDescription }
      }

      public var errorDescription: String? {
        switch self {
        case .invalidAsset(let context): "The adapter \(context.debugDescription) can't be read."
        case .invalidAdapterName(let context): "There is no adapter \(context.debugDescription)."
        case .compatibleAdapterNotFound(let context): "No adapter \(context.debugDescription) fits the model."
        }
      }
    }
  }
}
