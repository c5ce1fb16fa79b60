extension Transcript {
  public struct Instructions: Sendable, Identifiable, Equatable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]

    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }

  /// A tool that the instructions offer to the model.
  public struct ToolDefinition: Sendable, Equatable {
    public var name: String
    public var description: String
    let parameters: String

    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description, self.parameters) = (name, description, parameters.json)
    }

    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }
  }

  public struct Prompt: Sendable, Identifiable, Equatable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public var responseFormat: ResponseFormat?

    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) {
      (self.id, self.segments, self.options, self.responseFormat) = (id, segments, options, responseFormat)
    }
  }

  /// The type that a prompt requests.
  public struct ResponseFormat: Sendable, Equatable {
    public let name: String

    public init<Content: Generable>(type: Content.Type) { name = "\(type)" }
    public init(schema: GenerationSchema) { name = schema.json }
  }

  public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection {
    public var id: String
    private let calls: [ToolCall]

    public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S) where S.Element == ToolCall {
      (self.id, self.calls) = (id, Array(calls))
    }

    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    public subscript(position: Int) -> ToolCall { calls[position] }
  }

  public struct ToolCall: Sendable, Identifiable, Equatable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent

    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }

  public struct ToolOutput: Sendable, Identifiable, Equatable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]

    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }

  public struct Response: Sendable, Identifiable, Equatable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]

    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }
}
