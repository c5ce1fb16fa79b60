/// What the model generates: a value as JSON has it.
public struct GeneratedContent: Sendable, Equatable, CustomDebugStringConvertible {
  /// The kind of a value, with the value.
  public enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  public let kind: Kind
  public var id: GenerationID?

  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self.init(kind: value.generatedContent.kind, id: id)
  }

  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
  }

  public init<S: Sequence>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
    for (key, value) in properties {
      if let known = values[key] {
        values[key] = try combine(known, value.generatedContent).generatedContent
      } else {
        values[key] = value.generatedContent
        keys.append(key)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }

  public init<S: Sequence>(elements: S, id: GenerationID? = nil) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  /// True: the replies of a test are complete.
  public var isComplete: Bool { true }
  public var debugDescription: String { jsonString }

  /// The value itself, of the given type.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }

  /// The value of a property.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let content = try self.property(property) else { throw mismatch("a value of \"\(property)\"") }
    return try Value(content)
  }

  /// The value of a property; nil if there is none.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    try self.property(property).flatMap { $0.kind == .null ? nil : try Value($0) }
  }

  private func property(_ name: String) throws -> GeneratedContent? {
    guard case .structure(let properties, _) = kind else { throw mismatch("an object") }
    return properties[name]
  }

  /// The name of an enumeration's case: a string, or the only property of an object with the case's values. Translated sources
  /// read it.
  public var _caseName: String {
    get throws {
      if case .structure(_, let keys) = kind, keys.count == 1 { return keys[0] }
      return try String(self)
    }
  }

  /// The text of a prompt that contains the value: that of a string without quotes.
  var text: String { if case .string(let text) = kind { text } else { jsonString } }

  func mismatch(_ expected: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "The content \(jsonString) isn't \(expected)."))
  }
}

extension GeneratedContent: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(kind: .value("any")) }
  public init(_ content: GeneratedContent) { self = content }
  public var generatedContent: GeneratedContent { self }
}
