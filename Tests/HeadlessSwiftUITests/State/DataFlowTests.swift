import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Forms of collections, preferences and changes that stand in the documentation of `ForEach`, `Group` and `View`.
@MainActor @Suite struct DataFlowTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable final class Model {
    var names = ["a", "b", "c"]
    var count = 0
  }

  private struct Renaming: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      VStack {
        ForEach($items) { $item in
          Button("Item \(item.name)") { item.name += "!" }
        }
        ForEach($items, id: \.name) { item in Text("Copy \(item.wrappedValue.name)") }
        Button("Reverse") { items.reverse() }
      }
    }
  }

  @Test func elementsOfACollectionsBindingChangeIt() {
    let shown = ShownView(Renaming())
    defer { shown.screen.close() }
    shown.tap(text: "Item b")
    #expect(shown.texts.filter { $0 != "Reverse" } == ["Item a", "Item b!", "Copy a", "Copy b!"])
    shown.tap(text: "Reverse")
    shown.tap(text: "Item b!")
    #expect(shown.texts.filter { $0 != "Reverse" } == ["Item b!!", "Item a", "Copy b!!", "Copy a"])
  }

  @Test func sectionsOfViewsAreListed() {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            section.header
            Text("\(section.content.count)")
          }
        }
      }
    }
    let shown = ShownView(
      Cards {
        Text("Before")
        Section("First") {
          Text("A")
          Text("B")
        }
      })
    defer { shown.screen.close() }
    #expect(shown.texts == ["1", "First", "2"])
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// `anchorPreference` sets a value, `transformAnchorPreference` adds to that of the views inside.
  @Test func anchorsAreSetAndTransformed() {
    var found: [String: CGRect] = [:]
    let shown = ShownView(
      VStack(spacing: 0) {
        Block(width: 40, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { ["inner": $0] }
        Block(width: 60, height: 30)
      }
      .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0["outer"] = $1 }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let _ = (found = anchors.mapValues { proxy[$0] })
          Color.clear
        }
      })
    defer { shown.screen.close() }
    #expect(found["outer"] == CGRect(x: 0, y: 0, width: 60, height: 50))
    #expect(found["inner"] == CGRect(x: 10, y: 0, width: 40, height: 20))
  }

  private struct Changing: View {
    let notes: Notes
    @State var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .onChange(of: count) { new in notes.add("one \(new) state \(count)") }
        .onChange(of: count) { old, new in notes.add("two \(old) \(new)") }
        .onChange(of: count) { notes.add("none \(count)") }
        .onChange(of: count, initial: true) { old, new in notes.add("initial \(old) \(new)") }
    }
  }

  @Test func changesHaveThreeForms() {
    let notes = Notes()
    let shown = ShownView(Changing(notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["initial 0 0"])
    notes.entries = []
    shown.tap(text: "Count 0")
    #expect(Set(notes.entries) == ["one 1 state 1", "two 0 1", "none 1", "initial 0 1"] && notes.entries.count == 4)
  }

  private struct Reading: View {
    @Environment(Model.self) var model
    @Environment(Model.self) var optional: Model?
    var body: some View {
      @Bindable var model = model
      VStack {
        Button("Add \(model.count) \(optional == nil)") { model.count += 1 }
        Stepper("Steps", value: $model.count)
      }
    }
  }

  @Test func observableObjectsAreReadFromTheEnvironment() {
    let (model, other) = (Model(), Model())
    let shown = ShownView(
      VStack {
        Reading().environment(other)
        Text("Outer \(model.count)")
      }
      .environment(model))
    defer { shown.screen.close() }
    shown.tap(text: "Add 0 false")
    #expect(other.count == 1 && model.count == 0 && shown.texts.contains("Add 1 false"))
    other.count = 5
    shown.update()
    #expect(shown.texts.contains("Add 5 false"))
  }

  private struct Missing: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model == nil ? "None" : "Some") }
  }

  @Test func anOptionalObjectMayBeMissing() {
    let shown = ShownView(
      VStack {
        Missing(); Missing().environment(Model())
      })
    defer { shown.screen.close() }
    #expect(shown.texts == ["None", "Some"])
  }
}
