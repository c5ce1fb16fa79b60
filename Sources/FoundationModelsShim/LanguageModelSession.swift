internal import Synchronization

/// A conversation with the language model. Its replies are those of the test's ``LanguageModelAnswers``.
public final class LanguageModelSession: Sendable, Observable {
  let model: SystemLanguageModel
  let tools: [any Tool]
  private let state: Mutex<State>
  private let registrar = ObservationRegistrar()

  private struct State {
    var transcript: Transcript
    var isResponding = false
  }

  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(model: model, tools: tools, text: try instructions().text)
  }

  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {
    self.init(model: model, tools: tools, text: instructions)
  }

  @_disfavoredOverload public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) {
    self.init(model: model, tools: tools, text: instructions?.text)
  }

  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    (self.model, self.tools) = (model, tools)
    state = Mutex(State(transcript: transcript))
  }

  private convenience init(model: SystemLanguageModel, tools: [any Tool], text: String?) {
    let instructions = text.map { text in
      Transcript.Entry.instructions(
        .init(
          segments: [.text(.init(content: text))], toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) }))
    }
    self.init(model: model, tools: tools, transcript: Transcript(entries: [instructions].compactMap(\.self)))
  }

  public var isResponding: Bool {
    registrar.access(self, keyPath: \.isResponding)
    return state.withLock { $0.isResponding }
  }

  public var transcript: Transcript {
    registrar.access(self, keyPath: \.transcript)
    return state.withLock { $0.transcript }
  }

  /// Nothing to load: there is no model.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  // MARK: Replies

  /// Adds a prompt to the transcript; whether it is the only one.
  private func begin(_ prompt: String, _ options: GenerationOptions, _ format: Transcript.ResponseFormat?) -> Bool {
    registrar.withMutation(of: self, keyPath: \.isResponding) {
      registrar.withMutation(of: self, keyPath: \.transcript) {
        state.withLock { state in
          guard !state.isResponding else { return false }
          state.isResponding = true
          state.transcript.entries.append(
            .prompt(.init(segments: [.text(.init(content: prompt))], options: options, responseFormat: format)))
          return true
        }
      }
    }
  }

  private func end(_ entry: Transcript.Entry?) {
    registrar.withMutation(of: self, keyPath: \.isResponding) {
      registrar.withMutation(of: self, keyPath: \.transcript) {
        state.withLock { state in
          state.isResponding = false
          if let entry { state.transcript.entries.append(entry) }
        }
      }
    }
  }

  /// The reply to a prompt, as the type that the app requests reads it.
  nonisolated(nonsending) func reply<Content: Generable>(
    to prompt: String, _ type: Content.Type, _ options: GenerationOptions, _ format: Transcript.ResponseFormat?
  ) async throws -> Response<Content> {
    guard begin(prompt, options, format) else {
      throw GenerationError.concurrentRequests(.init(debugDescription: "The session is responding to another prompt."))
    }
    var entry: Transcript.Entry?
    defer { end(entry) }
    // The model never replies before the call returns.
    await Task.yield()
    try Task.checkCancellation()
    let answers = LanguageModelAnswers.current(asked: "for a reply")
    guard answers.availability == .available else {
      throw GenerationError.assetsUnavailable(
        .init(debugDescription: "The model's availability is \(answers.availability)."))
    }
    guard let text = answers.reply(prompt) else {
      throw GenerationError.assetsUnavailable(
        .init(debugDescription: "The test sets no reply to the prompt: \(prompt)"))
    }
    let isText = format == nil
    let content = isText ? GeneratedContent(text) : try GeneratedContent(json: text)
    let value = try Content(content)
    let segment: Transcript.Segment =
      isText ? .text(.init(content: text)) : .structure(.init(source: "\(type)", content: content))
    let response = Transcript.Entry.response(.init(assetIDs: [], segments: [segment]))
    entry = response
    return Response(content: value, rawContent: content, transcriptEntries: [response])
  }

  /// A reply, with the value that was read of it.
  public struct Response<Content: Generable> {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
