import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The ways in which apps create controls; compiling is most of the test.
@MainActor @Suite struct ControlFormsTests {
  struct Fields: View {
    enum Field { case first, second }
    @State var text = ""
    @State var amount: Double? = 1
    @State var date = Date(timeIntervalSince1970: 0)
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    let key: LocalizedStringKey = "Key"
    let title = "Title"

    var body: some View {
      Form {
        Group {
          TextField(key, text: $text).focused($field, equals: .first)
          TextField(title, text: $text, prompt: Text("Prompt").foregroundColor(.red)).focused($isFocused)
          TextField("", text: .constant(""), onEditingChanged: { _ in }, onCommit: {})
          TextField(text: $text, prompt: nil) { Label("Label", systemImage: "star") }
          TextField("Amount", value: $amount, format: .currency(code: "EUR")).keyboardType(.decimalPad)
          TextField("Date", value: $date, format: .dateTime.day())
          TextField("Amount", value: $amount, formatter: NumberFormatter())
          TextField("Long", text: $text, axis: .vertical).lineLimit(2, reservesSpace: true)
        }
        .autocapitalization(.none)
        .disableAutocorrection(true)
        .textFieldStyle(PlainTextFieldStyle())
        SecureField("Secret", text: $text) { field = nil }
        SecureField(text: $text) { Text("Secret") }.textContentType(.password)
        TextEditor(text: $text).frame(height: 60).multilineTextAlignment(.center)
      }
      .onSubmit { field = .second }
      .submitLabel(.continue)
      .defaultFocus($field, .first)
    }
  }

  struct Choices: View {
    @State var number = 0
    @State var name: String?
    @State var level = 0.5
    @State var date = Date(timeIntervalSince1970: 0)
    @State var isOn = true
    @State var color = Color.red

    var body: some View {
      List {
        Picker(selection: $number, label: Text("Number")) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        Picker(selection: $name) {
          Text("None").tag(String?.none)
          Text("Ada").tag("Ada" as String?)
        } label: {
          Label("Name", systemImage: "person")
        }
        .pickerStyle(MenuPickerStyle())
        Picker("Value", selection: $number, content: { Text("Zero").tag(0) }).pickerStyle(.navigationLink)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Date", selection: $date, in: ...Date(timeIntervalSince1970: 99), displayedComponents: [.date])
        DatePicker(selection: $date, in: Date(timeIntervalSince1970: 0)..., label: { Text("Date") })
        Slider(value: $level)
        Slider(value: $level, in: 0...1, step: 0.25) { _ in }
        Slider(
          value: $level, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("1")
        ) {
          Text("Level")
        }
        Stepper("Count \(number)", value: $number, in: 0...5)
        Stepper(value: $level, step: 0.1) { Text("Level") }
        Stepper("Level", value: $level, in: 0...1, step: 0.1, format: .number)
        Stepper(value: $level, step: 0.1, onEditingChanged: { _ in }) { Text("Level") }
        Stepper(value: $level, in: 0...1, onEditingChanged: { _ in }, label: { Text("Level") })
        Stepper {
          Text("Steps")
        } onIncrement: {
          number += 1
        } onDecrement: {
          number -= 1
        }
        Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("On", systemImage: "bolt", isOn: $isOn).tint(.green)
        ColorPicker("Colour", selection: $color)
        LabeledContent("Label") { Text("Content") }
        ProgressView("Loading", value: level).progressViewStyle(LinearProgressViewStyle(tint: .red))
        ProgressView { Text("Wait") }.progressViewStyle(CircularProgressViewStyle())
        Gauge(value: level) {
          Text("Level")
        } currentValueLabel: {
          Text("\(Int(level * 100))")
        }
      }
      .listStyle(.insetGrouped)
      .pickerStyle(.menu)
    }
  }

  @Test func fieldsAreWrittenInAllTheirForms() throws {
    let shown = ShownView(Fields())
    #expect(shown.all(UITextField.self).count >= 8)
    try shown.savePicture("forms-fields")
  }

  @Test func choicesAreWrittenInAllTheirForms() throws {
    let shown = ShownView(
      NavigationStack { Choices().navigationTitle("Choices") }, size: CGSize(width: 390, height: 1300))
    #expect(shown.all(UIDatePicker.self).count == 3)
    #expect(shown.all(UISlider.self).count == 3)
    #expect(shown.texts.contains("Colour"))
    try shown.savePicture("forms-choices")
  }

  @Test func darkAndRightToLeft() throws {
    let shown = ShownView(
      NavigationStack { Choices().navigationTitle("Choices") }
        .environment(\.layoutDirection, .rightToLeft).preferredColorScheme(.dark),
      size: CGSize(width: 390, height: 1300))
    let view = try #require(shown.first(UISwitch.self))
    let frame = view.convert(view.bounds, to: shown.screen.window)
    // The switch extends 2 points beyond the row's content at its end, which is on the left here.
    #expect(frame.minX == 38 && frame.width == 51)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    try shown.savePicture("forms-dark")
  }
}
