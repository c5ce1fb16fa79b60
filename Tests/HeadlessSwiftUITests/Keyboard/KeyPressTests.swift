import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `onKeyPress`: the focused view gets the keys of a keyboard beside the device, the innermost action first; an action that ignores a key
/// passes it on ("KeyPress.Result" in Apple's documentation).
@MainActor @Suite struct KeyPressTests {
  private struct Card: View {
    let notes: Notes
    let result: KeyPress.Result
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Inside().focusable().focused($isFocused)
          .onKeyPress("a") {
            notes.add("inner")
            return result
          }
          .onKeyPress(phases: [.down, .up]) {
            notes.add("\($0.phase == .up ? "up" : "down") \($0.characters) \($0.modifiers == .shift)")
            return .ignored
          }
        Button("Focus") { isFocused = true }
        Text(isFocused ? "Focused" : "Not focused")
      }
    }

    struct Inside: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "In focus" : "Out of focus") }
    }
  }

  @Test func aHandledKeyGoesNoFurther() {
    let notes = Notes()
    let shown = ShownView(Card(notes: notes, result: .handled))
    defer { shown.screen.close() }
    shown.screen.window.sendKey("a")
    #expect(notes.entries.isEmpty)
    shown.tap(text: "Focus")
    shown.update()
    #expect(shown.texts.contains("Focused") && shown.texts.contains("In focus"))
    shown.screen.window.sendKey("a")
    #expect(notes.entries == ["inner", "up a false"])
  }

  @Test func anIgnoredKeyGoesToTheViewsAround() {
    let notes = Notes()
    let shown = ShownView(Card(notes: notes, result: .ignored))
    defer { shown.screen.close() }
    shown.tap(text: "Focus")
    shown.update()
    shown.screen.window.sendKey("a", modifiers: .shift)
    #expect(notes.entries == ["inner", "down a true", "up a true"])
  }

  private struct Field: View {
    let notes: Notes
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text)
        .onKeyPress(characters: .decimalDigits) {
          notes.add($0.characters)
          return .handled
        }
        .onKeyPress(.return) {
          notes.add("return")
          return .handled
        }
    }
  }

  @Test func aFieldTypesTheKeysThatNoActionHandles() throws {
    let notes = Notes()
    let shown = ShownView(Field(notes: notes))
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    for key in ["1", "x", "\r"] { shown.screen.window.sendKey(key) }
    #expect(notes.entries == ["1", "return"])
    #expect(field.text == "x" && field.isFirstResponder)
  }

  private struct Game: View {
    let notes: Notes
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Color.red.focusable().focused($isFocused)
          .onKeyPress(keys: [.upArrow, .space]) {
            notes.add($0.key == .upArrow ? "up" : "space")
            return .handled
          }
        Button("Save") { notes.add("save") }.keyboardShortcut("s", modifiers: [])
      }
      .onAppear { isFocused = true }
      .onKeyPress("s") {
        notes.add("key")
        return .handled
      }
    }
  }

  /// Without a text input, commands come before presses, as in UIKit.
  @Test func namedKeysAndShortcuts() {
    let notes = Notes()
    let shown = ShownView(Game(notes: notes))
    defer { shown.screen.close() }
    shown.update()
    for key in [UIKeyCommand.inputUpArrow, " ", UIKeyCommand.inputDownArrow, "s"] { shown.screen.window.sendKey(key) }
    #expect(notes.entries == ["up", "space", "save"])
  }
}
