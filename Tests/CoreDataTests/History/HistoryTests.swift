import CoreData
import Foundation
import Testing

@MainActor @Suite struct HistoryTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
    let description = container.persistentStoreDescriptions[0]
    description.type = NSInMemoryStoreType
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  private func transactions(after token: NSPersistentHistoryToken?) throws -> [NSPersistentHistoryTransaction] {
    let result = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: token))
    return try #require((result as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction])
  }

  @Test func savesAreTransactions() throws {
    (context.name, context.transactionAuthor) = ("main", "app")
    let book = Book("Emma", in: context)
    try context.save()
    book.title = "Persuasion"
    try context.save()
    context.delete(book)
    try context.save()
    let all = try transactions(after: nil)
    #expect(all.flatMap { $0.changes ?? [] }.map(\.changeType) == [.insert, .update, .delete])
    #expect(all.allSatisfy { $0.author == "app" && $0.contextName == "main" })
    #expect(all[1].changes?.first?.updatedProperties?.map(\.name).sorted() == ["sortTitle", "title"])
    #expect(try transactions(after: all[1].token).count == 1)
    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2].token))
    #expect(try transactions(after: nil).map(\.transactionNumber) == [all[2].transactionNumber])
  }

  @Test func transactionsAreMergedIntoOtherContexts() throws {
    let book = Book("Emma", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try #require(try other.existingObject(with: book.objectID) as? Book)
      same.title = "Persuasion"
      try other.save()
    }
    #expect(book.title == "Emma")
    let last = try #require(try transactions(after: nil).last)
    context.mergeChanges(fromContextDidSave: last.objectIDNotification())
    #expect(book.title == "Persuasion")
  }

  @Test func remoteChangesAreAnnounced() throws {
    var token: NSPersistentHistoryToken?
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { note in
      let found = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken
      MainActor.assumeIsolated { token = found }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = Book("Emma", in: context)
    try context.save()
    #expect(
      token != nil && token == container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
  }
}
