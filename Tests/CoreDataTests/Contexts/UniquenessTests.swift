import CoreData
import Foundation
import Testing

/// Unique attributes with each merge policy: `Book.identifier`.
@MainActor @Suite struct UniquenessTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private let key = UUID()

  init() throws {
    container = try Library.container()
    let stored = Book(
      "Emma", pages: 400, by: Author(named: "Jane", in: container.viewContext), in: container.viewContext)
    stored.setValue(key, forKey: "identifier")
    try container.viewContext.save()
  }

  /// Saves a second book with the identifier in a context with a policy; the stored books afterwards.
  private func savedBooks(_ policy: NSMergePolicy) throws -> [Book] {
    let other = container.newBackgroundContext()
    other.mergePolicy = policy
    try other.performAndWait {
      let book = Book("Persuasion", pages: 300, in: other)
      book.setValue(key, forKey: "identifier")
      try other.save()
      #expect(!other.hasChanges && book.isDeleted)
    }
    context.refreshAllObjects()
    return try context.fetch(Book.fetchRequest())
  }

  @Test func theErrorPolicyFailsWithTheConflict() throws {
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let book = Book("Persuasion", in: other)
      book.setValue(key, forKey: "identifier")
      let error = try #require(#expect(throws: NSError.self) { try other.save() })
      let conflict = try #require(
        (error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict])?.first)
      #expect(error.code == NSManagedObjectConstraintMergeError && conflict.constraint == ["identifier"])
      #expect(conflict.conflictingObjects == [book])
      #expect(conflict.databaseObject?.value(forKey: "title") as? String == "Emma")
    }
  }

  @Test func theObjectsValuesReplaceTheStoredOnes() throws {
    for policy in [NSMergePolicy.mergeByPropertyObjectTrump, .overwrite] {
      let books = try savedBooks(policy)
      #expect(books.map(\.title) == ["Persuasion"] && books.map(\.pages) == [300])
      // Also those that it doesn't have.
      #expect(books.first?.author == nil)
    }
  }

  @Test func theStoredValuesStay() throws {
    for policy in [NSMergePolicy.mergeByPropertyStoreTrump, .rollback] {
      let books = try savedBooks(policy)
      #expect(books.map(\.title) == ["Emma"] && books.first?.author?.name == "Jane")
    }
  }

  @Test func oneOfSeveralNewObjectsStays() throws {
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    let new = UUID()
    for title in ["Sanditon", "Sanditon again"] { Book(title, in: context).setValue(new, forKey: "identifier") }
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 2)
  }

  @Test func objectsReferToTheOneThatStays() throws {
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    let book = Book("Emma again", in: context)
    book.setValue(key, forKey: "identifier")
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    book.tags = [tag]
    try context.save()
    let stored = try #require(try context.fetch(Book.fetchRequest()).first)
    #expect(stored.title == "Emma" && stored.tags == [tag])
  }

  /// A policy of an app's own, as many have it: the stored relationships of a replaced object stay.
  private final class KeepingAuthors: NSMergePolicy, @unchecked Sendable {
    override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
      for conflict in list {
        guard let stored = conflict.databaseObject as? Book else { continue }
        for case let new as Book in conflict.conflictingObjects { new.author = stored.author }
      }
      try super.resolve(constraintConflicts: list)
    }
  }

  @Test func policiesAreSubclassed() throws {
    let books = try savedBooks(KeepingAuthors(merge: .mergeByPropertyObjectTrumpMergePolicyType))
    #expect(books.map(\.title) == ["Persuasion"] && books.first?.author?.name == "Jane")
  }

  @Test func aDeletedObjectsValueIsFree() throws {
    let stored = try #require(try context.fetch(Book.fetchRequest()).first)
    context.delete(stored)
    Book("Emma", in: context).setValue(key, forKey: "identifier")
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 1)
  }

  @Test func changedObjectsAreComparedToo() throws {
    let other = Book("Persuasion", in: context)
    try context.save()
    other.setValue(key, forKey: "identifier")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
  }
}
