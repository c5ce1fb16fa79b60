import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The order of a representable's calls, as Apple documents `UIViewRepresentable`.
@MainActor @Suite struct RepresentableOrderTests {
  @Observable final class Model {
    var text = "a"
    var other = 0
    var isShown = true
    var isEnabled = true
  }

  private struct Field: UIViewRepresentable {
    let text: String
    let notes: Notes

    @MainActor final class Coordinator {
      let notes: Notes
      init(_ notes: Notes) { self.notes = notes }
    }

    func makeCoordinator() -> Coordinator {
      notes.add("coordinator")
      return Coordinator(notes)
    }
    func makeUIView(context: Context) -> UILabel {
      notes.add("make")
      return UILabel()
    }
    func updateUIView(_ label: UILabel, context: Context) {
      label.text = text
      label.isEnabled = context.environment.isEnabled
      notes.add("update \(text) \(context.transaction.animation == nil ? "at once" : "animated")")
    }
    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { coordinator.notes.add("dismantle") }
  }

  private struct Root: View {
    let model: Model
    let notes: Notes
    var body: some View {
      VStack {
        Text("\(model.other)")
        if model.isShown { Field(text: model.text, notes: notes).disabled(!model.isEnabled) }
      }
    }
  }

  @Test func aViewIsMadeUpdatedAndDismantled() throws {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Root(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries.prefix(3) == ["coordinator", "make", "update a at once"])
    #expect(notes.entries.dropFirst(3).allSatisfy { $0 == "update a at once" })
    notes.entries = []
    model.text = "b"
    shown.update()
    #expect(Set(notes.entries) == ["update b at once"])
    // An unrelated change doesn't update an equal representable.
    notes.entries = []
    model.other = 1
    shown.update()
    #expect(notes.entries.allSatisfy { $0 == "update b at once" })
    #expect(try #require(shown.first(UILabel.self)).text == "b")
    notes.entries = []
    model.isShown = false
    shown.update()
    #expect(notes.entries == ["dismantle"])
  }

  @Test func theEnvironmentReachesTheView() throws {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Root(model: model, notes: notes))
    defer { shown.screen.close() }
    let label = try #require(shown.first(UILabel.self))
    #expect(label.isEnabled)
    model.isEnabled = false
    shown.update()
    #expect(!label.isEnabled)
  }

  @Test func anUpdateKnowsTheTransactionOfTheChange() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Root(model: model, notes: notes))
    defer { shown.screen.close() }
    notes.entries = []
    withAnimation { model.text = "c" }
    shown.update()
    #expect(notes.entries.first == "update c animated")
  }

  @Test func aChangeOfTheViewAndOfItsEnvironmentIsOneUpdate() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Root(model: model, notes: notes))
    defer { shown.screen.close() }
    notes.entries = []
    (model.text, model.isEnabled) = ("d", false)
    shown.update()
    #expect(notes.entries == ["update d at once"])
    model.isEnabled = true
    shown.update()
    #expect(notes.entries == ["update d at once", "update d at once"])
  }
}
