/// A schema that an app makes as it runs.
public struct DynamicGenerationSchema: Sendable {
  /// A property of an object.
  public struct Property {
    let property: GenerationSchema.Property
    let references: [String]

    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
      property = GenerationSchema.Property(name, description, schema.schema, isOptional: isOptional)
      references = schema.references
    }
  }

  let name: String?
  let schema: GenerationSchema
  let references: [String]

  private init(_ name: String?, _ kind: GenerationSchema.Kind, _ references: [String] = []) {
    (self.name, schema, self.references) = (name, GenerationSchema(kind: kind), references)
  }

  public init(name: String, description: String? = nil, properties: [Property]) {
    self.init(
      name, .object(name: name, description: description, properties.map(\.property)), properties.flatMap(\.references))
  }

  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.init(name, .choice(choices.map(\.schema)), choices.flatMap(\.references))
  }

  public init(name: String, description: String? = nil, anyOf choices: [String]) { self.init(name, .anyOf(choices)) }

  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
    self.init(
      nil, .array(itemSchema.schema, minimum: minimumElements, maximum: maximumElements), itemSchema.references)
  }

  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    (name, references) = (nil, [])
    schema = guides.reduce(Value.generationSchema) { $1.applied(to: $0) }
  }

  public init(referenceTo name: String) { self.init(nil, .reference(name), [name]) }
}

extension GenerationSchema.Property {
  init(_ name: String, _ description: String?, _ schema: GenerationSchema, isOptional: Bool) {
    (self.name, self.description, self.schema, self.isOptional) = (name, description, schema, isOptional)
  }
}
