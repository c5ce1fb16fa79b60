import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Groups of toolbar content, groups with labels, and conditions between items that the user can customize.
@MainActor @Suite struct ToolbarGroupTests {
  private func items(of controller: UIViewController) -> [UIBarButtonItem] {
    (controller.navigationItem.rightBarButtonItems ?? []) + controller.children.flatMap(items)
  }

  private func titles(_ content: some View) -> Set<String> {
    let shown = ShownView(NavigationStack { content })
    defer { shown.screen.close() }
    return Set(items(of: shown.controller).compactMap { $0.title ?? $0.primaryAction?.title })
  }

  private struct Items: ToolbarContent {
    var body: some ToolbarContent {
      Group {
        ToolbarItem(placement: .topBarTrailing) { Button("First") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Second") {} }
      }
    }
  }

  @Test func aGroupHasTheItemsInside() {
    #expect(titles(Text("Page").toolbar { Items() }) == ["First", "Second"])
  }

  @Test func theViewsOfAGroupWithALabelAreItems() {
    let page = Text("Page").toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Bold") {}
        Button("Italic") {}
      } label: {
        Label("Format", systemImage: "textformat")
      }
    }
    #expect(titles(page) == ["Bold", "Italic"])
  }

  private struct Customizable: View {
    let isFirst: Bool
    var body: some View {
      Text("Page").toolbar(id: "bar") {
        if isFirst {
          ToolbarItem(id: "first", placement: .topBarTrailing) { Button("First") {} }
        } else {
          ToolbarItem(id: "second", placement: .topBarTrailing) { Button("Second") {} }
        }
        if isFirst { ToolbarItem(id: "third", placement: .topBarTrailing) { Button("Third") {} } }
      }
    }
  }

  @Test func customizableItemsDependOnConditions() {
    #expect(titles(Customizable(isFirst: true)) == ["First", "Third"])
    #expect(titles(Customizable(isFirst: false)) == ["Second"])
  }
}
