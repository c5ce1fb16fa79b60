import AppIntents
import Foundation
import HeadlessSwiftUI
import Testing
import _AppIntents_SwiftUI

/// Declarations of intents, entities, queries and shortcuts, as apps write them.
@MainActor @Suite struct IntentDeclarationTests {
  struct Book: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book", synonyms: ["Volume"])
    static let defaultQuery = BookQuery()
    let id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", synonyms: ["Tome"]) }

    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  struct BookQuery: EntityPropertyQuery, EnumerableEntityQuery {
    typealias Entity = Book
    typealias ComparatorMappingType = String

    nonisolated(unsafe) static let properties = QueryProperties {
      Property(\Book.$title) {
        EqualToComparator { "is \($0)" }
        ContainsComparator { "has \($0)" }
      }
      Property(\Book.$pages) { IsBetweenComparator { "from \($0 ?? 0) to \($1 ?? 0)" } }
    }
    nonisolated(unsafe) static let sortingOptions = SortingOptions { SortableBy(\Book.$title) }

    func allEntities() async throws -> [Book] { [Book(id: 1, title: "Emma"), Book(id: 2, title: "Persuasion")] }
    func entities(
      matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
    ) async throws -> [Book] { Array(try await allEntities().prefix(limit ?? .max)) }
  }

  final class Shelf: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  struct Read: AppIntent {
    static let title: LocalizedStringResource = "Read"
    static let description = IntentDescription("Reads a book", categoryName: "Books", searchKeywords: ["novel"])
    static var parameterSummary: some ParameterSummary {
      When(\.$isLoud, .equalTo, true) {
        Summary("Read \(\.$book) aloud") { \.$minutes }
      } otherwise: {
        Switch(\.$minutes) {
          Case(5) { Summary("Read \(\.$book)") }
          DefaultCase { Summary("Read \(\.$book) for \(\.$minutes)") }
        }
      }
    }

    @Parameter(title: "Book", requestValueDialog: IntentDialog(full: "Which?", systemImageName: "book")) var book: Book
    @Parameter(title: "Minutes", default: 5, controlStyle: .stepper, inclusiveRange: (1, 60)) var minutes: Int
    @Parameter(title: "Loud", default: false, displayName: .init(true: "aloud", false: "silently")) var isLoud: Bool
    @Parameter(title: "Note", inputOptions: .init(multiline: true)) var note: String?
    @Dependency var shelf: Shelf

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
      .result(value: shelf.name, dialog: IntentDialog(full: "Done", supporting: "\(minutes)")) { Text("Read") }
    }
  }

  struct Open: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true
    @Parameter(title: "Book") var target: Book
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Read()) }
  }

  struct Shortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.teal
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Read(), phrases: ["Read \(\.$book) in \(.applicationName)"], shortTitle: "Read",
        systemImageName: "book")
      AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])
    }
  }

  @Test func anIntentUsesTheAppsObjects() async throws {
    try await withAnswers {
      AppDependencyManager.shared.add(dependency: Shelf("novels"))
      let intent = Read()
      #expect(intent.minutes == 5 && !intent.isLoud && intent.note == nil)
      let value = try await intent.perform().value
      #expect(value == "novels")
    }
  }

  @Test func queriesFindAndList() async throws {
    let query = BookQuery()
    #expect(try await query.suggestedEntities().map(\.title) == ["Emma", "Persuasion"])
    #expect(try await query.entities(for: [2]).map(\.title) == ["Persuasion"])
    #expect(try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1).count == 1)
    #expect(BookQuery.properties.properties == [\Book.$title, \Book.$pages])
    #expect(BookQuery.sortingOptions.properties == [\Book.$title])
    let title = BookQuery.Property<String>(\Book.$title) { EqualToComparator { "is \($0)" } }
    #expect(title.comparators.first?.comparison(with: "Emma") == "is Emma")
  }

  @Test func shortcutsHaveTheirPhrases() {
    #expect(
      Shortcuts.appShortcuts.map(\.phrases) == [
        ["Read ${parameter} in ${applicationName}"], ["Open ${applicationName}"],
      ])
    #expect(Shortcuts.appShortcuts.last?.shortTitle == "Open")
    #expect(Read.supportedModes == .background && Open.supportedModes == .foreground)
  }

  @Test func anEntitysValueIsSharedByItsCopies() {
    let book = Book(id: 1, title: "Emma")
    let copy = book
    copy.title = "Persuasion"
    #expect(book.title == "Persuasion" && book.pages == nil && book.$title.title == "Title")
  }
}
