extension Schema {
  /// A model of a schema.
  public final class Entity: @unchecked Sendable {
    /// The class's name.
    public let name: String
    let type: any PersistentModel.Type
    let properties: [PropertyMetadata]
    private let places: [AnyKeyPath: Int]
    /// The indices of relationships' inverses in their destinations. The schema sets them before it is shared.
    var inverses: [Int: Int] = [:]
    /// Groups of properties whose combined values are unique, by index.
    let uniqueness: [[Int]]

    init(_ type: any PersistentModel.Type) {
      self.type = type
      name = Schema.entityName(for: type)
      let properties = type.schemaMetadata
      self.properties = properties
      let places = Dictionary(properties.enumerated().map { ($0.element.keypath, $0.offset) }) { first, _ in first }
      self.places = places
      uniqueness =
        properties.indices.filter { (properties[$0].metadata as? Attribute)?.options.contains(.unique) == true }.map {
          [$0]
        } + type._uniqueness.map { $0.compactMap { places[$0] } }
    }

    /// The names of groups of properties whose combined values are unique.
    public var uniquenessConstraints: [[String]] { uniqueness.map { $0.map { properties[$0].name } } }

    func place(of keyPath: AnyKeyPath) -> Int? { places[keyPath] }
  }
}
