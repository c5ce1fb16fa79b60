/// A type whose values are made of what the model generates.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

/// A type whose values a prompt can contain.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.text) }
  public var promptRepresentation: Prompt { return Prompt(text: generatedContent.text) }
}

/// A type that the model can generate. The attribute `@Generable` of a structure or an enumeration makes the members.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// The value while it is generated, with the properties that are there.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  public func asPartiallyGenerated() -> PartiallyGenerated {
    if let value = self as? PartiallyGenerated { return value }
    // The content is the value's own, so that it has all the properties.
    return try! PartiallyGenerated(generatedContent)
  }
}

/// The identity of a generated value, which stays while the value grows.
public struct GenerationID: Sendable, Hashable {
  private let value = UUID()

  public init() {}
}
