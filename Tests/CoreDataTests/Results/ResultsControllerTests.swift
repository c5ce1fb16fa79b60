import CoreData
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ResultsControllerTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private let delegate = Recorder()

  init() throws {
    container = try Library.container()
    let jane = Author(named: "Jane", in: container.viewContext)
    let mary = Author(named: "Mary", in: container.viewContext)
    _ = Book("Emma", by: jane, in: container.viewContext)
    _ = Book("Persuasion", by: jane, in: container.viewContext)
    _ = Book("Frankenstein", by: mary, in: container.viewContext)
    try container.viewContext.save()
  }

  private func controller(sections: String? = nil, where format: String? = nil) throws -> NSFetchedResultsController<
    Book
  > {
    let request = Book.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = [
      NSSortDescriptor(key: "author.name", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    controller.delegate = delegate
    try controller.performFetch()
    delegate.events = []
    return controller
  }

  private func book(_ title: String) throws -> Book {
    try #require(try context.fetch(Book.fetchRequest()).first { $0.title == title })
  }

  @Test func resultsStandInSections() throws {
    let controller = try controller(sections: "author.name")
    #expect(controller.sections?.map(\.name) == ["Jane", "Mary"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.sectionIndexTitles == ["J", "M"])
    #expect(controller.fetchedObjects?.map(\.title) == ["Emma", "Persuasion", "Frankenstein"])
    let path = IndexPath(indexes: [1, 0])
    #expect(controller.object(at: path).title == "Frankenstein")
    #expect(controller.indexPath(forObject: controller.object(at: path)) == path)
  }

  @Test func delegatesHearOfInsertedAndDeletedObjects() throws {
    let controller = try controller(sections: "author.name")
    context.delete(try book("Frankenstein"))
    _ = Book("Agnes Grey", by: Author(named: "Anne", in: context), in: context)
    context.processPendingChanges()
    #expect(
      delegate.events == [
        "will", "section Mary 1 delete", "section Anne 0 insert", "Frankenstein [1, 0] delete nil",
        "Agnes Grey nil insert [0, 0]", "did",
      ])
    #expect(controller.sections?.map(\.name) == ["Anne", "Jane"])
  }

  @Test func changedObjectsAreUpdatedOrMoved() throws {
    let controller = try controller()
    try book("Emma").isRead = true
    context.processPendingChanges()
    #expect(delegate.events == ["will", "Emma [0, 0] update [0, 0]", "did"])
    delegate.events = []
    try book("Emma").title = "Sanditon"
    context.processPendingChanges()
    #expect(delegate.events == ["will", "Sanditon [0, 0] move [0, 1]", "did"])
    #expect(controller.fetchedObjects?.map(\.title) == ["Persuasion", "Sanditon", "Frankenstein"])
  }

  @Test func thePredicateDecidesWhatComesAndGoes() throws {
    let controller = try controller(where: "isRead == NO")
    try book("Emma").isRead = true
    context.processPendingChanges()
    #expect(delegate.events == ["will", "Emma [0, 0] delete nil", "did"])
    delegate.events = []
    _ = Author(named: "Ann", in: context)
    context.processPendingChanges()
    #expect(delegate.events == [])
    #expect(controller.fetchedObjects?.count == 2)
  }

  @Test func savesOfOtherContextsAreMergedOnTheContextsQueue() async throws {
    let controller = try controller()
    context.automaticallyMergesChangesFromParent = true
    let id = try book("Emma").objectID
    #expect(try book("Emma").pages == 100)
    let other = container.newBackgroundContext()
    try other.performAndWait {
      (other.object(with: id) as? Book)?.pages = 7
      Book("Sanditon", in: other).author = (other.object(with: id) as? Book)?.author
      try other.save()
    }
    #expect(delegate.events == [])
    // Behind the merge, which the save put into the queue.
    await context.perform {}
    #expect(try book("Emma").pages == 7)
    #expect(
      delegate.events == ["will", "Sanditon nil insert [0, 2]", "Emma [0, 0] update [0, 0]", "did"])
    #expect(controller.fetchedObjects?.count == 4)
  }

  @Test func snapshotsHaveIdentifiersInSections() throws {
    let controller = try controller(sections: "author.name")
    try controller.performFetch()
    let snapshot = try #require(delegate.snapshot)
    let typed: NSDiffableDataSourceSnapshot<String, NSManagedObjectID> = snapshot.asSnapshot()
    #expect(typed.sectionIdentifiers == ["Jane", "Mary"])
    #expect(typed.itemIdentifiers == controller.fetchedObjects?.map(\.objectID))
    try book("Emma").pages = 3
    context.processPendingChanges()
    #expect(delegate.snapshot?.reloadedItemIdentifiers as? [NSManagedObjectID] == [try book("Emma").objectID])
  }

  @Test func theDelegateGetsTheControllerItself() throws {
    let controller = try controller()
    try controller.performFetch()
    #expect(delegate.controller === controller)
    #expect((delegate.controller as? NSFetchedResultsController<Book>)?.fetchedObjects?.count == 3)
  }

  private final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
    var events: [String] = []
    var snapshot: NSDiffableDataSourceSnapshotReference?
    weak var controller: NSObject?

    private func word(_ type: NSFetchedResultsChangeType) -> String {
      switch type {
      case .insert: "insert"
      case .delete: "delete"
      case .move: "move"
      case .update: "update"
      }
    }
    private func word(_ path: IndexPath?) -> String { path.map { "\(Array($0))" } ?? "nil" }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      events.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      events.append("did")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
      events.append("section \(sectionInfo.name) \(sectionIndex) \(word(type))")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? "Frankenstein"
      events.append("\(title) \(word(indexPath)) \(word(type)) \(word(newIndexPath))")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      self.snapshot = snapshot
      self.controller = controller
    }
  }

  /// `var results = NSFetchedResultsController<Book>()`, before `viewDidLoad` makes the one that fetches.
  @Test func aControllerWithoutARequestIsEmpty() {
    let controller = NSFetchedResultsController<Book>()
    #expect(controller.sections == nil && controller.fetchedObjects == nil && controller.delegate == nil)
  }
}
