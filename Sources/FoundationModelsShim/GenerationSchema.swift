/// The form of a type that the model generates. It is encoded as the text of a JSON schema; a test's reply is read by the
/// type itself.
public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
  /// A property of a type.
  public struct Property: Sendable {
    let name: String
    let description: String?
    let schema: GenerationSchema
    let isOptional: Bool

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) {
      (self.name, self.description, isOptional) = (name, description, false)
      schema = guides.reduce(Value.generationSchema) { $1.applied(to: $0) }
    }

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) {
      (self.name, self.description, isOptional) = (name, description, true)
      schema = guides.reduce(Value.generationSchema) { $1.applied(to: $0) }
    }

    public init<Output>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>]
    ) {
      (self.name, self.description, isOptional) = (name, description, false)
      schema = String.generationSchema
    }

    public init<Output>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<Output>]
    ) {
      (self.name, self.description, isOptional) = (name, description, true)
      schema = String.generationSchema
    }
  }

  indirect enum Kind: Sendable {
    case value(String)
    case anyOf([String])
    case array(GenerationSchema, minimum: Int?, maximum: Int?)
    case object(name: String, description: String?, [Property])
    case choice([GenerationSchema])
    case reference(String)
  }

  var kind: Kind
  /// Further words of the JSON schema, as JSON.
  var limits: [String: String] = [:]
  /// Encoded, where it was read.
  private var text: String?

  init(kind: Kind) { self.kind = kind }

  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    kind = .object(name: "\(type)", description: description, properties)
  }

  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) { kind = .anyOf(choices) }

  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    kind = .choice(types.map { $0.generationSchema })
  }

  /// The JSON schema is that of the root: it refers to dependencies by name, and doesn't contain them.
  ///
  /// - Throws: ``SchemaError/undefinedReferences(schema:references:context:)`` where a name isn't among the dependencies.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    let names = [root] + dependencies
    if let twice = Dictionary(grouping: names.compactMap(\.name), by: \.self).first(where: { $0.value.count > 1 }) {
      throw SchemaError.duplicateType(schema: root.name, type: twice.key, context: .init(debugDescription: twice.key))
    }
    let missing = names.flatMap(\.references).filter { name in !names.contains { $0.name == name } }
    guard missing.isEmpty else {
      throw SchemaError.undefinedReferences(
        schema: root.name, references: missing, context: .init(debugDescription: missing.joined(separator: ", ")))
    }
    self = root.schema
  }

  public var debugDescription: String { json }

  /// The JSON schema.
  var json: String {
    if let text { return text }
    let words: [(String, String)] =
      switch kind {
      case .value("any"): []
      case .value(let type): [("type", "\"\(type)\"")]
      case .anyOf(let choices):
        [("type", "\"string\""), ("enum", "[\(choices.map(GeneratedContent.quoted).joined(separator: ", "))]")]
      case .array(let element, let minimum, let maximum):
        [("type", "\"array\""), ("items", element.json)] + (minimum.map { [("minItems", "\($0)")] } ?? [])
          + (maximum.map { [("maxItems", "\($0)")] } ?? [])
      case .object(let name, let description, let properties):
        [("type", "\"object\""), ("title", GeneratedContent.quoted(name))]
          + (description.map { [("description", GeneratedContent.quoted($0))] } ?? [])
          + [
            ("properties", Self.object(properties.map { ($0.name, $0.schema.json) })),
            (
              "required",
              "[\(properties.filter { !$0.isOptional }.map { GeneratedContent.quoted($0.name) }.joined(separator: ", "))]"
            ),
          ]
      case .choice(let schemas): [("anyOf", "[\(schemas.map(\.json).joined(separator: ", "))]")]
      case .reference(let name): [("$ref", GeneratedContent.quoted("#/$defs/\(name)"))]
      }
    return Self.object(words + limits.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(GeneratedContent.quoted($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  public init(from decoder: any Decoder) throws {
    kind = .value("any")
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(json)
  }

  /// The reason why a schema can't be made.
  public enum SchemaError: Error, LocalizedError {
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)

    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    public var errorDescription: String? {
      switch self {
      case .duplicateType(_, let type, _): "The type \(type) is declared twice."
      case .duplicateProperty(_, let property, _): "The property \(property) is declared twice."
      case .emptyTypeChoices(let schema, _): "\(schema) has no choices."
      case .undefinedReferences(_, let references, _): "Undefined references: \(references.joined(separator: ", "))"
      }
    }
  }
}
