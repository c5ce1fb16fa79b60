extension LanguageModelSession {
  /// The reason why the model doesn't reply. `assetsUnavailable` where the test sets no reply, `decodingFailure` where a reply
  /// isn't the requested type.
  public enum GenerationError: Error, LocalizedError {
    case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context)
    case unsupportedGuide(Context), unsupportedLanguageOrLocale(Context), decodingFailure(Context)
    case rateLimited(Context), concurrentRequests(Context), refusal(Refusal, Context)

    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// The model's refusal, without an explanation.
    public struct Refusal: Sendable {
      public init(transcriptEntries: [Transcript.Entry]) {}
      public var explanation: Response<String> {
        get async throws { throw GenerationError.assetsUnavailable(.init(debugDescription: "No explanation")) }
      }
    }

    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize: "Exceeded model context window size"
      case .assetsUnavailable: "Model is unavailable"
      case .guardrailViolation: "Detected content likely to be unsafe"
      case .unsupportedGuide: "Unsupported guide"
      case .unsupportedLanguageOrLocale: "Unsupported language or locale"
      case .decodingFailure: "Failed to deserialize a Generable type from model output"
      case .rateLimited: "Rate limited"
      case .concurrentRequests: "The session is already responding"
      case .refusal: "The model refused to answer"
      }
    }

    public var recoverySuggestion: String? { nil }
    public var failureReason: String? { nil }
  }

  /// An error that a tool threw.
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error

    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }

    public var errorDescription: String? { underlyingError.localizedDescription }
  }
}

/// Feedback about replies, for Apple. It isn't written.
public struct LanguageModelFeedback: Sendable {
  public enum Sentiment: Sendable, CaseIterable { case positive, negative, neutral }

  /// What is wrong with a reply.
  public struct Issue: Sendable {
    public enum Category: Sendable, CaseIterable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
      case vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }

    public init(category: Category, explanation: String? = nil) {}
  }
}
