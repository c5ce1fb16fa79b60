import CoreData
import Foundation
import Testing

@MainActor @Suite struct StoreTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Library.sqlite")

  private func container(_ model: NSManagedObjectModel? = nil) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? Library.model())
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  @Test func filesKeepWhatWasSaved() throws {
    let identifier: UUID?
    let address: URL
    do {
      let context = try container().viewContext
      let book = Book("Emma", pages: 7, by: Author(named: "Jane", in: context), in: context)
      book.setValue(["red", "blue"] as NSArray, forKey: "cover")
      book.setValue(Date(timeIntervalSinceReferenceDate: 12.5), forKey: "added")
      identifier = book.value(forKey: "identifier") as? UUID
      let gone = Book("Gone", in: context)
      try context.save()
      context.delete(gone)
      try context.save()
      address = book.objectID.uriRepresentation()
    }
    let second = try container()
    let book = try #require(try second.viewContext.fetch(Book.fetchRequest()).first)
    #expect(try second.viewContext.count(for: Book.fetchRequest()) == 1)
    #expect(book.title == "Emma" && book.pages == 7 && book.author?.name == "Jane")
    #expect(book.value(forKey: "identifier") as? UUID == identifier)
    #expect(book.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "9.5"))
    #expect(book.value(forKey: "added") as? Date == Date(timeIntervalSinceReferenceDate: 12.5))
    #expect((book.value(forKey: "cover") as? [String]) == ["red", "blue"])
    #expect(book.author?.books?.array as? [Book] == [book])
    #expect(book.objectID.uriRepresentation() == address)
    let next = Book("Persuasion", in: second.viewContext)
    try second.viewContext.save()
    #expect(next.objectID != book.objectID)
  }

  @Test func renamedAttributesAreReadFromOlderFiles() throws {
    func model(_ key: String, before: String?) -> NSManagedObjectModel {
      let attribute = NSAttributeDescription()
      attribute.name = key
      attribute.attributeType = .stringAttributeType
      attribute.renamingIdentifier = before
      let entity = NSEntityDescription()
      entity.name = "Note"
      entity.properties = [attribute]
      let model = NSManagedObjectModel()
      model.entities = [entity]
      return model
    }
    do {
      let context = try container(model("text", before: nil)).viewContext
      NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("Hello", forKey: "text")
      try context.save()
    }
    let context = try container(model("body", before: "text")).viewContext
    let notes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
    #expect(notes.map { $0.value(forKey: "body") as? String } == ["Hello"])
  }

  @Test func whatIsNoStoreIsAnError() throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no database, but long enough to be looked at".utf8).write(to: url)
    let error = #expect(throws: NSError.self) { try container() }
    #expect(error?.code == NSPersistentStoreOpenError)
  }

  @Test func aStoreIsDestroyedWithItsFile() throws {
    let container = try container()
    #expect(FileManager.default.fileExists(atPath: url.path))
    try container.persistentStoreCoordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(container.persistentStoreCoordinator.persistentStores.isEmpty)
  }

  @Test func withoutAStoreNothingIsSaved() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    let context = NSManagedObjectContext(.mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    _ = Author(named: "Jane", in: context)
    #expect(throws: NSError.self) { try context.save() }
  }

  @Test func theNullFileIsMemory() throws {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    #expect(failure == nil)
    _ = Author(named: "Jane", in: container.viewContext)
    try container.viewContext.save()
  }

  /// A store's rows are moved to another file, and the coordinator then has the new store alone.
  @Test func aStoreMovesToAnotherFile() throws {
    let container = try container()
    _ = Book("Emma", in: container.viewContext)
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    let other = url.deletingLastPathComponent().appendingPathComponent("Moved.sqlite")
    let old = try #require(coordinator.persistentStores.first)
    let new = try coordinator.migratePersistentStore(old, to: other, options: nil, type: .sqlite)
    #expect(new.url == other && coordinator.persistentStores == [new])
    let second = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
    second.persistentStoreDescriptions = [NSPersistentStoreDescription(url: other)]
    second.loadPersistentStores { #expect($1 == nil) }
    #expect(try second.viewContext.fetch(Book.fetchRequest()).map(\.title) == ["Emma"])
  }
}
