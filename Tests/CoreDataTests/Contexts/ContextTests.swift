import CoreData
import Foundation
import HeadlessCombine
import Testing

@MainActor @Suite struct ContextTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  // MARK: Objects

  @Test func newObjectsHaveDefaultsAndAreAwoken() {
    let book = Book(context: context)
    #expect(book.pages == 100 && !book.isRead && book.awoken == 1)
    #expect(book.isInserted && book.objectID.isTemporaryID && context.hasChanges)
    #expect(book.value(forKey: "identifier") is UUID)
    #expect(context.insertedObjects == [book])
  }

  @Test func entitiesMakeObjectsOfTheirClasses() throws {
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    #expect(book is Book && (book as? Book)?.notes == ["new"])
    // The model says no class for it.
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    #expect(type(of: tag) == NSManagedObject.self)
    #expect(Author.entity().name == "Author")
  }

  @Test func genericCodeMakesObjectsOfItsParameter() {
    func make<T: NSManagedObject>(_ type: T.Type) -> T { T(context: context) }
    let book: Book = make(Book.self)
    #expect(book.notes == ["new"] && book.awoken == 1 && book.entity.name == "Book")
  }

  @Test func keyValueCodingReadsAndWrites() {
    let book = Book("Emma", pages: 12, in: context)
    book.setValue(15, forKey: "pages")
    #expect(book.pages == 15 && book.value(forKey: "pages") as? Int == 15)
    book.author = Author(named: "Jane", in: context)
    #expect(book.value(forKeyPath: "author.name") as? String == "Jane")
    book.setValue(nil, forKey: "title")
    #expect(book.title == nil)
  }

  @Test func inversesFollow() {
    let (jane, mary) = (Author(named: "Jane", in: context), Author(named: "Mary", in: context))
    let (first, second) = (Book("Emma", by: jane, in: context), Book("Persuasion", in: context))
    jane.addToBooks(second)
    #expect(jane.books?.array as? [Book] == [first, second] && second.author === jane)
    first.author = mary
    #expect(jane.books?.array as? [Book] == [second] && mary.books?.array as? [Book] == [first])
    jane.removeFromBooks(at: 0)
    #expect(second.author == nil)
    mary.mutableOrderedSetValue(forKey: "books").add(second)
    #expect(second.author === mary)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    first.tags = [tag]
    #expect((tag.value(forKey: "books") as? Set<NSManagedObject>) == [first])
    tag.mutableSetValue(forKey: "books").remove(first)
    #expect(first.tags.isEmpty)
  }

  // MARK: Saving

  @Test func savingGivesPermanentIdentifiers() throws {
    let book = Book("Emma", in: context)
    let temporary = book.objectID
    try context.save()
    #expect(!book.objectID.isTemporaryID && book.objectID != temporary)
    #expect(!book.hasChanges && !context.hasChanges && book.title == "Emma")
    #expect(book.value(forKey: "sortTitle") as? String == "emma")
    let address = book.objectID.uriRepresentation()
    #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) == book.objectID)
  }

  @Test func anotherContextHasObjectsOfItsOwn() throws {
    let jane = Author(named: "Jane", in: context)
    let book = Book("Emma", by: jane, in: context)
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
      #expect(copy !== book && copy.title == "Emma" && copy.author?.name == "Jane")
      #expect(copy.notes == ["new"] && copy.awoken == 0)
    }
  }

  @Test func whatIsFetchedIsAFaultUntilItIsRead() throws {
    _ = Book("Emma", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: "title == %@", "Emma")
      let book = try #require(try other.fetch(request).first)
      #expect(book.isFault)
      #expect(book.title == "Emma" && !book.isFault)
      other.refresh(book, mergeChanges: false)
      #expect(book.isFault)
    }
  }

  @Test func objectsThatAreGoneAreAnError() throws {
    let book = Book("Emma", in: context)
    try context.save()
    let id = book.objectID
    context.delete(book)
    try context.save()
    let error = #expect(throws: NSError.self) { try context.existingObject(with: id) }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
  }

  @Test func deleteRulesAreFollowed() throws {
    let jane = Author(named: "Jane", in: context)
    let book = Book("Emma", by: jane, in: context)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    book.tags = [tag]
    try context.save()
    // Denied as long as there are books.
    context.delete(tag)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    context.rollback()
    // Cascades to the books, which are taken out of their tags.
    context.delete(jane)
    context.processPendingChanges()
    #expect(book.isDeleted && (tag.value(forKey: "books") as? Set<NSManagedObject>) == [])
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 0)
  }

  @Test func invalidObjectsAreNotSaved() {
    let book = Book(context: context)
    book.title = "E"
    book.pages = 0
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSValidationMultipleErrorsError)
    let details = error?.userInfo[NSDetailedErrorsKey] as? [NSError]
    #expect(details?.map(\.code) == [NSValidationNumberTooSmallError, NSValidationStringTooShortError])
    book.pages = 3
    book.title = nil
    let missing = #expect(throws: NSError.self) { try context.save() }
    #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
    #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "title")
  }

  @Test func uniqueAttributesAreUnique() throws {
    let first = Book("Emma", in: context)
    try context.save()
    let second = Book("Emma", in: context)
    second.setValue(first.value(forKey: "identifier"), forKey: "identifier")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
  }

  @Test func changesAreKnownUntilTheyAreSaved() throws {
    let book = Book("Emma", in: context)
    try context.save()
    book.title = "Persuasion"
    #expect(book.isUpdated && book.changedValues() as? [String: String] == ["title": "Persuasion"])
    #expect(book.committedValues(forKeys: ["title"]) as? [String: String] == ["title": "Emma"])
    context.rollback()
    #expect(book.title == "Emma" && !context.hasChanges)
    // The same value again is a change that has nothing to save.
    book.title = "Emma"
    #expect(book.hasChanges && !book.hasPersistentChangedValues)
  }

  // MARK: Parents, merging

  @Test func childrenSaveToTheirParent() throws {
    let child = NSManagedObjectContext(.mainQueueConcurrencyType)
    child.parent = context
    let jane = Author(named: "Jane", in: child)
    _ = Book("Emma", by: jane, in: child)
    #expect(context.insertedObjects.isEmpty)
    try child.save()
    #expect(context.insertedObjects.count == 2 && !child.hasChanges)
    let copy = try #require(try context.fetch(Book.fetchRequest()).first)
    #expect(copy.title == "Emma" && copy.author?.name == "Jane")
    try context.save()
    #expect(!copy.objectID.isTemporaryID)
    // What the parent hasn't saved is found by the child.
    copy.title = "Persuasion"
    let third = NSManagedObjectContext(.mainQueueConcurrencyType)
    third.parent = context
    #expect(try third.fetch(Book.fetchRequest()).map(\.title) == ["Persuasion"])
  }

  @Test func aSaveOfAnotherContextIsMerged() throws {
    let book = Book("Emma", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    let saved = Kept()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) {
      saved.notification = $0
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let id = book.objectID
    try other.performAndWait {
      (other.object(with: id) as? Book)?.title = "Persuasion"
      try other.save()
    }
    #expect(book.title == "Emma")
    context.mergeChanges(fromContextDidSave: try #require(saved.notification))
    #expect(book.title == "Persuasion")
  }

  private final class Kept: @unchecked Sendable { var notification: Notification? }

  @Test func conflictsAreWhatThePolicyMakesOfThem() throws {
    let book = Book("Emma", in: context)
    try context.save()
    #expect(book.title == "Emma")
    let id = book.objectID
    func changeElsewhere(_ title: String) throws {
      let other = container.newBackgroundContext()
      try other.performAndWait {
        (other.object(with: id) as? Book)?.title = title
        (other.object(with: id) as? Book)?.isRead = true
        try other.save()
      }
    }
    try changeElsewhere("Persuasion")
    book.title = "Sanditon"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(book.title == "Sanditon" && book.isRead)
    try changeElsewhere("Lady Susan")
    book.title = "The Watsons"
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    try context.save()
    #expect(book.title == "Lady Susan")
  }

  @Test func changesAreAnnouncedTogether() throws {
    let kept = Kept()
    let token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { kept.notification = $0 }
    defer { NotificationCenter.default.removeObserver(token) }
    let book = Book("Emma", in: context)
    let gone = Author(named: "Jane", in: context)
    context.delete(gone)
    #expect(kept.notification == nil)
    context.processPendingChanges()
    let info = try #require(kept.notification?.userInfo)
    #expect(info[NSInsertedObjectsKey] as? Set<NSManagedObject> == [book])
    #expect(info[NSDeletedObjectsKey] as? Set<NSManagedObject> == [gone])
    #expect(info[NSUpdatedObjectsKey] == nil)
  }

  @Test @MainActor func changesAreUndoneAndRedone() throws {
    let book = Book("Emma", in: context)
    try context.save()
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    manager.beginUndoGrouping()
    book.title = "Persuasion"
    let new = Book("Sanditon", in: context)
    context.processPendingChanges()
    manager.endUndoGrouping()
    context.undo()
    #expect(book.title == "Emma" && new.isDeleted && !context.hasChanges)
    context.redo()
    #expect(book.title == "Persuasion" && !new.isDeleted && context.insertedObjects == [new])
  }

  @Test func workIsDoneOnTheContextsQueue() async throws {
    let other = container.newBackgroundContext()
    let count = try await other.perform {
      _ = Book("Emma", in: other)
      try other.save()
      return try other.count(for: Book.fetchRequest())
    }
    #expect(count == 1)
    let name = await container.performBackgroundTask { context in Author(named: "Jane", in: context).name }
    #expect(name == "Jane")
  }

  @Test func objectsAnnounceTheirChanges() {
    let book = Book("Emma", in: context)
    var count = 0
    let token = _observe(book) { count += 1 }
    book.title = "Persuasion"
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }
}
