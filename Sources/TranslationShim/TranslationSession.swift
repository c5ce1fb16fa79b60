internal import Synchronization

/// Translates texts: to those that the test's ``TranslationAnswers`` have.
public final class TranslationSession: Sendable {
  /// The languages of a session. Changing them, or invalidating the configuration, runs `translationTask` again.
  public struct Configuration: Equatable, Sendable {
    /// Nil for the language of the text.
    public var source: Locale.Language?
    /// Nil for a language of the user.
    public var target: Locale.Language?
    public private(set) var version = 0

    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }

    /// Runs the task again with the same languages.
    public mutating func invalidate() { version += 1 }
  }

  /// A text of a batch.
  public struct Request: Sendable, Hashable {
    public var sourceText: String
    /// Distinguishes the responses of a batch.
    public var clientIdentifier: String?

    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  public struct Response: Sendable, Hashable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }

  /// The responses of a batch, in the order of its requests.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    let session: TranslationSession
    let batch: [Request]

    public struct AsyncIterator: AsyncIteratorProtocol {
      let session: TranslationSession
      var rest: ArraySlice<Request>

      public mutating func next() async throws -> Response? {
        guard let request = rest.popFirst() else { return nil }
        return try session.response(to: request)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(session: session, rest: batch[...]) }
  }

  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?
  private let isCancelled = Mutex(false)

  /// A session of languages that are installed, without a view.
  public convenience init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
    self.init(Configuration(source: source, target: target))
  }

  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }

  /// Whether the languages are installed.
  public var isReady: Bool { get async { status == .installed } }
  /// Whether the languages may be downloaded.
  public var canRequestDownloads: Bool { status == .supported }

  private var status: LanguageAvailability.Status {
    TranslationAnswers.current(asked: "whether languages are supported").status
  }

  /// Asks for the download of the languages, which is complete at once.
  ///
  /// - Throws: ``TranslationError/unsupportedLanguagePairing`` where the answers say so.
  public func prepareTranslation() async throws {
    if status == .unsupported { throw TranslationError.unsupportedLanguagePairing }
  }

  /// - Throws: `unsupportedLanguagePairing` by the answers; `internalError` where they have no translation of the text.
  public func translate(_ string: String) async throws -> Response { try response(to: Request(sourceText: string)) }

  /// The responses to a batch, all at once.
  public func translations(from batch: [Request]) async throws -> [Response] { try batch.map(response) }

  /// The responses to a batch, one by one.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse(session: self, batch: batch) }

  /// Further translations fail with ``TranslationError/alreadyCancelled``.
  public func cancel() { isCancelled.withLock { $0 = true } }

  func response(to request: Request) throws -> Response {
    if isCancelled.withLock({ $0 }) { throw TranslationError.alreadyCancelled }
    let answers = TranslationAnswers.current(asked: "for a translation")
    if answers.status == .unsupported { throw TranslationError.unsupportedLanguagePairing }
    guard !request.sourceText.isEmpty else { throw TranslationError.nothingToTranslate }
    guard let text = answers.translations[request.sourceText] else { throw TranslationError.internalError }
    return Response(
      sourceLanguage: sourceLanguage ?? answers.sourceLanguage,
      targetLanguage: targetLanguage ?? Locale.current.language,
      sourceText: request.sourceText, targetText: text, clientIdentifier: request.clientIdentifier)
  }
}
