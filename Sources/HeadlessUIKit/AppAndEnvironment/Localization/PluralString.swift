internal import Foundation
internal import Synchronization

/// A string in as many forms as its language has for numbers.
///
/// Foundation on Apple's platforms keeps the forms in the string that `NSLocalizedString` returns. Strings here have no such
/// place: the form for any other number stands for all, and `String.localizedStringWithFormat` and `String(format:)` with a
/// whole number look the others up by it.
struct PluralString: Sendable {
  /// The sentence that the forms stand in, at `%#@variable@`; nil where the forms are the whole.
  let format: String?
  let variable: String?
  /// By CLDR's names: `zero`, `one`, `two`, `few`, `many`, `other`.
  let forms: [String: String]
  /// In small letters with hyphens.
  let language: String

  init(format: String?, variable: String?, forms: [String: String], language: String) {
    self.format = format
    self.variable = variable
    self.forms = forms
    self.language = language
  }

  /// An entry of a `.stringsdict`; nil for rules of another kind than plurals.
  init?(entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String, let start = format.range(of: "%#@"),
      let end = format[start.upperBound...].firstIndex(of: "@")
    else { return nil }
    let variable = String(format[start.upperBound..<end])
    guard let rules = entry[variable] as? [String: String] else { return nil }
    self.init(format: format, variable: variable, forms: rules, language: language)
  }

  private func sentence(_ form: String) -> String {
    guard let format, let variable else { return form }
    return format.replacingOccurrences(of: "%#@\(variable)@", with: form)
  }

  // MARK: The form for a number

  private static let known = Mutex<[String: PluralString]>([:])

  /// The form for any other number, by which the rest is found again.
  var standing: String {
    let text = sentence(forms["other"] ?? "")
    PluralString.known.withLock { $0[text] = self }
    return text
  }

  /// The format for a number in the place of one that `standing` gave; the format itself where it is no such.
  static func format(_ format: String, for number: Int) -> String {
    guard let found = known.withLock({ $0[format] }) else { return format }
    let form = found.forms[PluralRules.form(of: number, in: found.language)] ?? found.forms["other"] ?? ""
    if number == 0, let zero = found.forms["zero"] { return found.sentence(zero) }
    return found.sentence(form)
  }
}

/// Which form of a language a whole number takes. Source: Unicode CLDR's rules for cardinal numbers.
enum PluralRules {
  static func form(of number: Int, in language: String) -> String {
    let n = abs(number)
    let (tens, hundreds) = (n % 10, n % 100)
    switch language.split(separator: "-").first.map(String.init) ?? "" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy": return n < 2 ? "one" : "other"
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "hr", "sr", "bs":
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl": return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "lt":
      if tens == 1, !(11...19).contains(hundreds) { return "one" }
      return (2...9).contains(tens) && !(11...19).contains(hundreds) ? "few" : "other"
    case "lv": return tens == 0 || (11...19).contains(hundreds) ? "zero" : tens == 1 ? "one" : "other"
    case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "ar":
      switch n {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
      }
    default: return n == 1 ? "one" : "other"
    }
  }
}
