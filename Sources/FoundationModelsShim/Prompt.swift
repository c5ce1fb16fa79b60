/// What an app asks the model.
public struct Prompt: Sendable {
  let text: String

  init(text: String) { self.text = text }

  public init(_ content: some PromptRepresentable) { text = content.promptRepresentation.text }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { text = try content().text }
}

/// A type of which prompts are made.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

// A `return` keeps the requirement's builder from applying, which would read the property again.
extension Prompt: PromptRepresentable {
  public var promptRepresentation: Prompt { return self }
}

/// Builds a prompt of lines.
@resultBuilder public struct PromptBuilder {
  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
    var lines: [String] = []
    for component in repeat each components { lines.append(component.promptRepresentation.text) }
    return Prompt(text: lines.filter { !$0.isEmpty }.joined(separator: "\n"))
  }
  public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
    Prompt(text: prompts.map(\.promptRepresentation.text).joined(separator: "\n"))
  }
  public static func buildEither(first component: some PromptRepresentable) -> Prompt { Prompt(component) }
  public static func buildEither(second component: some PromptRepresentable) -> Prompt { Prompt(component) }
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
  public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt { Prompt(prompt) }
}
