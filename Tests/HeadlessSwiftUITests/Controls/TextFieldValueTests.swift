import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct TextFieldValueTests {
  struct Number: View {
    @State var value = 5
    var body: some View {
      VStack {
        TextField("Value", value: $value, format: .number)
        Text("Value \(value)")
      }
    }
  }

  /// A format's value follows the text while it can be parsed; text that can't be is discarded when editing ends.
  @Test func formatsReadWhatIsTyped() throws {
    let shown = ShownView(Number())
    let field = try #require(shown.first(UITextField.self))
    #expect(field.text == "5")
    shown.tap(field)
    shown.type("7")
    #expect(shown.texts.contains("Value 57"))
    for _ in 0..<2 { shown.screen.window.sendBackspace() }
    shown.type("x")
    #expect(field.text == "x")
    #expect(shown.texts.contains("Value 5"))
    field.resignFirstResponder()
    #expect(field.text == "5")
  }

  struct Optionally: View {
    @State var value: Int? = 5
    var body: some View {
      VStack {
        TextField("Value", value: $value, format: .number)
        Text(value == nil ? "None" : "Some")
      }
    }
  }

  @Test func anOptionalValueIsNilWhileTheTextCannotBeRead() throws {
    let shown = ShownView(Optionally())
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    shown.screen.window.sendBackspace()
    shown.update()
    #expect(shown.texts.contains("None"))
    shown.type("8")
    #expect(shown.texts.contains("Some"))
  }

  struct Formatted: View {
    @State var value = 1.5
    let formatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      formatter.minimumFractionDigits = 2
      return formatter
    }()
    var body: some View {
      VStack {
        TextField("Value", value: $value, formatter: formatter)
        Text(verbatim: "Value \(value)")
      }
    }
  }

  @Test func aFormattersValueChangesWhenEditingEnds() throws {
    let shown = ShownView(Formatted())
    let field = try #require(shown.first(UITextField.self))
    #expect(field.text == "1.50")
    shown.tap(field)
    shown.type("5")
    #expect(shown.texts.contains("Value 1.5"))
    shown.type("\n")
    #expect(shown.texts.contains("Value 1.505"))
    #expect(field.text == "1.50" || field.text == "1.505")
  }

  private struct Numbers: View {
    struct Item: Identifiable { let id: Int; var value: Int }
    @State var items = [Item(id: 1, value: 10), Item(id: 2, value: 20)]
    var body: some View {
      List {
        ForEach(items.indices, id: \.self) { TextField("Item", value: $items[$0].value, format: .number) }
        Button("Delete last") { items.removeLast() }
      }
    }
  }

  /// The value follows each key, so that the end of editing has nothing to write: the element is gone with its row.
  @Test func aRowWhoseFormattedFieldIsEditedMayGo() throws {
    let shown = ShownView(Numbers())
    defer { shown.screen.close() }
    let field = try #require(shown.all(UITextField.self).first { $0.text == "20" })
    shown.tap(field)
    shown.type("5")
    shown.tap(text: "Delete last")
    shown.update()
    #expect(shown.all(UITextField.self).map(\.text) == ["10"])
  }

  private struct FormattedNumbers: View {
    let isList: Bool
    @State var items = [10, 20]
    var body: some View {
      if isList { List { rows } } else { VStack { rows } }
    }

    @ViewBuilder private var rows: some View {
      ForEach(items.indices, id: \.self) { TextField("Item", value: $items[$0], formatter: NumberFormatter()) }
      Button("Delete last") { items.removeLast() }
    }
  }

  /// A formatter's field writes when editing ends, but for a field that has gone with its row.
  @Test(arguments: [true, false]) func aRowWhoseFieldHasAFormatterMayGo(isList: Bool) throws {
    let shown = ShownView(FormattedNumbers(isList: isList))
    defer { shown.screen.close() }
    let field = try #require(shown.all(UITextField.self).first { $0.text == "20" })
    shown.tap(field)
    shown.type("5")
    shown.tap(text: "Delete last")
    shown.update()
    #expect(shown.all(UITextField.self).map(\.text) == ["10"])
  }

  private struct Amount: View {
    @State var amount = 1
    var body: some View {
      NavigationStack {
        VStack {
          Text("Amount \(amount)")
          NavigationLink("Change") { Page(amount: $amount) }
        }
      }
    }

    struct Page: View {
      @Binding var amount: Int
      @Environment(\.dismiss) var dismiss
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, formatter: NumberFormatter())
          Button("Leave") { dismiss() }
        }
      }
    }
  }

  /// The field of a page that is popped ends its editing as any other.
  @Test func aFormattersValueChangesWhenItsPageIsLeft() throws {
    let shown = ShownView(Amount())
    defer { shown.screen.close() }
    shown.tap(text: "Change")
    shown.update()
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    shown.type("5")
    shown.tap(text: "Leave")
    shown.update()
    shown.update()
    #expect(shown.texts.contains("Amount 15"))
  }

  private struct InSheet: View {
    @State var amount = 1
    @State var isShown = true
    var body: some View {
      Text("Amount \(amount)").sheet(isPresented: $isShown) { Amount.Page(amount: $amount) }
    }
  }

  /// The first responder of a sheet resigns as its dismissal begins.
  @Test func aFormattersValueChangesWhenItsSheetIsDismissed() throws {
    let shown = ShownView(InSheet())
    defer { shown.screen.close() }
    shown.update()
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    shown.type("5")
    shown.tap(text: "Leave")
    shown.update()
    shown.update()
    #expect(shown.texts == ["Amount 15"])
  }
}
