import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Apple's documentation of `Group(subviews:)`: the subviews that its closure uses are those that exist. Others contribute no
/// preferences and don't appear.
@MainActor @Suite struct ShownSubviewTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Observable final class Model {
    var shown = [1]
    var names = ["a", "b", "c"]
    var isNamed = true
  }

  private struct Picked: View {
    let model: Model
    let notes: Notes
    var body: some View {
      VStack {
        Group(
          subviews: ForEach(0..<3) { index in
            Named(model: model, index: index)
              .onAppear { notes.add("\(index) came") }
              .onDisappear { notes.add("\(index) left") }
          }
        ) { subviews in
          ForEach(model.shown, id: \.self) { subviews[$0] }
        }
      }
      .onPreferenceChange(Names.self) { notes.add($0.joined()) }
    }
  }

  private struct Named: View {
    let model: Model
    let index: Int
    var body: some View {
      let text = Text("Subview \(index)")
      if model.isNamed { text.preference(key: Names.self, value: [model.names[index]]) } else { text }
    }
  }

  private func entries(_ shown: ShownView<some View>, _ notes: Notes) -> [String] {
    shown.update()
    defer { notes.entries = [] }
    return notes.entries
  }

  @Test func preferencesAreThoseOfShownSubviewsInTheirOrder() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Picked(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(entries(shown, notes).sorted() == ["1 came", "b"])
    model.shown = [2, 0]
    #expect(entries(shown, notes).sorted() == ["0 came", "1 left", "2 came", "ca"])
  }

  @Test func changedPreferencesArrive() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Picked(model: model, notes: notes))
    defer { shown.screen.close() }
    _ = entries(shown, notes)
    model.names = ["x", "y", "z"]
    #expect(entries(shown, notes) == ["y"])
    model.isNamed = false
    shown.update()
    #expect(shown.texts == ["Subview 1"])
    #expect(notes.entries.contains(""))
    notes.entries = []
    model.isNamed = true
    shown.update()
    #expect(notes.entries.contains("y"))
  }

  @Test func aSchemeOfAnotherSubviewDoesntCount() {
    let shown = ShownView(
      Group(
        subviews: Group {
          Text("First").preferredColorScheme(.dark)
          Text("Second")
        }
      ) { $0.last })
    defer { shown.screen.close() }
    shown.update()
    #expect(shown.controller.view.window?.traitCollection.userInterfaceStyle == .light)
  }
}
