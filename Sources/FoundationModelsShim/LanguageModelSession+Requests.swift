extension LanguageModelSession {
  // MARK: Texts

  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    try await reply(to: prompt.text, String.self, options, nil)
  }

  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    try await reply(to: prompt, String.self, options, nil)
  }

  @discardableResult public nonisolated(nonsending) func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    try await reply(to: prompt().text, String.self, options, nil)
  }

  // MARK: Types

  @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    try await reply(to: prompt.text, type, options, .init(type: type))
  }

  @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    try await reply(to: prompt, type, options, .init(type: type))
  }

  @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    try await reply(to: prompt().text, type, options, .init(type: type))
  }

  // MARK: Schemas

  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    try await reply(to: prompt.text, GeneratedContent.self, options, .init(schema: schema))
  }

  @discardableResult public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    try await reply(to: prompt, GeneratedContent.self, options, .init(schema: schema))
  }

  @discardableResult public nonisolated(nonsending) func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> {
    try await reply(to: prompt().text, GeneratedContent.self, options, .init(schema: schema))
  }
}
