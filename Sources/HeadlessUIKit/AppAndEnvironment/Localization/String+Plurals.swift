public import Foundation

// Foundation's functions of these names take any number of arguments. The compiler takes these where one or two are whole
// numbers, whose forms they choose.
extension String {
  /// The format in the form that its language has for a number, with the number in it.
  public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
    String(plural: format, locale: .current, [number])
  }

  /// The format in the forms that its language has for two numbers, with the numbers in it.
  public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
    String(plural: format, locale: .current, [first, second])
  }

  /// The format in the form that its language has for a number, with the number and another value in it.
  public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: any CVarArg) -> String {
    String(plural: format, locale: .current, [first, second])
  }

  /// The format in the form that its language has for a number, with another value and the number in it.
  public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg, _ second: Int) -> String {
    String(plural: format, locale: .current, [first, second])
  }

  /// The format in the form that its language has for a number, with the number in it.
  public init(format: String, _ number: Int) {
    self.init(plural: format, locale: nil, [number])
  }

  /// The format in the forms that its language has for two numbers, with the numbers in it.
  public init(format: String, _ first: Int, _ second: Int) {
    self.init(plural: format, locale: nil, [first, second])
  }

  /// The format in the form that its language has for a number, with the number and another value in it.
  public init(format: String, _ first: Int, _ second: any CVarArg) {
    self.init(plural: format, locale: nil, [first, second])
  }

  /// The format in the form that its language has for a number, with another value and the number in it.
  public init(format: String, _ first: any CVarArg, _ second: Int) {
    self.init(plural: format, locale: nil, [first, second])
  }

  /// The format in the forms that its language has for the whole numbers among some values, as code calls it that is generated
  /// for strings. Without a locale, or with one that may be nil, Foundation's initialiser is meant, which knows no forms.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self.init(plural: format, locale: locale, arguments)
  }

  private init(plural format: String, locale: Locale?, _ arguments: [any CVarArg]) {
    let (text, values) = PluralString.resolve(format, arguments)
    self.init(format: text, locale: locale, arguments: values)
  }
}
