import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Tabs of a tablet as of iPadOS 18: in a bar at the top, and with `sidebarAdaptable` also in a sidebar.
@MainActor @Suite struct TabSidebarTests {
  private struct Placement: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections
    var body: some View {
      let name =
        switch placement {
        case .topBar: "top"
        case .bottomBar: "bottom"
        case .sidebar: "side"
        case .pageIndicator: "pages"
        default: "none"
        }
      Text("\(name) \(showsSections)")
    }
  }

  private struct Root: View {
    @State var place = "home"
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: "home") { Placement() }.badge(3)
        TabSection("Lists") {
          Tab("First", systemImage: "1.circle", value: "first") { Text("At first") }
          Tab("Second", systemImage: "2.circle", value: "second") { Text("At second") }
        }
        Tab("Hidden", systemImage: "eye", value: "hidden") { Text("At hidden") }
          .defaultVisibility(.hidden, for: .tabBar)
      }
      .tabViewSidebarHeader { Text("Head") }
      .tabViewSidebarFooter { Text("Foot") }
      .tabViewSidebarBottomBar { Text("Bottom") }
    }
  }

  private let tablet = CGSize(width: 1024, height: 768)

  private func tabs<Content: View>(_ shown: ShownView<Content>) throws -> UITabBarController {
    try #require(shown.controller.children.first as? UITabBarController)
  }

  /// Taps a title in the bar at the top or in the sidebar.
  private func choose<Content: View>(_ title: String, _ shown: ShownView<Content>) throws {
    try #require(shown.tap(text: title))
    shown.update()
  }

  @Test func theTabsAreAtTheTopUntilTheSidebarOpens() throws {
    let shown = ShownView(Root().tabViewStyle(.sidebarAdaptable), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    let controller = try tabs(shown)
    #expect(controller.mode == .tabSidebar && controller.sidebar.isHidden)
    #expect(controller.tabs.map(\.title) == ["Home", "Lists", "Hidden"])
    #expect(shown.texts.contains("top false") && !shown.texts.contains("First"))
    controller.sidebar.isHidden = false
    shown.update()
    shown.update()
    #expect(Set(shown.texts).isSuperset(of: ["Head", "Home", "Lists", "First", "Second", "Hidden", "Foot", "Bottom"]))
    #expect(shown.texts.contains("side true"))
    try choose("Second", shown)
    #expect(shown.texts.contains("At second") && controller.selectedTab?.title == "Second")
    try choose("Hidden", shown)
    #expect(shown.texts.contains("At hidden"))
    controller.sidebar.isHidden = true
    shown.update()
    shown.update()
    #expect(controller.sidebar.isHidden && !shown.texts.contains("First"))
  }

  @Test func aBindingSelectsATabOfASection() throws {
    let shown = ShownView(Root(place: "second").tabViewStyle(.sidebarAdaptable), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    #expect(shown.texts.contains("At second"))
    try choose("Home", shown)
    #expect(shown.texts.contains("top false"))
    // The section's tab leads back to the one that was selected in it.
    try choose("Lists", shown)
    #expect(shown.texts.contains("At second"))
  }

  @Test func theSidebarCanBeOpenAtFirst() throws {
    let shown = ShownView(
      Root().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    #expect(shown.texts.contains("side true") && shown.texts.contains("Second"))
  }

  private struct Sections: View {
    @State private var title = "Same"
    var body: some View {
      TabView {
        TabSection(title) { Tab("First", systemImage: "1.circle") { Button("Rename") { title = "Other" } } }
        TabSection("Same") { Tab("Second", systemImage: "2.circle") { Text("At second") } }
        TabSection("Same") {
          Tab("Third", systemImage: "3.circle") { Text("At third") }
          Tab("Fourth", systemImage: "4.circle") { Text("At fourth") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func sectionsWithTheSameTitleAreGroupsOfTheirOwn() throws {
    let shown = ShownView(Sections(), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    let controller = try tabs(shown)
    #expect(controller.tabs.map(\.title) == ["Same", "Same", "Same"])
    #expect(controller.tabs.map { ($0 as? UITabGroup)?.children.count } == [1, 1, 2])
    #expect(shown.tap(text: "Rename"))
    shown.update()
    #expect(controller.tabs.map(\.title) == ["Other", "Same", "Same"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Growing: View {
    @State private var names = ["One"]
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Button("Add") { names.append("Two") } }
        ForEach(names, id: \.self) { name in Tab(name, systemImage: "circle") { Text("At \(name)") } }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.sidebar)
      .tabViewSidebarHeader { Counter(name: "Head") }
      .tabViewSidebarFooter { Counter(name: "Foot") }
      .tabViewSidebarBottomBar { Counter(name: "Bottom") }
    }
  }

  @Test func aSidebarsViewsKeepTheirStateAsTabsChange() throws {
    let shown = ShownView(Growing(), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    shown.update()
    for name in ["Head 0", "Foot 0", "Foot 1", "Bottom 0"] { try choose(name, shown) }
    let counted: Set = ["Head 1", "Foot 2", "Bottom 1"]
    #expect(counted.isSubset(of: shown.texts) && !shown.texts.contains("Two"))
    try choose("One", shown)
    #expect(shown.texts.contains("At One") && counted.isSubset(of: shown.texts))
    try choose("Home", shown)
    try choose("Add", shown)
    shown.update()
    #expect(shown.texts.contains("Two") && counted.isSubset(of: shown.texts))
  }

  /// A bar at the bottom isn't in the view tree while the tabs are elsewhere.
  @Test func theBarThatIsNotShownIsNotInTheTree() throws {
    let shown = ShownView(Root().tabViewStyle(.sidebarAdaptable), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    #expect(shown.frames("UITabBar").isEmpty && shown.frames("_UIFloatingTabBar").count == 1)
    let phone = ShownView(Root().tabViewStyle(.sidebarAdaptable))
    defer { phone.screen.close() }
    #expect(phone.frames("UITabBar").count == 1)
  }

  /// An iPhone shows all tabs in its bar, and a tablet without the style shows no sidebar.
  @Test func otherTabViewsHaveNoSidebar() throws {
    let phone = ShownView(Root().tabViewStyle(.sidebarAdaptable))
    defer { phone.screen.close() }
    #expect(try tabs(phone).tabBar.items?.map(\.title) == ["Home", "First", "Second", "Hidden"])
    #expect(phone.texts.contains("bottom false"))
    let plain = ShownView(Root(), size: tablet, isRegular: true)
    defer { plain.screen.close() }
    #expect(try tabs(plain).mode == .automatic && plain.texts.contains("top false"))
    let pages = ShownView(TabView { Placement() }.tabViewStyle(.page))
    defer { pages.screen.close() }
    #expect(pages.texts == ["pages false"])
    let none = ShownView(Placement())
    defer { none.screen.close() }
    #expect(none.texts == ["none false"])
  }

  private struct Resizing: View {
    @State var sizeClass = UserInterfaceSizeClass.regular
    var body: some View {
      VStack {
        Root().tabViewStyle(.sidebarAdaptable).environment(\.horizontalSizeClass, sizeClass)
        Button("Narrow") { sizeClass = .compact }
      }
    }
  }

  @Test func theTabsMoveToTheBarAsTheWidthGetsCompact() throws {
    let shown = ShownView(Resizing(), size: tablet, isRegular: true)
    defer { shown.screen.close() }
    #expect(try tabs(shown).tabs.count == 3)
    shown.tap(text: "Narrow")
    shown.update()
    #expect(try tabs(shown).tabs.isEmpty && tabs(shown).viewControllers?.count == 4)
    #expect(shown.texts.contains("bottom false"))
  }
}
