import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Modifiers of several views, or of none, call their closures once for all views of a `Group` or collection (SwiftUI since iOS
/// 15), and never in a container without views. The rules are those of OpenSwiftUI's audited sources.
@MainActor @Suite struct PresenceTests {
  @Observable final class Model {
    var isShown = false
    var values = [1, 2]
    var count = 0
    var path: [Int] = []
  }

  private struct Conditions: View {
    let model: Model
    let notes: Notes

    var body: some View {
      VStack {
        Group { if model.isShown { Text("A") } }.onAppear { notes.add("+if") }.onDisappear { notes.add("-if") }
        Group { if model.isShown { Text("B") } else { Text("C") } }.onAppear { notes.add("+else") }
          .onDisappear { notes.add("-else") }
        EmptyView().onAppear { notes.add("+empty") }
        Text("D").overlay { Group { if model.isShown { Text("E") } }.onAppear { notes.add("+overlay") } }
      }
    }
  }

  @Test func aConditionThatIsNotMetDoesNotAppear() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Conditions(model: model, notes: notes))
    defer { shown.screen.close() }
    // The content of an overlay has a container of its own.
    #expect(notes.entries == ["+else", "+overlay"])
    model.isShown = true
    shown.update()
    // One branch replaces the other; the group remains.
    #expect(notes.entries == ["+else", "+overlay", "+if"])
    model.isShown = false
    shown.update()
    #expect(notes.entries == ["+else", "+overlay", "+if", "-if"])
  }

  @Test func aRootWithoutViewsAppears() {
    let notes = Notes()
    ShownView(EmptyView().onAppear { notes.add("root") }).screen.close()
    #expect(notes.entries == ["root"])
  }

  private struct Values: View {
    let model: Model
    let notes: Notes

    var body: some View {
      VStack {
        ForEach(model.values, id: \.self) { Text("\($0)") }.onAppear { notes.add("+") }.onDisappear { notes.add("-") }
      }
    }
  }

  @Test func aCollectionAppearsWithItsFirstViewAndDisappearsWithItsLast() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Values(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["+"])
    model.values = [2]
    shown.update()
    #expect(notes.entries == ["+"])
    model.values = []
    shown.update()
    #expect(notes.entries == ["+", "-"])
    model.values = [3, 4]
    shown.update()
    #expect(notes.entries == ["+", "-", "+"])
  }

  private struct Loading: View {
    let model: Model
    let notes: Notes
    var body: some View {
      VStack { Group { if model.isShown { Text("A") } }.task { notes.add("task") } }
    }
  }

  @Test func aTaskStartsWithTheFirstView() async {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Loading(model: model, notes: notes))
    defer { shown.screen.close() }
    for _ in 0..<100 { await Task.yield() }
    #expect(notes.entries == [])
    model.isShown = true
    shown.update()
    for _ in 0..<1000 where notes.entries.isEmpty { await Task.yield() }
    #expect(notes.entries == ["task"])
  }

  private struct Pages: View {
    @Bindable var model: Model
    let notes: Notes

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").onChange(of: model.count, initial: true) { notes.add("\($0) \($1)") }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test func anInitialChangeIsCalledWithEachAppearance() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Pages(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["0 0"])
    model.count = 1
    shown.update()
    #expect(notes.entries == ["0 0", "0 1"])
    model.path = [1]
    shown.update()
    model.path = []
    shown.update()
    #expect(notes.entries == ["0 0", "0 1", "1 1"])
  }

  private struct Initial: View {
    let notes: Notes
    var body: some View {
      Text("A").onAppear { notes.add("inner") }.onChange(of: 1, initial: true) { notes.add("change") }
        .onAppear { notes.add("outer") }
    }
  }

  @Test func anInitialChangeIsOneOfTheAppearances() {
    let notes = Notes()
    ShownView(Initial(notes: notes)).screen.close()
    #expect(notes.entries == ["inner", "change", "outer"])
  }

  private struct Captured: View {
    let model: Model
    let notes: Notes
    var body: some View {
      let count = model.count
      Text("A").onChange(of: count, perform: { [count] new in notes.add("\(count) to \(new)") })
        .onChange(of: count) { [count] in notes.add("now \(count)") }
    }
  }

  /// Apple's documentation: `[playState] newState in` captures the old value, and the newer form's closure has the values of the
  /// time of the new value.
  @Test func theOlderFormOfAChangeCallsTheClosureFromBeforeIt() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Captured(model: model, notes: notes))
    defer { shown.screen.close() }
    model.count = 5
    shown.update()
    #expect(notes.entries == ["0 to 5", "now 5"])
  }
}
