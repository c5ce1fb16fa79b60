/// The steps of an entity's migration, for subclasses.
open class NSEntityMigrationPolicy: NSObject {
  public override init() {}

  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Creates the destination's object with its attributes, and associates it with the source's.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let name = mapping.destinationEntityName else { return }
    let made = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
    for property in mapping.attributeMappings ?? [] {
      guard let key = property.name, let expression = property.valueExpression else { continue }
      let value = manager.value(of: expression, sInstance, mapping, self)
      let attribute = made.entity.attributesByName[key]
      // A value that is required now has its default where there was none.
      if AttributeValues.unwrapped(value) == nil, attribute?.isOptional == false { continue }
      made.setValue(AttributeValues.unwrapped(value), forKey: key)
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
  }

  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Connects the destination's object with those that its source's relationships became.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard
      let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
    else { return }
    for property in mapping.relationshipMappings ?? [] {
      guard let key = property.name, let expression = property.valueExpression,
        let relationship = dInstance.entity.relationshipsByName[key]
      else { continue }
      let objects = ManagedValue.objects(manager.value(of: expression, source, mapping, self))
      let mapped = objects.flatMap { $0.context === manager.destinationContext ? [$0] : manager.destinations(of: $0) }
      dInstance.relate(relationship.isToMany ? mapped : Array(mapped.prefix(1)), relationship)
    }
  }

  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
