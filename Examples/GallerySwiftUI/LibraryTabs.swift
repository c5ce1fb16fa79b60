import HeadlessSwiftUI

/// An app of tabs: a list in sections, a badge, and pages that open from rows.
public struct LibraryTabs: View {
  @State private var tab = "library"

  public init() {}

  public var body: some View {
    TabView(selection: $tab) {
      LibraryPage()
        .tabItem { Label("Library", systemImage: "books.vertical.fill") }
        .tag("library")
      Text("Downloads")
        .tabItem { Label("Downloads", systemImage: "arrow.down.circle") }
        .badge(3)
        .tag("downloads")
      Text("Search")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag("search")
    }
  }
}

private struct LibraryPage: View {
  private let shelves: [(name: LocalizedStringKey, symbol: String, count: Int)] = [
    ("Reading", "book.fill", 4), ("Finished", "checkmark.circle.fill", 112), ("Wanted", "star.fill", 27),
  ]
  private let books = ["The Tides of the North Sea", "A Field Guide to Lichens", "Letters from the Lighthouse"]

  var body: some View {
    NavigationStack {
      List {
        Section("Shelves") {
          ForEach(shelves, id: \.symbol) { shelf in
            NavigationLink(value: shelf.symbol) { Label(shelf.name, systemImage: shelf.symbol) }
              .badge(shelf.count)
          }
        }
        Section("Recent") {
          ForEach(books, id: \.self) { book in
            HStack(spacing: 12) {
              RoundedRectangle(cornerRadius: 4)
                .fill(Color.brown.gradient)
                .frame(width: 40, height: 56)
                .overlay { Image(systemName: "book.closed.fill").foregroundStyle(.white) }
              VStack(alignment: .leading, spacing: 4) {
                Text(book).font(.headline)
                ProgressView(value: 0.4)
              }
            }
          }
        }
      }
      .navigationTitle("Library")
      .navigationDestination(for: String.self) { Text($0) }
      .toolbar { EditButton() }
    }
  }
}
