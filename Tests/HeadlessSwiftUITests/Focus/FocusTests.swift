import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct FocusTests {
  struct SignIn: View {
    enum Field: Hashable { case name, code }
    @State var name = ""
    @State var code = ""
    @FocusState var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .code }
        SecureField("Code", text: $code).focused($field, equals: .code).onSubmit { field = nil }
        Text(field == .name ? "At name" : field == .code ? "At code" : "Nowhere")
        Button("Go to code") { field = .code }
        Button("Leave") { field = nil }
      }
    }
  }

  @Test func focusFollowsTheStateAndTheStateTheFocus() throws {
    let shown = ShownView(SignIn())
    let fields = shown.all(UITextField.self)
    #expect(fields.count == 2)
    #expect(shown.texts.contains("Nowhere"))
    shown.tap(fields[0])
    #expect(shown.texts.contains("At name"))
    shown.tap(text: "Go to code")
    #expect(fields[1].isFirstResponder)
    #expect(shown.texts.contains("At code"))
    shown.tap(text: "Leave")
    #expect(!fields[0].isFirstResponder && !fields[1].isFirstResponder)
    #expect(shown.texts.contains("Nowhere"))
  }

  @Test func submittingHandsTheFocusOn() throws {
    let shown = ShownView(SignIn())
    let fields = shown.all(UITextField.self)
    shown.tap(fields[0])
    shown.type("Ada\n")
    #expect(fields[1].isFirstResponder)
    shown.type("1\n")
    #expect(!fields[1].isFirstResponder)
    #expect(shown.texts.contains("Nowhere"))
  }

  struct AtOnce: View {
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($isFocused)
        Text(isFocused ? "Focused" : "Not focused")
      }
      .onAppear { isFocused = true }
    }
  }

  @Test func aFieldTakesTheFocusAsItAppears() throws {
    let shown = ShownView(AtOnce())
    shown.update()
    #expect(shown.first(UITextField.self)?.isFirstResponder == true)
    #expect(shown.texts.contains("Focused"))
  }

  @Test func aTappedFieldSetsABoolean() throws {
    struct Tapped: View {
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Text(isFocused ? "Focused" : "Not focused")
      }
    }
    let shown = ShownView(VStack { Tapped() })
    #expect(shown.texts.contains("Not focused"))
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    #expect(shown.texts.contains("Focused"))
    field.resignFirstResponder()
    shown.update()
    #expect(shown.texts.contains("Not focused"))
  }

  struct Vanishing: View {
    @State var isThere = true
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        if isThere { TextField("Name", text: .constant("")).focused($isFocused) }
        Button("Remove") { isThere = false }
        Text(isFocused ? "Focused" : "Not focused")
      }
    }
  }

  @Test func aFieldThatGoesTakesItsFocusAlong() throws {
    let shown = ShownView(Vanishing())
    shown.tap(try #require(shown.first(UITextField.self)))
    #expect(shown.texts.contains("Focused"))
    shown.tap(text: "Remove")
    #expect(shown.texts.contains("Not focused"))
  }

  struct Numbers: View {
    @State var text = ""
    @FocusState var field: Int?
    var body: some View {
      VStack {
        TextField("One", text: $text).focused($field, equals: 1)
        Text("Field \(field.map { "\($0)" } ?? "nil")")
        Button("One") { field = 1 }
        Button("Seven") { field = 7 }
      }
    }
  }

  /// A value that no view has can't be focused: the state says so.
  @Test func aValueWithoutAFieldIsLost() throws {
    let shown = ShownView(Numbers())
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    shown.tap(text: "Seven")
    #expect(shown.texts.contains("Field nil"))
    shown.tap(field)
    #expect(shown.texts.contains("Field 1"))
    shown.tap(text: "Seven")
    #expect(shown.texts.contains("Field nil") && !field.isFirstResponder)
  }
}
