import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple's documentation of `ButtonStyle` and `PrimitiveButtonStyle`.
@MainActor @Suite struct ButtonStyleTests {
  /// Runs the action of a button after two taps.
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        .overlay { Text(configuration.role == .destructive ? "Red" : "Plain") }
    }
  }

  @Test func aPrimitiveStyleDecidesWhenTheActionRuns() throws {
    let notes = Notes()
    let shown = ShownView(
      Button(role: .destructive) {
        notes.add("run")
      } label: {
        Block(width: 100, height: 50)
      }
      .buttonStyle(Twice()))
    defer { shown.screen.close() }
    #expect(shown.texts == ["Red"])
    shown.screen.window.send(.tap(at: CGPoint(x: 150, y: 410)))
    shown.update()
    #expect(notes.entries.isEmpty)
    shown.screen.window.send(.tap(at: CGPoint(x: 150, y: 410), count: 2))
    shown.update()
    #expect(notes.entries == ["run"])
  }

  private struct Marked: ButtonStyle {
    let notes: Notes
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(isEnabled ? "On" : "Off")
      }
      .onChange(of: configuration.isPressed) { notes.add($1 ? "pressed" : "released") }
    }
  }

  /// A style reads the environment of its button, and the action runs as the finger is lifted.
  @Test func aStyleKnowsWhetherItsButtonIsPressedAndEnabled() throws {
    let notes = Notes()
    let shown = ShownView(
      VStack {
        Button("A") { notes.add("run") }
        Button("B") { notes.add("run B") }.disabled(true)
      }
      .buttonStyle(Marked(notes: notes)))
    defer { shown.screen.close() }
    #expect(shown.texts == ["A", "On", "B", "Off"])
    shown.tap(text: "A")
    shown.tap(text: "B")
    #expect(notes.entries.first == "pressed" && Set(notes.entries.dropFirst()) == ["run", "released"])
    #expect(notes.entries.count == 3)
  }

  /// A style may build on a built-in one, and the innermost style counts.
  private struct Outlined: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.plain).border(.red)
    }
  }

  @Test func stylesAreMadeOfOthersAndTheInnermostCounts() {
    let notes = Notes()
    let shown = ShownView(
      VStack { Button("A") { notes.add("a") }.buttonStyle(Outlined()) }.buttonStyle(Marked(notes: notes)))
    defer { shown.screen.close() }
    #expect(shown.texts == ["A"])
    shown.tap(text: "A")
    #expect(notes.entries == ["a"])
  }

  @Test func glassButtonsRunTheirActions() {
    let notes = Notes()
    let shown = ShownView(
      VStack {
        Button("A") { notes.add("a") }.buttonStyle(.glass)
        Button("B") { notes.add("b") }.buttonStyle(.glassProminent)
      })
    defer { shown.screen.close() }
    shown.tap(text: "A")
    shown.tap(text: "B")
    #expect(notes.entries == ["a", "b"])
    // Insets as of a bordered button: the frame is larger than the label.
    let label = ElementHost(Text("A")).size()
    let size = ElementHost(Button("A") {}.buttonStyle(.glass)).size()
    #expect(size.width > label.width + 10 && size.height > label.height + 8)
  }
}
