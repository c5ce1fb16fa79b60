import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct ToolbarLabelTests {
  private func items(of controller: UIViewController) -> [UIBarButtonItem] {
    (controller.navigationItem.rightBarButtonItems ?? []) + controller.children.flatMap(items)
  }

  @Test func aButtonWithATitleAndASymbolIsAnItemOfUIKitsWithItsTitleAsLabel() throws {
    let shown = ShownView(
      TabView {
        NavigationStack {
          List { Text("Page") }
            .navigationTitle("Title")
            .searchable(text: .constant(""))
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: "square.and.pencil") {} }
            }
        }
        .tabItem { Label("First", systemImage: "star") }
      }
      .tint(.green))
    #expect(shown.frame(of: "Write") == nil)
    let item = try #require(items(of: shown.controller).first)
    #expect(item.image != nil && item.customView == nil)
    #expect(item.accessibilityLabel == "Write")
  }

  /// What a toolbar's closure may contain: views by conditions, items, a function's result, nothing.
  private struct Mixed: View {
    let isEditing: Bool
    @ViewBuilder private func views() -> some View {
      Button("First") {}
      Button("Second") {}
    }

    var body: some View {
      NavigationStack {
        Text("Page")
          .toolbar(content: views)
          .toolbar {
            if isEditing { Button("Done") {} } else { EditButton() }
            switch isEditing {
            case true: Button("Delete") {}.disabled(true)
            case false: ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
            }
          }
          .toolbar {}
      }
    }
  }

  @Test(arguments: [true, false])
  func viewsAndItemsOfAToolbarAreItemsEachByItself(isEditing: Bool) {
    let shown = ShownView(Mixed(isEditing: isEditing))
    let found = items(of: shown.controller).filter { $0.customView == nil }
    let titles = Set(found.compactMap { $0.title ?? $0.primaryAction?.title })
    #expect(titles.isSuperset(of: isEditing ? ["First", "Second", "Done", "Delete"] : ["First", "Second", "Share"]))
    #expect(!titles.contains(isEditing ? "Share" : "Delete"))
    #expect(found.first { $0.title == "Delete" }?.isEnabled != true)
  }

  /// An image alone is named by the app, or by its symbol, as in other buttons.
  @Test func itemsHaveTheNamesThatModifiersGiveTheirButtons() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
            .accessibilityLabel("Add").accessibilityIdentifier("add").accessibilityHint("Makes a page")
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "trash")
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Image(systemName: "star").accessibilityLabel("Mark")
            }
          }
        }
      })
    defer { shown.screen.close() }
    let found = items(of: shown.controller)
    #expect(Set(found.map(\.accessibilityLabel)) == ["Add", "trash", "Mark"])
    #expect(found.allSatisfy { $0.customView == nil })
    let add = try #require(found.first { $0.accessibilityLabel == "Add" })
    #expect(add.accessibilityIdentifier == "add" && add.accessibilityHint == "Makes a page")
  }

  private struct Tinted: View {
    @State var tint: Color? = .green
    @State var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          Button("Change") { tint = nil }.tint(.red)
        }
      }
      .tint(tint)
    }
  }

  @Test func theTintAroundAStackColoursItsBackButton() throws {
    let shown = ShownView(Tinted())
    defer { shown.screen.close() }
    shown.update()
    let bar = try #require(shown.first(UINavigationBar.self))
    let standard = bar.window?.tintColor
    func color(_ color: UIColor?) -> [CGFloat]? { color?.resolvedColor(with: bar.traitCollection).cgColor.components }
    #expect(color(bar.tintColor) == color(.systemGreen))
    shown.tap(text: "Change")
    shown.update()
    #expect(color(bar.tintColor) == color(standard))
  }

  /// A text between spacers makes the group a view; the spacers still fill the bar.
  @Test func spacersOfAGroupSpreadItsViewsOverTheBar() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text("Start")
            Spacer()
            Text("Middle")
            Spacer()
            Text("End")
          }
        }
      })
    defer { shown.screen.close() }
    shown.update()
    let (start, middle, end) = (
      try #require(shown.frame(of: "Start")), try #require(shown.frame(of: "Middle")),
      try #require(shown.frame(of: "End"))
    )
    #expect(start.minX < 30 && end.maxX > 360)
    #expect(abs((middle.minX - start.maxX) - (end.minX - middle.maxX)) < 1)
  }

  /// Apple's documentation of `ToolbarItemPlacement.status`: in the centre of the bar.
  @Test func aStatusIsInTheCentreOfTheBar() throws {
    let shown = ShownView(
      NavigationStack { Text("Page").toolbar { ToolbarItem(placement: .status) { Text("Updated") } } })
    defer { shown.screen.close() }
    shown.update()
    let status = try #require(shown.frame(of: "Updated"))
    #expect(abs(status.midX - 195) < 0.5)
  }

  private struct Pages: View {
    @State private var last = "none"
    var body: some View {
      NavigationStack {
        Text("Last \(last)").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Rename") { last = "rename" } }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Copy") { last = "copy" }
            Button("Delete", role: .destructive) { last = "delete" }
          }
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        }
      }
    }
  }

  /// Apple's documentation of `ToolbarItemPlacement.secondaryAction`: the actions are in an overflow menu on iOS.
  @Test func secondaryActionsAreInAMenu() throws {
    let shown = ShownView(Pages())
    defer { shown.screen.close() }
    shown.update()
    let items = try #require(shown.navigation?.topViewController?.navigationItem.rightBarButtonItems)
    #expect(items.map(\.title) == ["Add", nil] && items.last?.accessibilityLabel == "More")
    let actions = try #require(items.last?.menu).children.compactMap { $0 as? UIAction }
    #expect(actions.map(\.title) == ["Rename", "Copy", "Delete"])
    #expect(actions.last?.attributes.contains(.destructive) == true)
    items.last?.showMenu()
    #expect(shown.screen.window.chooseMenuElement(titled: "Copy"))
    shown.update()
    #expect(shown.texts.contains("Last copy"))
  }
}
