internal import Foundation

/// An enumeration of an Objective-C header, as Swift imports it.
struct HeaderEnumeration: Equatable {
  enum Kind: Equatable {
    /// `NS_ENUM` and `NS_CLOSED_ENUM`
    case cases
    /// `NS_OPTIONS`
    case options
    /// C's own: a structure, whose values are global constants.
    case constants
  }

  let name: String
  let kind: Kind
  /// The Swift type of its raw values.
  let rawType: String
  /// The names in the header, with the numbers as far as they are written or follow from one.
  let values: [(name: String, number: Int)]

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.kind == other.kind && one.values.map(\.name) == other.values.map(\.name)
      && one.values.map(\.number) == other.values.map(\.number)
  }

  init(_ name: String, _ kind: Kind, rawType: String, body: String) {
    (self.name, self.kind, self.rawType) = (name, kind, rawType)
    var (values, next) = ([(name: String, number: Int)](), 0)
    for part in HeaderType.split(body, hasGenerics: false) {
      guard let match = part.firstMatch(of: /^\s*(\w+)\s*(?:NS_SWIFT_NAME\(\w+\))?\s*(?:=\s*([\s\S]+))?/) else {
        continue
      }
      if let text = match.2.map(String.init), let number = Self.number(text, values) { next = number }
      values.append((String(match.1), next))
      next += 1
    }
    self.values = values
  }

  /// A number, a shift of one, or earlier values joined.
  private static func number(_ text: String, _ values: [(name: String, number: Int)]) -> Int? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "()")))
    if text.contains("|") {
      return text.split(separator: "|").reduce(0) { $0 | (number(String($1), values) ?? 0) }
    }
    if let shift = text.firstMatch(of: /^(\d+)[uUlL]*\s*<<\s*(\d+)/), let one = Int(shift.1), let by = Int(shift.2),
      by < 63
    {
      return one << by
    }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) }
    return Int(text.prefix { $0.isNumber || $0 == "-" }) ?? values.last { $0.name == text }?.number
  }

  /// The names in Swift: without the type's name, or the words that all have in common, in front.
  var swiftNames: [String] {
    let names = values.map(\.name)
    let words = names.map(Self.words)
    var common = 0
    let type = Self.words(name)
    // The type's name in front counts for a single value, too.
    if names.count == 1 {
      while common < type.count, common < words[0].count - 1, words[0][common] == type[common] { common += 1 }
    } else if let shortest = words.map(\.count).min() {
      while common < shortest - 1, Set(words.map { $0[common] }).count == 1 { common += 1 }
      // The importer strips no more than the type's name.
      let ofType = zip(type, words[0]).prefix { $0 == $1 }.count
      if ofType > 0 { common = min(common, ofType) }
    }
    return words.map { Self.lowercased(Array($0.dropFirst(common))) }
  }

  /// `["UI", "View", "Mode"]`
  private static func words(_ name: String) -> [String] {
    var (words, current) = ([String](), "")
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      let begins =
        letter.isUppercase && (current.last.map { !$0.isUppercase } ?? false || next.isLowercase && !current.isEmpty)
      if letter == "_" || begins {
        if !current.isEmpty { words.append(current) }
        current = letter == "_" ? "" : String(letter)
      } else {
        current.append(letter)
      }
    }
    return current.isEmpty ? words : words + [current]
  }

  private static func lowercased(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    let head =
      first.allSatisfy { $0.isUppercase || $0.isNumber }
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let name = head + words.dropFirst().joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Its declaration.
  var lines: [String] {
    func quoted(_ name: String) -> String { InferredText.quoted(name) }
    switch kind {
    case .cases:
      var (known, lines) = (Set<Int>(), [String]())
      for (value, swift) in zip(values, swiftNames) {
        lines.append(
          known.insert(value.number).inserted
            ? "  case \(quoted(swift)) = \(value.number)"
            : "  public static var \(quoted(swift)): \(name) { \(name)(rawValue: \(value.number))! }")
      }
      return ["public enum \(name): \(rawType) {"] + lines + ["}"]
    case .options:
      let names = zip(values, swiftNames).filter { $0.0.number != 0 }
      let members = names.map { value, swift in
        "  public static let \(quoted(swift)) = \(name)(rawValue: \(value.number))"
      }
      return structure(of: "OptionSet, Sendable") + members + ["}"]
    case .constants:
      let unlabelled = "  public init(_ rawValue: \(rawType)) { self.rawValue = rawValue }"
      let constants = values.map { value in "public var \(value.name): \(name) { \(name)(\(value.number)) }" }
      return structure(of: "RawRepresentable, Hashable, Sendable") + [unlabelled, "}"] + constants
    }
  }

  private func structure(of protocols: String) -> [String] {
    [
      "public struct \(name): \(protocols) {", "  public var rawValue: \(rawType)",
      "  public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
    ]
  }
}
