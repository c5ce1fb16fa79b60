import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The values that focused fields and the scene provide, as Apple documents `focusedValue(_:_:)` and `focusedSceneValue(_:_:)`.
@MainActor @Suite struct FocusedValueTests {

  private struct Reader: View {
    @FocusedValue(\.probeName) private var name
    @FocusedBinding(\.probeCount) private var count

    var body: some View { Button("\(name ?? "none") \(count ?? -1)") { count = (count ?? 0) + 1 } }
  }

  private struct Fields: View {
    @State private var text = ""
    @State private var count = 5

    var body: some View {
      VStack {
        TextField("First", text: $text).focusedValue(\.probeName, "first").focusedValue(\.probeCount, $count)
        TextField("Second", text: $text).focusedValue(\.probeName, "second")
        Text("plain").focusedValue(\.probeName, "text")
        Reader()
      }
    }
  }

  @Test func aFocusedFieldProvidesItsValue() {
    let shown = ShownView(Fields())
    defer { shown.screen.close() }
    #expect(shown.texts.last == "none -1")
    let fields = shown.all(UITextField.self)
    shown.tap(fields[0])
    #expect(shown.texts.last == "first 5")
    shown.tap(text: "first 5")
    #expect(shown.texts.last == "first 6")
    shown.tap(fields[1])
    #expect(shown.texts.last == "second -1")
    fields[1].resignFirstResponder()
    shown.update()
    #expect(shown.texts.last == "none -1")
  }

  private struct Scene: View {
    @State private var text = ""
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Text("provider").focusedSceneValue(\.probeName, "scene \(text)") }
        TextField("Field", text: $text).focusedValue(\.probeName, "field")
        Button("hide") { isShown = false }
        Reader()
      }
    }
  }

  @Test func theScenesValueIsThereWithoutAFocus() {
    let shown = ShownView(Scene())
    defer { shown.screen.close() }
    #expect(shown.texts.last == "scene  -1")
    let field = shown.all(UITextField.self)[0]
    shown.tap(field)
    #expect(shown.texts.last == "field -1")
    shown.type("a")
    field.resignFirstResponder()
    shown.update()
    #expect(shown.texts.last == "scene a -1")
    shown.tap(text: "hide")
    #expect(shown.texts.last == "none -1")
  }

  private final class Document: ObservableObject { @Published var title = "A" }

  private struct ObjectReader: View {
    @FocusedObject private var document: Document?
    var body: some View { Text(document?.title ?? "none") }
  }

  @Test func anObjectUpdatesItsReaders() {
    let document = Document()
    let shown = ShownView(VStack { ObjectReader().focusedSceneObject(document) })
    defer { shown.screen.close() }
    #expect(shown.texts == ["A"])
    document.title = "B"
    shown.update()
    #expect(shown.texts == ["B"])
  }
}

extension FocusedValues {
  fileprivate enum ProbeNameKey: FocusedValueKey { typealias Value = String }
  fileprivate enum ProbeCountKey: FocusedValueKey { typealias Value = Binding<Int> }

  fileprivate var probeName: String? {
    get { self[ProbeNameKey.self] }
    set { self[ProbeNameKey.self] = newValue }
  }
  fileprivate var probeCount: Binding<Int>? {
    get { self[ProbeCountKey.self] }
    set { self[ProbeCountKey.self] = newValue }
  }
}
