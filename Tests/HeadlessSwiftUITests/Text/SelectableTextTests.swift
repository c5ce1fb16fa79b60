import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// On a phone a long press on selectable text selects all of it and shows a menu that copies it.
@MainActor @Suite struct SelectableTextTests {
  private func press(_ text: String, in shown: ShownView<some View>) throws {
    let frame = try #require(shown.frame(of: text))
    shown.screen.window.send(.longPress(at: CGPoint(x: frame.midX, y: frame.midY)))
    shown.update()
  }

  @Test func aLongPressOffersToCopyTheText() throws {
    let shown = ShownView(
      VStack {
        Text("First")
        Text("Second")
      }
      .textSelection(.enabled))
    defer { shown.screen.close() }
    try press("Second", in: shown)
    #expect(shown.screen.window.visibleMenuElements.map(\.title) == ["Copy", "Share…"])
    shown.screen.window.chooseMenuElement(titled: "Copy")
    #expect(UIPasteboard.general.string == "Second")
  }

  @Test func theInnermostModifierCounts() throws {
    let shown = ShownView(
      VStack {
        Text("First").textSelection(.disabled)
        Text("Second").padding().textSelection(.enabled)
      }
      .textSelection(.enabled))
    defer { shown.screen.close() }
    try press("First", in: shown)
    #expect(shown.screen.window.visibleMenuElements.isEmpty)
    try press("Second", in: shown)
    #expect(!shown.screen.window.visibleMenuElements.isEmpty)
  }

  @Test func otherTextHasNoMenu() throws {
    let shown = ShownView(Text("First"))
    defer { shown.screen.close() }
    try press("First", in: shown)
    #expect(shown.screen.window.visibleMenuElements.isEmpty)
  }

  @Test func aRowsTextHasTheMenuAndATapStillSelectsTheRow() throws {
    final class Choice { var value: Int? }
    let choice = Choice()
    let selection = Binding(get: { @MainActor in choice.value }, set: { @MainActor in choice.value = $0 })
    let shown = ShownView(
      List(selection: selection) {
        Text("First").textSelection(.enabled).tag(1)
        Text("Second").tag(2)
      })
    defer { shown.screen.close() }
    try press("Second", in: shown)
    #expect(shown.screen.window.visibleMenuElements.isEmpty)
    shown.tap(text: "First")
    #expect(choice.value == 1)
    try press("First", in: shown)
    #expect(shown.screen.window.visibleMenuElements.map(\.title) == ["Copy", "Share…"])
    shown.screen.window.chooseMenuElement(titled: "Copy")
    #expect(UIPasteboard.general.string == "First")
  }
}
