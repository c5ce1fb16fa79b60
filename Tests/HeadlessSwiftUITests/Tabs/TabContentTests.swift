import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple's documentation of `TabContentBuilder`: the tabs' values have the type of the selection.
@MainActor @Suite struct TabContentTests {
  enum Place: Hashable {
    case home, search, more(String)
  }

  /// Content that a structure of the app's holds.
  struct Others: TabContent {
    let names: [String]
    var body: some TabContent<Place> {
      TabSection("Others") {
        ForEach(names, id: \.self) { Tab($0, systemImage: "star", value: Place.more($0)) { Text("Page") } }
      }
    }
  }

  struct Root: View {
    @State var place = Place.search
    var shows = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("At home") }.badge(3)
        Tab(value: .search) {
          Text("At search")
        } label: {
          Text("Search")
        }
        if shows {
          Tab("Shown", systemImage: "eye", value: .more("shown")) { Text("Here") }
        } else {
          Tab("Other", systemImage: "eye", value: .more("other")) { Text("Here") }
        }
        Tab("Secret", systemImage: "lock", value: .more("secret")) { Text("Here") }.hidden()
        Others(names: ["A", "B"])
      }
    }
  }

  private func bar(_ shown: ShownView<some View>) throws -> UITabBar {
    try #require(shown.controller.children.first as? UITabBarController).tabBar
  }

  @Test func valuesAreNamedWithoutTheirType() throws {
    let shown = ShownView(Root())
    defer { shown.screen.close() }
    let items = try #require(try bar(shown).items)
    #expect(items.map(\.title) == ["Home", "Search", "Shown", "A", "B"])
    #expect(items.map(\.badgeValue) == ["3", nil, nil, nil, nil])
    #expect(shown.texts.contains("At search"))
    shown.tap(text: "Home")
    #expect(shown.texts.contains("At home"))
  }

  @Test func conditionsChooseTabs() throws {
    let shown = ShownView(Root(shows: false))
    defer { shown.screen.close() }
    #expect(try bar(shown).items?[2].title == "Other")
  }

  /// A selection of an optional type selects a value of the wrapped one.
  @Test func aSelectionMayBeOptional() throws {
    struct Chosen: View {
      @State var place: Place? = .search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("At home") }
          Tab("Search", systemImage: "star", value: .search) { Text("At search") }
        }
      }
    }
    let shown = ShownView(Chosen())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("At search"))
  }
}
