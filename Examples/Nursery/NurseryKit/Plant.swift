import CoreData

@objc(Plant)
public class Plant: NSManagedObject {
  @NSManaged public var name: String?
  @NSManaged public var room: String?
  /// From 0, just watered, to 3.
  @NSManaged public var thirst: Int16

  @nonobjc public class func fetchRequest() -> NSFetchRequest<Plant> { NSFetchRequest<Plant>(entityName: "Plant") }
}
