internal import Foundation

/// A string in as many forms as its language has for numbers.
///
/// Foundation on Apple's platforms keeps the forms in the string that `NSLocalizedString` returns. Strings here have no such
/// place: the form for any other number stands for all, and `String.localizedStringWithFormat` and `String(format:)` with
/// whole numbers look the others up by it.
struct PluralString: Sendable {
  /// The sentence, with each variable as `%#@variable@`, which may also occur in other variables' forms.
  let format: String
  /// The forms of each variable by CLDR's names: `zero`, `one`, `two`, `few`, `many`, `other`.
  let variables: [String: [String: String]]
  /// In small letters with hyphens.
  let language: String

  init(format: String, variables: [String: [String: String]], language: String) {
    self.format = format
    self.variables = variables
    self.language = language
  }

  /// A string whose forms are the whole.
  init(forms: [String: String], language: String) {
    self.init(format: "%#@value@", variables: ["value": forms], language: language)
  }

  /// An entry of a `.stringsdict`; nil for rules of another kind than plurals.
  init?(entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(format: format, variables: entry.compactMapValues { $0 as? [String: String] }, language: language)
  }

  // MARK: The forms for numbers

  private static let known = Discovered<String, PluralString>()

  /// The form for any other number, by which the rest is found again.
  var standing: String {
    var writer = PluralWriter(self, arguments: nil)
    let text = writer.text(of: format)
    PluralString.known.keep(self, for: text)
    return text
  }

  /// Whether a text is one that `standing` gave.
  static func isStanding(_ text: String) -> Bool { known[text] != nil }

  /// The format for some arguments, which replaces one that `standing` returned, and the arguments that it contains; both unchanged
  /// for other formats.
  static func resolve(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    guard let found = known[format] else { return (format, arguments) }
    var writer = PluralWriter(found, arguments: arguments)
    let text = writer.text(of: found.format)
    return (text, writer.written)
  }

  /// The form of a variable for a number; nil for a variable that there isn't.
  fileprivate func form(of variable: String, for number: Int) -> String? {
    guard let forms = variables[variable] else { return nil }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRules.form(of: number, in: language)] ?? forms["other"] ?? ""
  }
}

/// Writes a sentence with the forms of its variables. Each variable, and each other format in the sentence, is for the next of
/// the arguments, or for that of its position; formats in a variable's form are for the variable's own argument.
private struct PluralWriter {
  private let string: PluralString
  /// Nil for a form that applies to all.
  private let arguments: [any CVarArg]?
  private var next = 0
  private var depth = 0
  /// The remaining number of variables, and of bytes.
  private var room = (variables: 1000, bytes: 1 << 16)
  /// The arguments of the formats in the text, in their order.
  private(set) var written: [any CVarArg] = []

  /// Forms may name each other in a circle. Several in one form are bounded by `room`: each of eight levels would be as many
  /// times as long as the one before.
  private static let deepest = 8

  init(_ string: PluralString, arguments: [any CVarArg]?) {
    self.string = string
    self.arguments = arguments
  }

  /// - Parameter own: the place of the argument that formats without a position are for; nil for the next one each.
  mutating func text(of format: String, own: Int? = nil) -> String {
    var result = ""
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      append(rest[..<start], to: &result)
      rest = rest[start...]
      guard let specifier = FormatSpecifier(rest) else {
        append(rest.prefix(2), to: &result)
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest[specifier.end...]
      // A variable's replacement has been counted already.
      result += text(of: specifier, own: own)
    }
    append(rest, to: &result)
    return result
  }

  private mutating func append(_ text: Substring, to result: inout String) {
    room.bytes -= text.utf8.count
    if room.bytes >= 0 { result += text }
  }

  private mutating func text(of specifier: FormatSpecifier, own: Int?) -> String {
    let place = specifier.position ?? (specifier.variable == nil ? own : nil) ?? next
    if place == next { next += 1 }
    guard let variable = specifier.variable else {
      guard let arguments else { return specifier.text }
      guard arguments.indices.contains(place) else { return "" }
      written.append(arguments[place])
      return "%\(specifier.body)"
    }
    let number = arguments.map { $0.indices.contains(place) ? PluralWriter.number($0[place]) : 0 }
    let form = number.map { string.form(of: variable, for: $0) } ?? string.variables[variable].map { $0["other"] ?? "" }
    guard let form, depth < PluralWriter.deepest, room.variables > 0, room.bytes > 0 else { return "" }
    room.variables -= 1
    depth += 1
    defer { depth -= 1 }
    return text(of: form, own: place)
  }

  private static func number(_ argument: any CVarArg) -> Int {
    if let integer = argument as? any BinaryInteger { return Int(clamping: integer) }
    if let real = argument as? any BinaryFloatingPoint { return Int(exactly: Double(real).rounded(.towardZero)) ?? 0 }
    return 0
  }
}
