import CoreData
import Foundation
import Testing

@MainActor @Suite struct FetchTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let context = container.viewContext
    let (jane, mary) = (Author(named: "Jane", in: context), Author(named: "Mary", in: context))
    for (title, pages, author) in [("Emma", 400, jane), ("Persuasion", 300, jane), ("Frankenstein", 250, mary)] {
      _ = Book(title, pages: Int16(pages), by: author, in: context)
    }
    try context.save()
  }

  private func titles(_ format: String, _ arguments: Any...) throws -> [String?] {
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    return try context.fetch(request).map(\.title)
  }

  @Test func predicatesFindByValuesAndKeyPaths() throws {
    #expect(try titles("pages > %d", 260) == ["Emma", "Persuasion"])
    #expect(try titles("title BEGINSWITH[c] %@ OR author.name == %@", "em", "Mary") == ["Emma", "Frankenstein"])
    #expect(try titles("%K IN %@", "title", ["Emma", "Sanditon"]) == ["Emma"])
    #expect(try titles("pages BETWEEN {250, 300}") == ["Frankenstein", "Persuasion"])
    #expect(try titles("author.books.@count == 2") == ["Emma", "Persuasion"])
    #expect(try titles("ANY author.books.title CONTAINS 'uas'") == ["Emma", "Persuasion"])
    #expect(try titles("SUBQUERY(author.books, $b, $b.pages < 350 AND $b.title != SELF.title).@count > 0") == ["Emma"])
  }

  @Test func objectsAreTheirIdentifiers() throws {
    let emma = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Emma" })
    let jane = try #require(emma.author)
    #expect(try titles("author == %@", jane) == ["Emma", "Persuasion"])
    #expect(try titles("author == %@", jane.objectID) == ["Emma", "Persuasion"])
    #expect(try titles("SELF IN %@", [emma.objectID]) == ["Emma"])
    #expect(try titles("SELF == %@", emma) == ["Emma"])
  }

  @Test func orderOffsetAndLimitAreTheRequests() throws {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
    request.sortDescriptors = [
      NSSortDescriptor(key: "author.name", ascending: false), NSSortDescriptor(key: "pages", ascending: true),
    ]
    #expect(try context.fetch(request).compactMap { ($0 as? Book)?.title } == ["Frankenstein", "Persuasion", "Emma"])
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).compactMap { ($0 as? Book)?.title } == ["Persuasion"])
    #expect(try context.count(for: request) == 1)
    request.includesSubentities = false
    request.fetchOffset = 0
    #expect(try context.fetch(request).isEmpty)
  }

  @Test func whatIsntSavedIsFoundUnlessItIsLeftOut() throws {
    _ = Book("Sanditon", in: context)
    let request = Book.fetchRequest()
    #expect(try context.count(for: request) == 4)
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 3)
  }

  @Test func otherKindsOfResults() throws {
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 2)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    rows.propertiesToFetch = ["author.name"]
    rows.returnsDistinctResults = true
    #expect(try context.fetch(rows).compactMap { $0["author.name"] as? String } == ["Jane", "Mary"])
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expressionFormat = "sum:(pages)"
    sum.expressionResultType = .integer64AttributeType
    rows.propertiesToFetch = [sum]
    #expect(try context.fetch(rows).map { $0["sum"] as? Int } == [950])
  }

  @Test func fetchedPropertiesFind() throws {
    _ = Author(named: "Jane", in: context)
    let jane = try #require(
      try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first { $0.name == "Jane" })
    #expect((jane.value(forKey: "namesakes") as? [Author])?.count == 2)
  }

  @Test func batchesWriteToTheStoreAlone() throws {
    let emma = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Emma" })
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages > 260")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectsCountResultType
    let updated = try context.execute(update) as? NSBatchUpdateResult
    #expect(updated?.result as? Int == 2 && !emma.isRead)
    context.refresh(emma, mergeChanges: true)
    #expect(emma.isRead)

    let insert = NSBatchInsertRequest(entityName: "Author", objects: [["name": "Ann"], ["name": "Charlotte"]])
    try context.execute(insert)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 4)

    let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<NSFetchRequestResult>(entityName: "Book"))
    delete.resultType = .resultTypeObjectIDs
    let result = try #require(try context.execute(delete) as? NSBatchDeleteResult)
    let ids = try #require(result.result as? [NSManagedObjectID])
    #expect(ids.count == 3 && !emma.isDeleted)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(emma.isDeleted)
    #expect(try context.count(for: Book.fetchRequest()) == 0)
  }

  @Test func genericRequestsAreOfTheirClass() throws {
    func all<T: NSManagedObject>(_ type: T.Type) throws -> [T] {
      try context.fetch(T.fetchRequest().ofOtherResult() as NSFetchRequest<T>)
    }
    #expect(try all(Author.self).count == 2)
  }
}
