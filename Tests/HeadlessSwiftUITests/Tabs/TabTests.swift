import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct TabTests {
  struct Tabs: View {
    @State var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        Text("First \(selection)").tabItem { Label("One", systemImage: "star") }.tag("a").badge(2)
        NavigationStack { Text("Second").navigationTitle("Two") }.tabItem { Label("Two", systemImage: "heart") }.tag(
          "b")
      }
    }
  }

  @Test func tabsStandInUIKitsBar() throws {
    let shown = ShownView(Tabs())
    try shown.savePicture("tabs")
    let tabs = try #require(shown.controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.tabBar.items?.first?.badgeValue == "2")
    #expect(tabs.selectedIndex == 1)
    #expect(shown.texts.contains("Second"))
    let item = try #require(shown.frame(of: "One"))
    shown.tap(item.midX, item.midY)
    #expect(shown.texts.contains("First a"))
  }

  /// Apple's documentation of tab bars: they show the filled variant of symbols.
  @Test func symbolsOfTabsAreFilled() throws {
    let shown = ShownView(
      TabView {
        Text("A").tabItem { Label("One", systemImage: "star") }
        Text("B").tabItem { Label("Two", systemImage: "heart").environment(\.symbolVariants, .none) }
      })
    let tabs = try #require(shown.controller.children.first as? UITabBarController)
    let symbols = (tabs.tabBar.items ?? []).compactMap(\.image)
    #expect(symbols.count == 2)
    #expect(symbols.first?.description.contains("star.fill") == true)
    #expect(symbols.last?.description.contains("heart.fill") == false)
  }

  /// Apple's documentation of `Tab`: a tab with the role of search needs no label.
  @Test func aTabForSearchHasItsLabelFromItsRole() throws {
    let shown = ShownView(
      TabView {
        Tab("One", systemImage: "star") { Text("A") }
        Tab(role: .search) { Text("B") }
      })
    let tabs = try #require(shown.controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Search"])
    #expect(tabs.tabBar.items?.last?.image?.description.contains("magnifyingglass") == true)
  }

  /// The views around a tab view see the preferences of the selected tab: its title is the page's.
  @Test(arguments: [true, false]) func theTitleIsTheSelectedTabs(isPaged: Bool) throws {
    struct Titled: View {
      let isPaged: Bool
      @State var selection = 1
      let keep: (Binding<Int>) -> Void
      var body: some View {
        keep($selection)
        return NavigationStack {
          if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        }
      }
      private var tabs: some View {
        TabView(selection: $selection) {
          Text("A").navigationTitle("One").tabItem { Text("1") }.tag(0)
          Text("B").navigationTitle("Two").toolbar { Button("Edit") {} }.tabItem { Text("2") }.tag(1)
        }
      }
    }
    var binding: Binding<Int>?
    let shown = ShownView(Titled(isPaged: isPaged) { binding = $0 })
    defer { shown.screen.close() }
    let bar = try #require(shown.first(UINavigationBar.self))
    #expect(bar.topItem?.title == "Two" && bar.topItem?.rightBarButtonItems?.count == 1)
    binding?.wrappedValue = 0
    shown.update()
    #expect(bar.topItem?.title == "One" && bar.topItem?.rightBarButtonItems == nil)
  }

  private final class Choice {
    var tab = 0
    var written: [Int] = []
  }

  /// The binding decides: apps open a sheet for a tab that they never select, and follow taps on the selected one.
  @Test func aBindingMayKeepTheSelectedTab() {
    let choice = Choice()
    let selection = Binding {
      choice.tab
    } set: {
      choice.written.append($0)
      if $0 != 1 { choice.tab = $0 }
    }
    let shown = ShownView(
      TabView(selection: selection) {
        ForEach(0..<3) { number in
          Text("Page \(number)").tabItem { Text("Tab \(number)") }.tag(number)
        }
      })
    defer { shown.screen.close() }
    shown.tap(text: "Tab 1")
    #expect(choice.written == [1] && shown.texts.contains("Page 0"))
    shown.tap(text: "Tab 2")
    #expect(shown.texts.contains("Page 2"))
    shown.tap(text: "Tab 2")
    #expect(choice.written == [1, 2, 2])
  }

  private struct Stacked: View {
    @State private var path = [1, 2]
    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
  }

  @Test func aTapOnTheSelectedTabLeadsToTheFirstPage() {
    let shown = ShownView(Stacked())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Page 2"))
    shown.tap(text: "First")
    #expect(shown.texts.contains("Root") && !shown.texts.contains("Page 2"))
  }

  @Test func pagesShowOneAtATime() throws {
    let shown = ShownView(
      TabView {
        Color.red
        Color.green
      }
      .tabViewStyle(.page))
    try shown.savePicture("pages")
    #expect(shown.frames("Color").first?.width == 390)
  }

  private struct Counting: View {
    @State var count = 0
    var body: some View {
      TabView { Button("More") { count += 1 }.tabItem { Label("Found \(count)", systemImage: "star") } }
    }
  }

  /// A tab's title follows the values that its label shows.
  @Test func aTabsTitleChanges() {
    let shown = ShownView(Counting())
    defer { shown.screen.close() }
    let bar = shown.first(UITabBar.self)
    #expect(bar?.items?.map(\.title) == ["Found 0"])
    shown.tap(text: "More")
    shown.update()
    #expect(bar?.items?.map(\.title) == ["Found 1"])
  }
}
