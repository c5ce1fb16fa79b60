import CoreData
import Foundation
import HeadlessObjectiveC
import Testing

/// Migrations in code, as the chapter "Core Data Model Versioning and Data Migration" has them.
@MainActor @Suite struct MigrationTests {
  /// A model of people with pets; the newer version has a name in one attribute, and calls pets animals.
  private static func model(isNew: Bool) -> NSManagedObjectModel {
    func attribute(_ name: String, optional: Bool = true) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType, attribute.isOptional) = (name, .stringAttributeType, optional)
      return attribute
    }
    let (person, pet) = (NSEntityDescription(), NSEntityDescription())
    (person.name, pet.name) = ("Person", isNew ? "Animal" : "Pet")
    if isNew { pet.renamingIdentifier = "Pet" }
    let (pets, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (pets.name, pets.destinationEntity, pets.maxCount, pets.inverseRelationship) = ("pets", pet, 0, owner)
    (owner.name, owner.destinationEntity, owner.maxCount, owner.inverseRelationship) = ("owner", person, 1, pets)
    person.properties =
      (isNew ? [attribute("fullName", optional: false)] : [attribute("first"), attribute("last")]) + [pets]
    pet.properties = [attribute("name"), owner]
    let model = NSManagedObjectModel()
    model.entities = [person, pet]
    return model
  }

  private func store() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    let context = try context(Self.model(isNew: false), url)
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    person.setValue("Ada", forKey: "first")
    person.setValue("Lovelace", forKey: "last")
    let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
    pet.setValue("Puff", forKey: "name")
    pet.setValue(person, forKey: "owner")
    try context.save()
    return url
  }

  private func context(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(.mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  @Test func policiesMakeTheNewObjects() throws {
    let (old, new) = (Self.model(isNew: false), Self.model(isNew: true))
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    let people = try #require(mapping.entityMappings.first { $0.destinationEntityName == "Person" })
    people.entityMigrationPolicyClassName = "CoreDataTests.JoiningNames"
    let (source, destination) = (try store(), URL(fileURLWithPath: "/tmp/\(UUID().uuidString).sqlite"))
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    try manager.migrateStore(
      from: source, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: destination,
      destinationType: NSSQLiteStoreType, destinationOptions: nil)
    #expect(manager.migrationProgress == 1)
    let context = try context(new, destination)
    let animals = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Animal"))
    #expect(animals.map { $0.value(forKey: "name") as? String } == ["Puff"])
    #expect(animals.first?.value(forKeyPath: "owner.fullName") as? String == "Ada Lovelace")
  }

  @Test func mappingsCalculate() throws {
    let (old, new) = (Self.model(isNew: false), Self.model(isNew: true))
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    let people = try #require(mapping.entityMappings.first { $0.destinationEntityName == "Person" })
    people.attributeMappings?.first?.valueExpression = HeadlessObjectiveC.NSExpression(
      format: "uppercase:($source.last)")
    let destination = URL(fileURLWithPath: "/tmp/\(UUID().uuidString).sqlite")
    try NSMigrationManager(sourceModel: old, destinationModel: new).migrateStore(
      from: try store(), type: .sqlite, mapping: mapping, to: destination, type: .sqlite)
    let context = try context(new, destination)
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
    #expect(found.map { $0.value(forKey: "fullName") as? String } == ["LOVELACE"])
  }

  /// A migration fails where a required value is missing, as a save does.
  @Test func whatIsInvalidIsntMigrated() throws {
    let (old, new) = (Self.model(isNew: false), Self.model(isNew: true))
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    let error = #expect(throws: NSError.self) {
      try NSMigrationManager(sourceModel: old, destinationModel: new).migrateStore(
        from: try store(), type: .sqlite, mapping: mapping,
        to: URL(fileURLWithPath: "/tmp/\(UUID().uuidString).sqlite"),
        type: .sqlite)
    }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
  }
}

final class JoiningNames: NSEntityMigrationPolicy {
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance]).first
    let names = ["first", "last"].compactMap { sInstance.value(forKey: $0) as? String }
    made?.setValue(names.joined(separator: " "), forKey: "fullName")
  }
}
