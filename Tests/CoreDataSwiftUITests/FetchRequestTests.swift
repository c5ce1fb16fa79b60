import CoreDataSwiftUI
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct FetchRequestTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private let seen = Seen()

  init() throws {
    let text = NSAttributeDescription()
    text.name = "text"
    text.attributeType = .stringAttributeType
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.managedObjectClassName = NSStringFromClass(Note.self)
    entity.properties = [text]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    for text in ["bread", "apples", "butter"] { Note(context: container.viewContext).text = text }
    try container.viewContext.save()
  }

  private func shown(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.rootViewController = UIHostingController(rootView: view.environment(\.managedObjectContext, context))
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func viewsShowWhatIsFetchedAndFollowTheContext() throws {
    let window = shown(NotesView(seen: seen))
    #expect(seen.last == ["apples", "bread", "butter"])
    Note(context: context).text = "beans"
    context.processPendingChanges()
    window.layoutIfNeeded()
    #expect(seen.last == ["apples", "beans", "bread", "butter"])
  }

  @Test func sectionsAreNeighboursOfOneIdentifier() {
    let window = shown(SectionsView(seen: seen))
    #expect(seen.last == ["a: apples", "b: bread, butter"])
    withExtendedLifetime(window) {}
  }

  /// The form of most apps: no order, and a predicate.
  @Test func anEmptyListOfDescriptorsIsNotAmbiguous() {
    let window = shown(UnsortedView(seen: seen))
    #expect(Set(seen.last) == ["bread", "butter", "b"])
    withExtendedLifetime(window) {}
  }

  @Test func theOrderCanBeChanged() throws {
    let window = shown(OrderedView(seen: seen))
    #expect(seen.last == ["apples", "bread", "butter"])
    let notes = try #require(seen.notes)
    #expect(notes.sortDescriptors == [SortDescriptor(\Note.text)])
    notes.sortDescriptors = [SortDescriptor(\Note.text, order: .reverse)]
    window.layoutIfNeeded()
    #expect(seen.last == ["butter", "bread", "apples"])
    #expect(seen.notes?.sortDescriptors == [SortDescriptor(\Note.text, order: .reverse)])
    // One that is made of a key isn't a Swift one.
    notes.nsSortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    window.layoutIfNeeded()
    #expect(seen.last == ["apples", "bread", "butter"] && seen.notes?.sortDescriptors.isEmpty == true)
  }

  @MainActor private final class Seen {
    var last: [String] = []
    var notes: FetchedResults<Note>?
  }

  private struct OrderedView: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.text)]) var notes: FetchedResults<Note>
    let seen: Seen

    var body: some View {
      let _ = seen.last = notes.map { $0.text ?? "" }
      let _ = seen.notes = notes
      Text("\(notes.count)")
    }
  }

  private struct NotesView: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "text", ascending: true)]) var notes: FetchedResults<Note>
    let seen: Seen

    var body: some View {
      let _ = seen.last = notes.map { $0.text ?? "" }
      Text("\(notes.count)")
    }
  }

  private struct UnsortedView: View {
    @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "text BEGINSWITH 'b'"), animation: .default)
    var notes: FetchedResults<Note>
    @SectionedFetchRequest(
      sectionIdentifier: \Note.initial, sortDescriptors: [], predicate: NSPredicate(format: "text BEGINSWITH 'b'"))
    var sections: SectionedFetchResults<String, Note>
    let seen: Seen

    var body: some View {
      let _ = seen.last = notes.map { $0.text ?? "" } + sections.map(\.id)
      Text("\(notes.count)")
    }
  }

  private struct SectionsView: View {
    @SectionedFetchRequest(sectionIdentifier: \Note.initial, sortDescriptors: [SortDescriptor(\Note.text)])
    var sections: SectionedFetchResults<String, Note>
    let seen: Seen

    var body: some View {
      let _ =
        seen.last = sections.map { section in
          "\(section.id): \(section.map { $0.text ?? "" }.joined(separator: ", "))"
        }
      Text("\(sections.count)")
    }
  }
}

/// Of the file: `NSStringFromClass` has no names of classes within others on Linux.
final class Note: NSManagedObject {
  var text: String? {
    get { managedValue(forKey: "text") }
    set { setManagedValue(newValue, forKey: "text") }
  }
  var initial: String { String(text?.first ?? "-") }
}
