/// A function of the app's that the model may call. A test's replies call none; a test calls it itself.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent

  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }

  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The type's name.
  public var name: String { "\(Self.self)" }
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

/// What a tool returned in the first beta.
public struct ToolOutput: Sendable, PromptRepresentable {
  private let text: String

  public init(_ string: String) { text = string }
  public init(_ content: GeneratedContent) { text = content.text }

  public var promptRepresentation: Prompt { return Prompt(text: text) }
}
