/// The instructions, prompts and replies of a session, in order.
public struct Transcript: Sendable, Equatable, Codable, RandomAccessCollection {
  var entries: [Entry]

  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(position: Int) -> Entry { entries[position] }

  /// A part of the transcript.
  public enum Entry: Sendable, Identifiable, Equatable, CustomStringConvertible {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }

    public var description: String {
      switch self {
      case .instructions(let entry): "(Instructions) \(Segment.text(of: entry.segments))"
      case .prompt(let entry): "(Prompt) \(Segment.text(of: entry.segments))"
      case .toolCalls(let entry):
        "(Tool calls) \(entry.map { "\($0.toolName) \($0.arguments)" }.joined(separator: ", "))"
      case .toolOutput(let entry): "(Tool output) \(Segment.text(of: entry.segments))"
      case .response(let entry): "(Response) \(Segment.text(of: entry.segments))"
      }
    }
  }

  /// A text or a value of an entry.
  public enum Segment: Sendable, Identifiable, Equatable, CustomStringConvertible {
    case text(TextSegment)
    case structure(StructuredSegment)

    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }

    public var description: String {
      switch self {
      case .text(let segment): segment.content
      case .structure(let segment): segment.content.jsonString
      }
    }

    static func text(of segments: [Segment]) -> String { segments.map(\.description).joined(separator: "\n") }
  }

  public struct TextSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
    public var id: String
    public var content: String
    public var description: String { content }

    public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
  }

  public struct StructuredSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
    public var id: String
    public var source: String
    public var content: GeneratedContent
    public var description: String { content.jsonString }

    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }

  // MARK: As JSON

  private struct Stored: Codable {
    let kind: String
    let id: String
    let text: String
  }

  public init(from decoder: any Decoder) throws {
    entries = try [Stored](from: decoder).map { stored in
      let segments = [Segment.text(TextSegment(content: stored.text))]
      return switch stored.kind {
      case "instructions": .instructions(Instructions(id: stored.id, segments: segments, toolDefinitions: []))
      case "response": .response(Response(id: stored.id, assetIDs: [], segments: segments))
      case "toolOutput": .toolOutput(ToolOutput(id: stored.id, toolName: "", segments: segments))
      default: .prompt(Prompt(id: stored.id, segments: segments))
      }
    }
  }

  /// The texts of instructions, prompts, outputs and replies; a tool's calls aren't stored.
  public func encode(to encoder: any Encoder) throws {
    try entries.compactMap { entry -> Stored? in
      switch entry {
      case .instructions(let entry):
        Stored(kind: "instructions", id: entry.id, text: Segment.text(of: entry.segments))
      case .prompt(let entry): Stored(kind: "prompt", id: entry.id, text: Segment.text(of: entry.segments))
      case .response(let entry): Stored(kind: "response", id: entry.id, text: Segment.text(of: entry.segments))
      case .toolOutput(let entry): Stored(kind: "toolOutput", id: entry.id, text: Segment.text(of: entry.segments))
      case .toolCalls: nil
      }
    }
    .encode(to: encoder)
  }
}
