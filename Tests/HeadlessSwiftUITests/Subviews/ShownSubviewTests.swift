import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Apple's documentation of `Group(subviews:)`: the subviews that its closure uses are those that exist. Others contribute no
/// preferences.
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
        Group(subviews: ForEach(0..<model.names.count, id: \.self) { Named(model: model, index: $0) }) { subviews in
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
    #expect(entries(shown, notes) == ["b"])
    model.shown = [2, 0]
    #expect(entries(shown, notes) == ["ca"])
  }

  /// A single subview is the whole base at first, and one of its rows later.
  @Test func subviewsThatComeAndLeaveCount() {
    let (model, notes) = (Model(), Notes())
    (model.names, model.shown) = (["a"], [0])
    let shown = ShownView(Picked(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(entries(shown, notes) == ["a"])
    (model.names, model.shown) = (["a", "b"], [0, 1])
    #expect(entries(shown, notes) == ["ab"])
    (model.names, model.shown) = (["a"], [0])
    #expect(entries(shown, notes) == ["a"])
  }

  private struct Nested: View {
    let model: Model
    let notes: Notes
    var body: some View {
      Group(
        subviews: Group(subviews: ForEach(0..<3) { Named(model: model, index: $0) }) { $0.dropFirst() }
      ) { outer in
        VStack { outer.last }
      }
      .onPreferenceChange(Names.self) { notes.add($0.joined()) }
    }
  }

  @Test func readersInsideReadersPassOnWhatTheyShow() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Nested(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(entries(shown, notes) == ["c"])
    model.names = ["x", "y", "z"]
    #expect(entries(shown, notes) == ["z"])
  }

  /// A preference of several views, and those of sections whose views are wrapped, belong to the base as a whole.
  @Test func preferencesOfSeveralViewsCount() {
    let notes = Notes()
    let shown = ShownView(
      VStack {
        Group(
          subviews: Group {
            Text("A")
            Text("B")
          }.preference(key: Names.self, value: ["both"])
        ) { $0.first }
        Group(sections: Section { Text("C").preference(key: Names.self, value: ["c"]) }.padding()) { sections in
          ForEach(sections) { $0.content }
        }
      }
      .onPreferenceChange(Names.self) { notes.add($0.joined()) })
    defer { shown.screen.close() }
    #expect(entries(shown, notes) == ["bothc"])
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
