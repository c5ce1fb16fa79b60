internal import Foundation

/// The value that a text field shows and changes: a string, or a value that is parsed and formatted.
struct TextFieldContent {
  /// The current text of the value.
  let read: () -> String
  /// Called with the text after each change by the user.
  let edit: (String) -> Void
  /// Called with the text when editing ends, and when the return key is pressed.
  let commit: (String) -> Void
  /// Whether the field always shows the result of `read`; otherwise text that is being edited stays as it was typed.
  let showsValueWhileEditing: Bool

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    edit = { text.wrappedValue = $0 }
    commit = { _ in }
    showsValueWhileEditing = true
  }

  /// The characters of a styled text. Edits are written by `StyledTextContent`, which has the caret.
  init(_ text: Binding<AttributedString>) {
    read = { String(text.wrappedValue.characters) }
    edit = { _ in }
    commit = { _ in }
    showsValueWhileEditing = true
  }

  /// The value changes as soon as the text can be parsed; text that can't be parsed leaves it unchanged.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    let parse: (String) -> Void = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    read = { format.format(value.wrappedValue) }
    edit = parse
    commit = { _ in }
    showsValueWhileEditing = false
  }

  /// Text that can't be parsed makes the value nil (Apple's documentation of the initialiser).
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    let parse: (String) -> Void = { text in value.wrappedValue = try? format.parseStrategy.parse(text) }
    read = { value.wrappedValue.map { format.format($0) } ?? "" }
    edit = parse
    commit = { _ in }
    showsValueWhileEditing = false
  }

  /// A formatter's value changes when editing ends, not with each keystroke.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    edit = { _ in }
    commit = { text in
      if let parsed: V = formatter.value(in: text) { value.wrappedValue = parsed }
    }
    showsValueWhileEditing = false
  }
}

extension Formatter {
  /// Parses a text with a formatter of a known type; Foundation on Linux has no method that all formatters share.
  fileprivate func value<V>(in text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number.value()
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default: return text as? V
    }
  }
}

extension NSNumber {
  /// The number as a value of a Swift type.
  fileprivate func value<V>() -> V? {
    switch V.self {
    case is Int.Type, is Int?.Type: intValue as? V
    case is Double.Type, is Double?.Type: doubleValue as? V
    case is Float.Type, is Float?.Type: floatValue as? V
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(doubleValue) as? V
    case is Decimal.Type, is Decimal?.Type: decimalValue as? V
    case is UInt.Type, is UInt?.Type: uintValue as? V
    case is Int64.Type, is Int64?.Type: int64Value as? V
    case is Int32.Type, is Int32?.Type: int32Value as? V
    default: self as? V
    }
  }
}
