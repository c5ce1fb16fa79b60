public import HeadlessObjectiveC

/// How objects of an entity become objects of another model's entity.
open class NSEntityMapping: NSObject, @unchecked Sendable {
  open var name: String!
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var destinationEntityName: String?
  /// Stored but unused, like the destination's: all objects of the entity are mapped.
  open var sourceEntityVersionHash: Data?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  /// Stored but unused: the objects of the source entity are mapped.
  open var sourceExpression: HeadlessObjectiveC.NSExpression?
  open var userInfo: [AnyHashable: Any]?
  /// The class of the policy, a subclass of `NSEntityMigrationPolicy`: with its module, or as `@objc` names it.
  open var entityMigrationPolicyClassName: String?

  public override init() {}

  convenience init(inferredFrom source: NSEntityDescription?, to destination: NSEntityDescription) {
    self.init()
    mappingType = source == nil ? .addEntityMappingType : .transformEntityMappingType
    name = "IEM_\(source == nil ? "Add" : "Transform")_\(destination.name ?? "")"
    (sourceEntityName, destinationEntityName) = (source?.name, destination.name)
    func mappings(_ properties: [NSPropertyDescription]) -> [NSPropertyMapping] {
      properties.filter { !$0.isTransient }.map { property in
        let mapping = NSPropertyMapping()
        mapping.name = property.name
        let old = [property.renamingIdentifier, property.name].compactMap { $0 }
          .first { source?.propertiesByName[$0] != nil }
        mapping.valueExpression = old.map { HeadlessObjectiveC.NSExpression(forKeyPath: "$source.\($0)") }
        return mapping
      }
    }
    attributeMappings = mappings(
      destination.attributesByName.values.filter { !($0 is NSDerivedAttributeDescription) }.sorted { $0.name < $1.name }
    )
    relationshipMappings = mappings(destination.relationshipsByName.values.sorted { $0.name < $1.name })
  }
}

public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType
  case addEntityMappingType
  case removeEntityMappingType
  case copyEntityMappingType
  case transformEntityMappingType
}

/// How a property gets its value in a migration.
open class NSPropertyMapping: NSObject, @unchecked Sendable {
  open var name: String?
  /// The value: `$source` is the source object, `$manager` the migration manager, `$entityMapping` the mapping. For a relationship,
  /// the source's objects or the destination's. Nil leaves an attribute at its default.
  open var valueExpression: HeadlessObjectiveC.NSExpression?
  open var userInfo: [AnyHashable: Any]?
}

/// The variables of expressions in mappings.
public var NSMigrationManagerKey: String { "manager" }
public var NSMigrationSourceObjectKey: String { "source" }
public var NSMigrationDestinationObjectKey: String { "destination" }
public var NSMigrationEntityMappingKey: String { "entityMapping" }
public var NSMigrationPropertyMappingKey: String { "propertyMapping" }
public var NSMigrationEntityPolicyKey: String { "entityPolicy" }
