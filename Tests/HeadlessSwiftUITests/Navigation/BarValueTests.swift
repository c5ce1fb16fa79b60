import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What views set for the bars around them.
@MainActor @Suite struct BarValueTests {
  private func tabBar<Content: View>(_ shown: ShownView<Content>) throws -> UITabBarController {
    func find(_ controller: UIViewController) -> UITabBarController? {
      controller as? UITabBarController ?? controller.children.lazy.compactMap(find).first
    }
    return try #require(find(shown.controller))
  }

  private func stack<Content: View>(_ shown: ShownView<Content>) throws -> UINavigationController {
    func find(_ controller: UIViewController) -> UINavigationController? {
      controller as? UINavigationController ?? controller.children.lazy.compactMap(find).first
    }
    return try #require(find(shown.controller))
  }

  private struct Tabs: View {
    @Binding var path: [Int]
    @State private var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { Text("\($0)").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("One") }.tag(0)
        Button("Back") { selection = 0 }.toolbar(.hidden, for: .tabBar).tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Observable final class Model { var path: [Int] = [] }

  /// Apple's documentation of `toolbar(_:for:)`: the visibility of a bar that SwiftUI manages, here for the page that is visible.
  @Test func aPageHidesTheTabBar() throws {
    let model = Model()
    let shown = ShownView(Tabs(path: Bindable(model).path))
    defer { shown.screen.close() }
    let controller = try tabBar(shown)
    #expect(!controller.isTabBarHidden)
    model.path = [1]
    shown.update()
    #expect(controller.isTabBarHidden)
    model.path = []
    shown.update()
    #expect(!controller.isTabBarHidden)
  }

  @Test func aTabHidesTheTabBar() throws {
    let shown = ShownView(Tabs(path: .constant([])))
    defer { shown.screen.close() }
    let controller = try tabBar(shown)
    // The second of two tabs is in the right half of the bar.
    shown.tap(292, 800)
    shown.update()
    #expect(controller.selectedIndex == 1 && controller.isTabBarHidden)
    shown.tap(text: "Back")
    shown.update()
    #expect(controller.selectedIndex == 0 && !controller.isTabBarHidden)
  }

  @Test func barsHaveTheBackgroundsOfTheirPage() throws {
    let shown = ShownView(
      TabView {
        NavigationStack {
          Text("Root").toolbar { ToolbarItem(placement: .bottomBar) { Button("Save") {} } }
            .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .bottomBar, .tabBar).toolbarBackground(
              .visible, for: .tabBar)
        }
        .tabItem { Text("One") }
      })
    defer { shown.screen.close() }
    func isRed(_ color: UIColor?) -> Bool {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true else { return false }
      return zip([red, green, blue, alpha], [1, 0, 0, 1]).allSatisfy { $0.isNear($1) }
    }
    let (tabs, bar) = (try tabBar(shown).tabBar, try #require(shown.first(UIToolbar.self)))
    #expect(isRed(tabs.standardAppearance.backgroundColor))
    #expect(isRed(tabs.scrollEdgeAppearance?.backgroundColor))
    #expect(isRed(bar.standardAppearance.backgroundColor) && bar.scrollEdgeAppearance == nil)
    #expect(try stack(shown).navigationBar.standardAppearance.backgroundColor == nil)
  }

  @Test func aRowWithASpacerFillsTheToolbar() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Root").toolbar {
          ToolbarItem(placement: .bottomBar) {
            HStack {
              Text("First")
              Spacer()
              Text("Last")
            }
          }
        }
      })
    defer { shown.screen.close() }
    let (first, last) = (try #require(shown.frame(of: "First")), try #require(shown.frame(of: "Last")))
    // The texts are as far from the edges of the screen as each other, by the margins of the bar.
    #expect(first.minX <= 20 && first.minX == 390 - last.maxX)
  }

  @Test func barsFollowTheDirectionOfTheEnvironment() throws {
    let view = NavigationStack {
      Text("Root").navigationTitle("Title").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
    }
    func middle(_ direction: LayoutDirection) throws -> CGFloat {
      let shown = ShownView(view.environment(\.layoutDirection, direction))
      defer { shown.screen.close() }
      return try #require(shown.frame(of: "Edit")).midX
    }
    #expect(try middle(.leftToRight) > 300)
    #expect(try middle(.rightToLeft) < 90)
  }

  /// Apple's documentation of `searchable(text:isPresented:placement:prompt:)`: the binding controls the presented state.
  @Test func aPresentedSearchIsActiveAtFirst() throws {
    struct Page: View {
      @State var isPresented: Bool
      let notes: Notes
      var body: some View {
        NavigationStack {
          Inner(notes: notes).searchable(text: .constant(""), isPresented: $isPresented)
            .onChange(of: isPresented) { notes.add("presented \($1)") }
        }
      }
    }
    struct Inner: View {
      let notes: Notes
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismiss
      var body: some View {
        Button("Stop") { dismiss() }.onChange(of: isSearching, initial: true) { notes.add("searching \($1)") }
      }
    }
    let notes = Notes()
    let shown = ShownView(Page(isPresented: true, notes: notes))
    defer { shown.screen.close() }
    shown.update()
    let field = try #require(shown.first(UISearchTextField.self))
    #expect(field.isFirstResponder)
    #expect(notes.entries == ["searching false", "searching true"])
    shown.tap(text: "Stop")
    shown.update()
    #expect(notes.entries.suffix(2).sorted() == ["presented false", "searching false"])
  }

  @Test func aPresentedSearchWithATextIsActiveAtFirst() throws {
    struct Page: View {
      @State var isPresented = true
      let notes: Notes
      var body: some View {
        NavigationStack {
          Text("Found").searchable(text: .constant("app"), isPresented: $isPresented)
            .onChange(of: isPresented) { notes.add("presented \($1)") }
        }
      }
    }
    let notes = Notes()
    let shown = ShownView(Page(notes: notes))
    defer { shown.screen.close() }
    shown.update()
    let field = try #require(shown.first(UISearchTextField.self))
    #expect(field.isFirstResponder && field.text == "app")
    #expect(notes.entries == [])
  }
}
