extension LanguageModelSession {
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<String> {
    ResponseStream { try await self.reply(to: prompt.text, String.self, options, nil) }
  }

  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<String> {
    ResponseStream { try await self.reply(to: prompt, String.self, options, nil) }
  }

  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending ResponseStream<String> {
    let text = try prompt().text
    return ResponseStream { try await self.reply(to: text, String.self, options, nil) }
  }

  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<Content> {
    ResponseStream { try await self.reply(to: prompt.text, type, options, .init(type: type)) }
  }

  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<Content> {
    ResponseStream { try await self.reply(to: prompt, type, options, .init(type: type)) }
  }

  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending ResponseStream<Content> {
    let text = try prompt().text
    return ResponseStream { try await self.reply(to: text, type, options, .init(type: type)) }
  }

  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<GeneratedContent> {
    ResponseStream { try await self.reply(to: prompt.text, GeneratedContent.self, options, .init(schema: schema)) }
  }

  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<GeneratedContent> {
    ResponseStream { try await self.reply(to: prompt, GeneratedContent.self, options, .init(schema: schema)) }
  }

  /// A reply as it grows: one snapshot of the whole reply.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    private let reply: @Sendable () async throws -> Response<Content>

    init(_ reply: @escaping @Sendable () async throws -> Response<Content>) { self.reply = reply }

    /// What of a reply is there.
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }

    /// The whole reply.
    public nonisolated(nonsending) func collect() async throws -> sending Response<Content> { try await reply() }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reply: reply) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var reply: (@Sendable () async throws -> Response<Content>)?

      public mutating func next() async throws -> Snapshot? {
        guard let reply else { return nil }
        self.reply = nil
        let response = try await reply()
        return Snapshot(content: response.content.asPartiallyGenerated(), rawContent: response.rawContent)
      }
    }
  }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
