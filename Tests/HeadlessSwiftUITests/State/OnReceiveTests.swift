import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple's documentation of `onReceive`: the closure is called with the publisher's values as long as the view is there.
@MainActor @Suite struct OnReceiveTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    var unpublished = 0
  }

  private final class Switch: ObservableObject { @Published var isOn = true }

  private struct Receiver: View {
    @ObservedObject var shows: Switch
    let model: Model
    let notes: Notes
    var body: some View {
      if shows.isOn {
        Text("On").onReceive(model.$count) { notes.add("\($0), stored \(model.count)") }
      }
    }
  }

  /// Combine's documentation of `Published`: the current value, and each further one before the property has it.
  @Test func aPropertysValuesAreReceived() {
    let (model, notes, shows) = (Model(), Notes(), Switch())
    let shown = ShownView(Receiver(shows: shows, model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["0, stored 0"])
    model.count = 3
    model.count = 3
    #expect(notes.entries == ["0, stored 0", "3, stored 0", "3, stored 3"])
    // Another body has the same publisher.
    shows.isOn = true
    shown.update()
    #expect(notes.entries.count == 3)
    shows.isOn = false
    shown.update()
    model.count = 4
    #expect(notes.entries.count == 3)
  }

  private struct Counter: View {
    let model: Model
    @State private var changes = 0
    var body: some View {
      Text("\(changes) changes").onReceive(model.objectWillChange) { _ in changes += 1 }
    }
  }

  @Test func anObjectAnnouncesItsChanges() {
    let model = Model()
    let shown = ShownView(Counter(model: model))
    defer { shown.screen.close() }
    #expect(shown.texts == ["0 changes"])
    model.count = 1
    model.unpublished = 1
    shown.update()
    #expect(shown.texts == ["1 changes"])
  }

  private struct Replaced: View {
    let model: Model
    let notes: Notes
    var body: some View { Text("a").onReceive(model.$count) { notes.add("\($0)") } }
  }

  @Test func anotherObjectIsAnotherPublisher() {
    let (first, second, notes) = (Model(), Model(), Notes())
    second.count = 7
    let shown = ShownView(Replaced(model: first, notes: notes))
    defer { shown.screen.close() }
    shown.controller.rootView = Replaced(model: second, notes: notes)
    shown.update()
    first.count = 1
    second.count = 8
    #expect(notes.entries == ["0", "7", "8"])
  }
}
