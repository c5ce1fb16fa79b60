import Foundation
import HeadlessSwiftUI
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NavigationTests {
  /// The content of a pushed page passes under the tab bar, which shows its background.
  @Test func theTabBarFollowsAPushedPage() throws {
    let shown = ShownView(
      TabView {
        NavigationView {
          Text("Root").navigationTitle("Root").overlay(alignment: .bottom) {
            NavigationLink("Go") {
              ScrollView { Color.red.frame(height: 3000) }.navigationBarTitle("Page", displayMode: .inline)
            }
          }
        }
        .tabItem { Label("One", systemImage: "star") }
      })
    defer { shown.screen.close() }
    let tabs = try #require(shown.controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.isAtScrollEdge)
    shown.tap(text: "Go")
    shown.update()
    #expect(!tabs.tabBar.isAtScrollEdge)
  }

  @Test func aLinkPushesAPageWithItsTitle() throws {
    let shown = ShownView(
      NavigationStack {
        List { NavigationLink("Open") { Text("Detail").navigationTitle("Page") } }.navigationTitle("Home")
      })
    try shown.savePicture("navigation-list")
    let controller = try #require(shown.navigation)
    #expect(controller.navigationBar.topItem?.title == "Home")
    let frame = try #require(shown.frame(of: "Open"))
    shown.tap(frame.midX, frame.midY)
    #expect(controller.viewControllers.count == 2)
    #expect(controller.navigationBar.topItem?.title == "Page")
    #expect(shown.texts.contains("Detail"))
    try shown.savePicture("navigation-pushed")
    controller.popViewController(animated: true)
    shown.update()
    #expect(controller.viewControllers.count == 1)
    #expect(shown.texts.contains("Open"))
  }

  @Test func aLabelInABarIsItsIcon() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Home").toolbar {
          Button("Add", systemImage: "plus") {}
          Button {
          } label: {
            Label("Save", systemImage: "star").labelStyle(.titleAndIcon)
          }
        }
      }
      .tint(.green))
    let items = try #require(shown.navigation?.navigationBar.topItem?.rightBarButtonItems)
    #expect(items.count == 2)
    #expect(shown.texts.contains("Save") && !shown.texts.contains("Add"))
  }

  struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack { List(0..<50, id: \.self) { Text("Row \($0)") } }
          .tabItem { Text("List") }
      }
    }
  }

  @Test func aTabBarHasABackgroundWhereAListPassesUnderIt() throws {
    let shown = ShownView(Tabs())
    func find(_ controller: UIViewController) -> UITabBarController? {
      controller as? UITabBarController ?? controller.children.lazy.compactMap(find).first
    }
    let tabs = try #require(find(shown.controller))
    shown.update()
    let list = try #require(tabs.selectedViewController?.contentScrollView(for: .bottom))
    #expect(list is UITableView && !tabs.tabBar.isAtScrollEdge)
  }

  struct Path: View {
    @State var path = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number)")
            NavigationLink("Next", value: number + 1)
            Button("Home") { path = [] }
          }
        }
      }
    }
  }

  @Test func aPathIsAPageForEachValue() throws {
    let shown = ShownView(Path())
    let controller = try #require(shown.navigation)
    #expect(controller.viewControllers.count == 3)
    #expect(shown.texts.contains("Number 2"))
    let next = try #require(shown.frame(of: "Next"))
    shown.tap(next.midX, next.midY)
    #expect(controller.viewControllers.count == 4)
    #expect(shown.texts.contains("Number 3"))
    let home = try #require(shown.frame(of: "Home"))
    shown.tap(home.midX, home.midY)
    #expect(controller.viewControllers.count == 1)
  }

  struct Presented: View {
    @State var isShown = false
    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
          .navigationDestination(isPresented: $isShown) { Leaving() }
          .navigationTitle(isShown ? "Shown" : "Hidden")
      }
    }
  }

  struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back home") { dismiss() } }
  }

  @Test func dismissLeavesAPageAndTellsItsBinding() throws {
    let shown = ShownView(Presented())
    let controller = try #require(shown.navigation)
    let show = try #require(shown.frame(of: "Show"))
    shown.tap(show.midX, show.midY)
    #expect(controller.viewControllers.count == 2)
    #expect(controller.viewControllers[0].navigationItem.title == "Shown")
    let back = try #require(shown.frame(of: "Back home"))
    shown.tap(back.midX, back.midY)
    #expect(controller.viewControllers.count == 1)
    #expect(controller.viewControllers[0].navigationItem.title == "Hidden")
  }

  @Test func toolbarItemsBecomeItemsOfUIKits() throws {
    var taps = 0
    let shown = ShownView(
      NavigationView {
        Text("Content")
          .navigationBarTitle("Title", displayMode: .inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { taps += 1 } }
            ToolbarItem(placement: .topBarTrailing) { Image(systemName: "star").foregroundStyle(.red) }
          }
      })
    try shown.savePicture("navigation-toolbar")
    let item = try #require(shown.navigation?.topViewController?.navigationItem)
    #expect(item.leftBarButtonItem?.title == "Cancel")
    #expect(item.rightBarButtonItems?.count == 2)
    let save = try #require(item.rightBarButtonItems?.last)
    #expect(save.title == "Save")
    #expect(save.style == .done)
    #expect(item.largeTitleDisplayMode == .never)
    let frame = try #require(shown.frame(of: "Save"))
    shown.tap(frame.midX, frame.midY)
    #expect(taps == 1)
  }

  /// Row 147: without a title and items there is no bar.
  @Test func aFirstPageWithoutTitleHasNoBar() throws {
    let shown = ShownView(NavigationStack { List { Text("Row") } })
    #expect(shown.navigation?.isNavigationBarHidden == true)
    #expect(abs(try #require(shown.frame(of: "Row")).minY - (47 + 35 + 11.833)) < 0.35)
  }

  /// Recorded (home-assistant, iOS 26): the bar of a page with a button and without a title is as high as one with a small title.
  @Test func aFirstPageWithAButtonAndNoTitleHasALowBar() throws {
    func top(_ title: String?, _ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
      let list = List { Text("Row") }.toolbar { Button("Reset") {} }
      let shown = ShownView(
        NavigationStack {
          if let title { list.navigationTitle(title).navigationBarTitleDisplayMode(mode) } else { list }
        })
      return try #require(shown.frame(of: "Row")).minY
    }
    #expect(try top(nil, .automatic) == top("Title", .inline))
    #expect(try top(nil, .automatic) != top("Title", .automatic))
  }

  @Test func titlesAboveAPageWithoutTitleAreLarge() throws {
    struct Linked: View {
      @State var path: [Int]
      var body: some View {
        NavigationStack(path: $path) {
          List { Text("Row") }
            .toolbar { Button("Reset") {} }
            .navigationDestination(for: Int.self) { _ in Text("Page").navigationTitle("Page") }
        }
      }
    }
    let shown = ShownView(Linked(path: [1]))
    let bar = try #require(shown.navigation?.navigationBar)
    #expect(bar.bounds.height > 90)
  }

  struct Searching: View {
    @State var text = "Ap"
    var body: some View {
      NavigationStack {
        List(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .navigationTitle("Fruits")
          .searchable(text: $text, prompt: "Find")
      }
    }
  }

  @Test func aSearchFieldFollowsItsText() throws {
    let shown = ShownView(Searching())
    try shown.savePicture("navigation-search")
    let item = try #require(shown.navigation?.topViewController?.navigationItem)
    #expect(item.searchController?.searchBar.text == "Ap")
    #expect(item.searchController?.searchBar.placeholder == "Find")
    #expect(!shown.texts.contains("Pear"))
  }

  /// Values of several types, each with the name of its type.
  @Test func pathsAreEncodedAndDecoded() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    struct Page: Hashable {}
    path.append(Page())
    #expect(path.codable == nil)
  }

  @Test func titlesCanBeLocalizedResources() {
    let title = LocalizedStringResource("Open")
    let shown = ShownView(NavigationStack { NavigationLink(title, value: 1) })
    #expect(shown.frames("Text").count == 1)
  }
}
