/// How an app wants the model to reply.
public struct Instructions: Sendable {
  let text: String

  init(text: String) { self.text = text }

  public init(_ content: some InstructionsRepresentable) { text = content.instructionsRepresentation.text }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { text = try content().text }
}

/// A type of which instructions are made.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { return self }
}

/// Builds instructions of lines.
@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
    var lines: [String] = []
    for component in repeat each components { lines.append(component.instructionsRepresentation.text) }
    return Instructions(text: lines.filter { !$0.isEmpty }.joined(separator: "\n"))
  }
  public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
    Instructions(text: instructions.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    Instructions(component)
  }
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    Instructions(component)
  }
  public static func buildOptional(_ instructions: Instructions?) -> Instructions {
    instructions ?? Instructions(text: "")
  }
  public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
    Instructions(instructions)
  }
}
