internal import Foundation

/// Grammatical agreement in localized texts: `^[3 salad](inflect: true)` is shown as "3 salads".
///
/// The last word of the marked text agrees with the first number in it, by the rules of English spelling. In other languages the text
/// stays as it is written. iOS has a dictionary; words that follow no rule are those of the tables below.
struct Inflection {
  /// The language of the text.
  let language: String?
  /// The string that stands for a character, which is the place of an interpolated value; nil for other characters.
  let value: (Character) -> String?

  /// The text without the marks `^[...](...)`.
  func resolved(_ text: String) -> String {
    var (result, rest) = ("", Substring(text))
    while let start = rest.range(of: "^[") {
      guard let middle = rest[start.upperBound...].range(of: "]("),
        let end = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      let inner = String(rest[start.upperBound..<middle.lowerBound])
      let isInflected = rest[middle.upperBound..<end].filter { !$0.isWhitespace }.contains("inflect:true")
      result += rest[..<start.lowerBound] + (isInflected ? inflected(inner) : inner)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private func inflected(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let numbers = words.lazy.map(shown).filter { $0.contains(where: \.isNumber) && !$0.contains(where: \.isLetter) }
    guard language ?? "en" == "en", let number = numbers.first, let last = words.last.map(shown), !last.isEmpty,
      last.allSatisfy(\.isLetter)
    else { return text }
    let one = Self.singular(last)
    return (words.dropLast() + [number == "1" || number == "-1" ? one : Self.plural(one)]).joined(separator: " ")
  }

  private func shown(_ word: String) -> String { word.map { value($0) ?? String($0) }.joined() }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves", "life": "lives", "knife": "knives",
  ]
  /// Words with one form for both numbers.
  private static let unchanged: Set = ["sheep", "fish", "series", "species", "news"]

  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let found = irregular.first(where: { $0.value == lower }) { return found.key }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix), !lower.hasSuffix("uses") {
      return lower.hasSuffix("ases") ? String(word.dropLast()) : String(word.dropLast(2))
    }
    let isPlural = lower.hasSuffix("s") && !["ss", "us", "is", "as"].contains(where: lower.hasSuffix)
    return isPlural ? String(word.dropLast()) : word
  }

  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let found = irregular[lower] { return found }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
