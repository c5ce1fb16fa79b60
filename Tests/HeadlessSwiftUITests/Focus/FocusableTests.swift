import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `focusable`: focus states give the focus to other views than fields, and follow it.
@MainActor @Suite struct FocusableTests {
  private struct Page: View {
    enum Place: String { case field, card }
    @FocusState private var place: Place?
    @State private var hasCard = true
    var isFocusable = true

    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($place, equals: .field)
        if hasCard { Text("Card").focusable(isFocusable).focused($place, equals: .card) }
        Button("Go") { place = .card }
        Button("Hide") { hasCard = false }
        Text("At \(place?.rawValue ?? "none")")
      }
    }
  }

  @Test func theFocusMovesFromAFieldToAView() throws {
    let shown = ShownView(Page())
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    shown.update()
    #expect(shown.texts.contains("At field"))
    shown.tap(text: "Go")
    shown.update()
    #expect(shown.texts.contains("At card") && !field.isFirstResponder)
    shown.tap(field)
    shown.update()
    #expect(shown.texts.contains("At field") && field.isFirstResponder)
  }

  @Test func aViewThatGoesLosesTheFocus() {
    let shown = ShownView(Page())
    defer { shown.screen.close() }
    shown.tap(text: "Go")
    shown.update()
    shown.tap(text: "Hide")
    shown.update()
    #expect(shown.texts.contains("At none"))
  }

  @Test func aViewThatIsNotFocusableGetsNoFocus() {
    let shown = ShownView(Page(isFocusable: false))
    defer { shown.screen.close() }
    shown.tap(text: "Go")
    shown.update()
    #expect(shown.texts.contains("At none"))
  }
}
