extension String: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("string")) }
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.mismatch("a string") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("boolean")) }
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.mismatch("true or false") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Int: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("integer")) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw content.mismatch("an integer")
    }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("number")) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.mismatch("a number") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("number")) }
  public init(_ content: GeneratedContent) throws { self = try Float(Double(content)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("number")) }
  public init(_ content: GeneratedContent) throws {
    // By its text, so that 0.1 stays 0.1.
    let number = try Double(content)
    guard let value = Decimal(string: number.description) else { throw content.mismatch("a number") }
    self = value
  }
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
}

extension Never: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .anyOf([])) }
  public init(_ content: GeneratedContent) throws { throw content.mismatch("nothing") }
  public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema {
    GenerationSchema(kind: .array(Element.generationSchema, minimum: nil, maximum: nil))
  }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch("an array") }
    self = try elements.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    return Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    return Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { return Prompt(text: map(\.generatedContent.text) ?? "") }
}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { return Instructions(text: map(\.generatedContent.text) ?? "") }
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
