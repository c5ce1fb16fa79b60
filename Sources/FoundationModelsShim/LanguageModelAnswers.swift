/// The answers about the language model. By default, the device has none.
public struct LanguageModelAnswers: StandInAnswers {
  /// Whether the model can be used. An app that shows a text about it shows this one.
  public var availability = SystemLanguageModel.Availability.unavailable(.deviceNotEligible)
  /// Returns the model's reply to a prompt; nil where it has none, which throws
  /// ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``. The reply to a request for a type is JSON.
  public var reply: @Sendable (_ prompt: String) -> String? = { _ in nil }

  public init() {}

  /// Answers of an available model.
  ///
  /// - Parameter reply: the reply to a prompt: a text, or JSON where the app requests a type.
  public init(
    availability: SystemLanguageModel.Availability = .available, reply: @escaping @Sendable (String) -> String?
  ) {
    (self.availability, self.reply) = (availability, reply)
  }

  public init(availability: SystemLanguageModel.Availability) { self.availability = availability }

  static func current(asked question: String) -> LanguageModelAnswers {
    StandInScope.answers(framework: "FoundationModels", asked: question)
  }
}
