import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `menuActionDismissBehavior(.disabled)` keeps a menu open, which then shows the new state of its elements.
@MainActor @Suite struct MenuDismissBehaviorTests {
  private struct Page: View {
    let notes: Notes
    let behavior: MenuActionDismissBehavior
    @State private var isOn = false
    @State private var order = 1
    var body: some View {
      Menu("More") {
        Button("Run") { notes.add("run") }
        Toggle("Grid", isOn: $isOn)
        Picker("Order", selection: $order) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
      }
      .menuActionDismissBehavior(behavior)
    }
  }

  private func chosen(_ window: UIWindow) -> [String] {
    func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
      elements.flatMap { ($0 as? UIMenu).map { flat($0.children) } ?? [$0] }
    }
    return flat(window.visibleMenuElements).filter { ($0 as? UIAction)?.state == .on }.map(\.title)
  }

  @Test func anOpenMenuFollowsItsChoices() {
    let notes = Notes()
    let shown = ShownView(Page(notes: notes, behavior: .disabled))
    defer { shown.screen.close() }
    shown.tap(text: "More")
    shown.update()
    #expect(chosen(shown.screen.window) == ["Name"])
    for title in ["Run", "Grid", "Date"] { shown.screen.window.chooseMenuElement(titled: title) }
    #expect(notes.entries == ["run"])
    #expect(chosen(shown.screen.window) == ["Grid", "Date"])
  }

  @Test func aMenuClosesByDefault() {
    let notes = Notes()
    let shown = ShownView(Page(notes: notes, behavior: .automatic))
    defer { shown.screen.close() }
    shown.tap(text: "More")
    shown.update()
    shown.screen.window.chooseMenuElement(titled: "Run")
    shown.update()
    #expect(notes.entries == ["run"] && shown.screen.window.visibleMenuElements.isEmpty)
  }
}
