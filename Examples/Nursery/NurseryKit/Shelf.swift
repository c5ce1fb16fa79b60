import CoreData

/// The plants, in a store of Core Data.
public final class Shelf {
  private let container: NSPersistentContainer

  /// - Parameter isKept: false for plants that are forgotten with the shelf.
  public init(isKept: Bool = true) {
    let bundle = Bundle(for: Shelf.self)
    let model = bundle.url(forResource: "Nursery", withExtension: "momd").flatMap(
      NSManagedObjectModel.init(contentsOf:))
    container = NSPersistentContainer(name: "Nursery", managedObjectModel: model ?? NSManagedObjectModel())
    if !isKept { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores { _, error in
      if let error { NSLog("The shelf can't be opened: %@", error.localizedDescription) }
    }
  }

  public var context: NSManagedObjectContext { container.viewContext }

  /// The plants that a new shelf begins with.
  public func fillIfEmpty() {
    guard (try? context.count(for: Plant.fetchRequest())) == 0 else { return }
    for (name, room, thirst) in [
      ("Monstera", "Living Room", 2), ("Basil", "Kitchen", 3), ("Aloe", "Kitchen", 0), ("Ficus", "Living Room", 1),
    ] {
      let plant = Plant(context: context)
      plant.name = name
      plant.room = room
      plant.thirst = Int16(thirst)
    }
    save()
  }

  public func save() {
    if context.hasChanges { try? context.save() }
  }
}
