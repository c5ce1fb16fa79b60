import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct TextFieldTests {
  struct Form1: View {
    @State var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Hello \(name)")
      }
    }
  }

  @Test func typingChangesTheBinding() throws {
    let shown = ShownView(Form1())
    let field = try #require(shown.first(UITextField.self))
    #expect(field.placeholder == "Name")
    shown.tap(field)
    #expect(field.isFirstResponder)
    shown.type("Ada")
    #expect(field.text == "Ada")
    #expect(shown.texts.contains("Hello Ada"))
    shown.screen.window.sendBackspace()
    shown.update()
    #expect(shown.texts.contains("Hello Ad"))
  }

  private struct Rows: View {
    struct Item: Identifiable { let id: Int; var text: String }
    @State var items = [Item(id: 1, text: "One"), Item(id: 2, text: "Two")]
    var body: some View {
      List {
        ForEach($items) { $item in TextField("Item", text: $item.text) }
        Button("Delete last") { items.removeLast() }
      }
    }
  }

  /// The field of a row ends editing when its row goes, after the element of its binding.
  @Test func aRowWhoseFieldIsEditedMayGo() throws {
    let shown = ShownView(Rows())
    let field = try #require(shown.all(UITextField.self).first { $0.text == "Two" })
    shown.tap(field)
    #expect(field.isFirstResponder)
    shown.tap(text: "Delete last")
    shown.update()
    #expect(!field.isFirstResponder)
    #expect(shown.all(UITextField.self).map(\.text) == ["One"])
  }

  struct Upper: View {
    @State var name = ""
    var body: some View {
      VStack {
        TextField(
          "Name",
          text: Binding(
            get: { @MainActor in name }, set: { @MainActor in name = String($0.uppercased().prefix(3)) }))
        Button("Clear") { name = "" }
      }
    }
  }

  @Test func theFieldShowsWhatTheBindingMakesOfTheText() throws {
    let shown = ShownView(Upper())
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    shown.type("adal")
    #expect(field.text == "ADA")
    shown.tap(text: "Clear")
    #expect(field.text == "")
  }

  /// Rows 75 to 77 of the figures: 22 points high at the default text size and 21 at medium, as wide as proposed; secure fields are
  /// 21 points high while empty and 20.33 with a text.
  @Test func fieldsAreAsHighAsRecorded() {
    let size = ElementHost(TextField("Name", text: .constant(""))).size(200)
    #expect(size.width == 200)
    #expect(size.height.isNear(22))
    #expect(ElementHost(TextField("Name", text: .constant("Ada"))).size(200).height.isNear(22))
    #expect(ElementHost(TextField("Name", text: .constant("")), size: .medium).size(200).height.isNear(21))
    #expect(ElementHost(SecureField("Code", text: .constant(""))).size(200).height.isNear(21))
    #expect(ElementHost(SecureField("Code", text: .constant("123"))).size(200).height.isNear(20.333))
    // UIKit's rounded fields are 12 points higher than their line.
    let rounded = ElementHost(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
    #expect(rounded.size(200).height.isNear(34))
  }

  struct Padded: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10)
    }
  }

  @Test func anOwnStyleWrapsTheField() throws {
    let host = ElementHost(TextField("Name", text: .constant("")).textFieldStyle(Padded()))
    #expect(host.size(200).height.isNear(42))
    // A style that contains a field with another style.
    let both = ElementHost(
      TextField("Name", text: .constant("")).textFieldStyle(Padded()).textFieldStyle(.roundedBorder))
    #expect(both.size(200).height.isNear(54))
    #expect(ElementHost(TextField("", text: .constant("")).textFieldStyle(PlainTextFieldStyle())).size(9).height == 22)
  }

  /// Recorded on iOS 18.5.
  @Test func onlyTitlesBesidePromptsAreLabels() throws {
    let plain = try #require(ShownView(TextField("Name", text: .constant("Ada"))).first(UITextField.self))
    #expect(plain.accessibilityLabel == nil && plain.accessibilityValue == "Ada")
    let prompted = ShownView(TextField("Name", text: .constant(""), prompt: Text("Required")))
    let field = try #require(prompted.first(UITextField.self))
    #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == "Required")
  }

  struct Secret: View {
    @State var code = ""
    var body: some View { SecureField("Code", text: $code, prompt: Text("Six digits")) }
  }

  @Test func secretsAreDots() throws {
    let shown = ShownView(Secret())
    let field = try #require(shown.first(UITextField.self))
    #expect(field.isSecureTextEntry && field.placeholder == "Six digits")
    shown.tap(field)
    shown.type("123")
    #expect(shown.texts.contains("\u{2022}\u{2022}\u{2022}"))
  }

  @Test func theKeyboardIsAskedFor() throws {
    let shown = ShownView(
      TextField("Mail", text: .constant(""))
        .keyboardType(.emailAddress).textContentType(.emailAddress).textInputAutocapitalization(.never)
        .autocorrectionDisabled().submitLabel(.next).multilineTextAlignment(.trailing))
    let field = try #require(shown.first(UITextField.self))
    #expect(field.keyboardType == .emailAddress && field.textContentType == .emailAddress)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.returnKeyType == .next && field.textAlignment == .right)
    let plain = ShownView(TextField("Mail", text: .constant("")))
    let other = try #require(plain.first(UITextField.self))
    #expect(other.autocapitalizationType == .sentences && other.autocorrectionType == .default)
  }

  @Test func theReturnKeySubmitsFromTheInsideOut() throws {
    let notes = Notes()
    let shown = ShownView(
      VStack {
        TextField("A", text: .constant("a")).onSubmit { notes.add("inner") }
      }
      .onSubmit { notes.add("outer") }
      .onSubmit(of: .search) { notes.add("search") })
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    shown.type("\n")
    #expect(notes.entries == ["inner", "outer"])
    #expect(!field.isFirstResponder)
  }

  @Test func aScopeKeepsSubmissionsInside() throws {
    let notes = Notes()
    let shown = ShownView(
      TextField("A", text: .constant("a")).onSubmit { notes.add("inner") }.submitScope().onSubmit { notes.add("outer") }
    )
    shown.tap(try #require(shown.first(UITextField.self)))
    shown.type("\n")
    #expect(notes.entries == ["inner"])
  }

  @Test func editingCallsTheFieldsClosures() throws {
    let notes = Notes()
    let shown = ShownView(
      VStack {
        TextField(
          "A", text: .constant(""), onEditingChanged: { notes.add("editing \($0)") }, onCommit: { notes.add("commit") })
      })
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    #expect(notes.entries == ["editing true"])
    shown.type("\n")
    #expect(notes.entries == ["editing true", "commit", "editing false"])
  }

  @Test func aDisabledFieldTakesNoFocus() throws {
    let shown = ShownView(TextField("A", text: .constant("")).disabled(true))
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    #expect(!field.isFirstResponder)
  }

  @Test func fieldsStandInListsAndForms() throws {
    let shown = ShownView(
      Form {
        Section("Account") {
          TextField("Mail", text: .constant("ada@example.com"))
          SecureField("Password", text: .constant(""))
          TextField("About", text: .constant("Two\nlines"), axis: .vertical)
        }
      })
    let field = try #require(shown.first(UITextField.self))
    let frame = field.convert(field.bounds, to: shown.screen.window)
    // Rows are inset by 20 points in cards that are inset by 20 (rows 102 and 103), and a field is as wide as its row allows.
    #expect(frame.minX == 40 && frame.width == 390 - 80)
    shown.tap(frame.midX, frame.midY)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    try shown.savePicture("fields")
  }
}

@MainActor @Suite struct TextSelectionTests {
  @Observable final class Note {
    var text = "Apples and pears"
    var selection: TextSelection?
  }

  private struct NoteView: View {
    @Bindable var note: Note
    var body: some View { TextField("Note", text: $note.text, selection: $note.selection) }
  }

  private func range(_ note: Note, _ part: String) throws -> Range<String.Index> {
    try #require(note.text.range(of: part))
  }

  @Test func aFieldSelectsWhatItsValueSays() throws {
    let note = Note()
    let shown = ShownView(NoteView(note: note))
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    field.becomeFirstResponder()
    note.selection = TextSelection(range: try range(note, "and"))
    shown.update()
    let selected = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 7)
    #expect(field.offset(from: selected.start, to: selected.end) == 3)
  }

  @Test func aSelectionByAPersonIsTheValue() throws {
    let note = Note()
    let shown = ShownView(NoteView(note: note))
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 11))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    #expect(note.selection == TextSelection(range: try range(note, "pears")))
    #expect(note.selection?.isInsertion == false)
  }
}
