import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// State exists as long as its view is at its position, as Apple documents identity.
@MainActor @Suite struct StateLifetimeTests {
  @Observable final class Model {
    var identifier = 0
    var isFirst = true
    var values = [1, 2, 3]
    var erased = 0
    var left = 0
    var right = 0
    var title = "a"
  }

  private struct Counter: View {
    @State private var count: Int
    let name: String

    init(_ name: String, start: Int = 0) {
      self.name = name
      _count = State(initialValue: start)
    }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Identified: View {
    let model: Model
    var body: some View { Counter("N").id(model.identifier) }
  }

  @Test func anotherIdentifierIsAnotherState() {
    let model = Model()
    let shown = ShownView(Identified(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "N 0")
    #expect(shown.texts == ["N 1"])
    model.identifier = 1
    shown.update()
    #expect(shown.texts == ["N 0"])
  }

  private struct Branches: View {
    let model: Model
    var body: some View {
      VStack {
        if model.isFirst { Counter("A") } else { Counter("B") }
        Counter(model.isFirst ? "C" : "D")
      }
    }
  }

  @Test func branchesHaveStatesOfTheirOwnAndConditionalValuesShareOne() {
    let model = Model()
    let shown = ShownView(Branches(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "A 0")
    shown.tap(text: "C 0")
    model.isFirst = false
    shown.update()
    #expect(shown.texts == ["B 0", "D 1"])
    model.isFirst = true
    shown.update()
    #expect(shown.texts == ["A 0", "C 1"])
  }

  private struct Moved: View {
    let model: Model
    var body: some View { VStack { ForEach(model.values, id: \.self) { Counter("\($0)") } } }
  }

  @Test func movedElementsKeepTheirState() {
    let model = Model()
    let shown = ShownView(Moved(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "2 0")
    model.values = [3, 2, 1]
    shown.update()
    #expect(shown.texts == ["3 0", "2 1", "1 0"])
    model.values = [1, 3]
    shown.update()
    model.values = [1, 2, 3]
    shown.update()
    #expect(shown.texts == ["1 0", "2 0", "3 0"])
  }

  private struct Erased: View {
    let model: Model
    private var content: AnyView {
      switch model.erased {
      case 0: AnyView(Counter("A"))
      case 1: AnyView(Counter("B"))
      default: AnyView(Counter("C").padding())
      }
    }
    var body: some View { content }
  }

  @Test func anErasedViewOfAnotherTypeIsAnotherView() {
    let model = Model()
    let shown = ShownView(Erased(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "A 0")
    model.erased = 1
    shown.update()
    #expect(shown.texts == ["B 1"])
    model.erased = 2
    shown.update()
    #expect(shown.texts == ["C 0"])
  }

  private struct Starting: View {
    let model: Model
    var body: some View { Counter("S", start: model.left) }
  }

  @Test func anInitialValueCountsOnce() {
    let model = Model()
    let shown = ShownView(Starting(model: model))
    defer { shown.screen.close() }
    model.left = 5
    shown.update()
    #expect(shown.texts == ["S 0"])
  }

  private struct Reader: View {
    let model: Model
    let notes: Notes
    let path: KeyPath<Model, Int>
    let name: String
    var body: some View {
      notes.add(name)
      return Text("\(name) \(model[keyPath: path])")
    }
  }

  private struct Both: View {
    let model: Model
    let notes: Notes
    var body: some View {
      notes.add("both")
      return VStack {
        Reader(model: model, notes: notes, path: \.left, name: "left")
        Reader(model: model, notes: notes, path: \.right, name: "right")
      }
    }
  }

  @Test func onlyViewsThatReadAPropertyAreEvaluatedForItsChange() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Both(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["both", "left", "right"])
    notes.entries = []
    model.left += 1
    shown.update()
    #expect(notes.entries == ["left"])
    model.title = "b"
    shown.update()
    #expect(notes.entries == ["left"])
    #expect(shown.texts == ["left 1", "right 0"])
  }

  private final class Object: ObservableObject {
    @MainActor init(_ notes: Notes) { notes.add("made") }
    @Published var value = 0
  }

  private struct Owner: View {
    @StateObject private var object: Object
    let title: String

    init(_ title: String, _ notes: Notes) {
      self.title = title
      _object = StateObject(wrappedValue: Object(notes))
    }

    var body: some View { Button("\(title) \(object.value)") { object.value += 1 } }
  }

  private struct OwnerParent: View {
    let model: Model
    let notes: Notes
    var body: some View { Owner(model.title, notes) }
  }

  @Test func aStateObjectIsMadeOnce() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(OwnerParent(model: model, notes: notes))
    defer { shown.screen.close() }
    shown.tap(text: "a 0")
    model.title = "b"
    shown.update()
    #expect(shown.texts == ["b 1"])
    #expect(notes.entries == ["made"])
  }

  @Test func anotherRootOfTheSameTypeKeepsTheState() {
    let shown = ShownView(Counter("A"))
    defer { shown.screen.close() }
    shown.tap(text: "A 0")
    shown.controller.rootView = Counter("B", start: 9)
    shown.update()
    #expect(shown.texts == ["B 1"])
  }

  /// A plain value whose `==` ignores a field.
  private struct Plain: View, Equatable {
    let shown: Int
    let ignored: Int
    nonisolated static func == (left: Plain, right: Plain) -> Bool { left.shown == right.shown }
    var body: some View { Text("\(shown) \(ignored)") }
  }

  private struct Plains: View {
    let model: Model
    var body: some View {
      VStack {
        Plain(shown: model.left, ignored: model.right)
        Plain(shown: model.left, ignored: model.right).equatable()
      }
    }
  }

  /// As measured in "The Mystery Behind View Equality" (The SwiftUI Lab): `==` of plain views is only used in an `EquatableView`.
  @Test func plainViewsAreComparedByTheirFieldsUnlessTheyAreEquatableViews() {
    let model = Model()
    let shown = ShownView(Plains(model: model))
    defer { shown.screen.close() }
    model.right = 1
    shown.update()
    #expect(shown.texts == ["0 1", "0 0"])
    model.left = 1
    shown.update()
    #expect(shown.texts == ["1 1", "1 1"])
  }
}
