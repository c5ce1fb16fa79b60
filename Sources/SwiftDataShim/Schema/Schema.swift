/// The models of a container, including those that their relationships refer to.
public final class Schema: Hashable, @unchecked Sendable {
  public let version: Version
  public let entities: [Entity]
  private let byName: [String: Entity]

  /// - Parameters:
  ///   - types: the models. Those that their relationships refer to are added.
  ///   - version: the schema's version, which nothing here depends on.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var entities: [Entity] = []
    var waiting = types
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      guard !entities.contains(where: { $0.type == type }) else { continue }
      let entity = Entity(type)
      entities.append(entity)
      waiting += entity.properties.compactMap { $0.related?._destination }
    }
    self.entities = entities
    byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    for entity in entities { connect(entity) }
    for entity in entities { inferInverses(of: entity) }
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public var entitiesByName: [String: Entity] { byName }

  public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
    byName[Schema.entityName(for: type)]
  }

  /// The name of a model's entity: its class's.
  public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

  public static func == (first: Schema, second: Schema) -> Bool {
    Set(first.byName.keys) == Set(second.byName.keys) && first.version == second.version
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(Set(byName.keys))
    hasher.combine(version)
  }

  // MARK: Inverses

  /// Finds the inverses that `@Relationship(inverse:)` names.
  private func connect(_ entity: Entity) {
    for (place, property) in entity.properties.enumerated() {
      guard let inverse = (property.metadata as? Relationship)?.inverseKeyPath, let other = destination(of: property),
        let otherPlace = other.properties.firstIndex(where: { $0.keypath == inverse })
      else { continue }
      entity.inverses[place] = otherPlace
      other.inverses[otherPlace] = place
    }
  }

  /// Two models that each have one property of the other's type are each other's inverses, as in SwiftData.
  private func inferInverses(of entity: Entity) {
    for (place, property) in entity.properties.enumerated() where entity.inverses[place] == nil {
      guard let other = destination(of: property), other !== entity else { continue }
      let own = open(of: entity, to: other)
      let others = open(of: other, to: entity)
      guard own.count == 1, others.count == 1 else { continue }
      entity.inverses[place] = others[0]
      other.inverses[others[0]] = place
    }
  }

  private func open(of entity: Entity, to other: Entity) -> [Int] {
    entity.properties.indices.filter {
      entity.inverses[$0] == nil && destination(of: entity.properties[$0]) === other
    }
  }

  func destination(of property: PropertyMetadata) -> Entity? {
    property.related.flatMap { byName[Schema.entityName(for: $0._destination)] }
  }
}
