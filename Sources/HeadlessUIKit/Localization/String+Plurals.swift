public import Foundation

// Foundation's functions of these names take any number of arguments. The compiler takes these for up to four, so that whole
// numbers choose the forms of plurals, and formats of an app's files are held against what is put in. Generic ones are preferred
// to Foundation's, whose arguments are of any type; not so for a single one, where this is.
extension String {
  /// The format in the form that its language has for a number, with the value in it.
  public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
    CheckedFormat.text(format, locale: .current, [value])
  }

  /// The format in the forms that its language has for numbers, with the values in it.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(_ format: String, _ a: A, _ b: B) -> String {
    CheckedFormat.text(format, locale: .current, [a, b])
  }

  /// The format in the forms that its language has for numbers, with the values in it.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C
  ) -> String {
    CheckedFormat.text(format, locale: .current, [a, b, c])
  }

  /// The format in the forms that its language has for numbers, with the values in it.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> String {
    CheckedFormat.text(format, locale: .current, [a, b, c, d])
  }

  /// The format in the form that its language has for a number, with the value in it.
  public init(format: String, _ value: any CVarArg) {
    self = CheckedFormat.text(format, locale: nil, [value])
  }

  /// The format in the forms that its language has for numbers, with the values in it.
  public init<A: CVarArg, B: CVarArg>(format: String, _ a: A, _ b: B) {
    self = CheckedFormat.text(format, locale: nil, [a, b])
  }

  /// The format in the forms that its language has for numbers, with the values in it.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, _ a: A, _ b: B, _ c: C) {
    self = CheckedFormat.text(format, locale: nil, [a, b, c])
  }

  /// The format in the forms that its language has for numbers, with the values in it.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(format: String, _ a: A, _ b: B, _ c: C, _ d: D) {
    self = CheckedFormat.text(format, locale: nil, [a, b, c, d])
  }

  /// The format with the plural forms of its language for the whole numbers among the arguments, as generated code for strings
  /// calls it. Without a locale, or with an optional one, Foundation's initialiser is used, which has no forms.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self = CheckedFormat.text(format, locale: locale, arguments)
  }
}
