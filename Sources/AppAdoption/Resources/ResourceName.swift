internal import Foundation

/// The Swift names that R.swift gives resources.
enum ResourceName {
  /// The name for a file, a set, a key or an identifier; nil if no name is left of it.
  ///
  /// Signs are left out, and the letter after one is a capital: `icon-back` becomes `iconBack`. Underscores stay. Digits at the start
  /// are left out. The first letter is lowercase, or all capitals before the last one of a run: `QRCode` becomes `qrCode`.
  static func member(_ text: String) -> String? {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { isSign($0) }.map { String($0) }
    var name = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    name = String(name.drop { $0.isASCII && $0.isNumber })
    name = lowered(name)
    guard !name.isEmpty else { return nil }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The elements whose names are different; of equal ones R.swift makes none.
  static func unique<Element>(_ elements: [Element], _ text: (Element) -> String) -> [(name: String, element: Element)]
  {
    let named = elements.compactMap { element in member(text(element)).map { (name: $0, element: element) } }
    let counts = named.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    return named.filter { counts[$0.name] == 1 }.sorted { $0.name < $1.name }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "_" else { return false }
    return CharacterSet.whitespacesAndNewlines.contains(scalar) || CharacterSet.punctuationCharacters.contains(scalar)
      || CharacterSet.symbols.contains(scalar) || CharacterSet.controlCharacters.contains(scalar)
      || CharacterSet.illegalCharacters.contains(scalar)
  }

  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { ("A"..."Z").contains($0) }
    guard capitals.count > 1 else { return name.prefix(1).lowercased() + name.dropFirst() }
    // The last capital of a run begins the next word, if a lowercase letter follows.
    let isWord = name.dropFirst(capitals.count).first.map { ("a"..."z").contains($0) } ?? true
    let count = isWord ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "internal", "let",
    "operator", "private", "protocol", "public", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "switch", "where", "while", "as", "catch", "dynamicType", "is", "rethrows", "super", "self", "throw", "throws",
    "try", "false", "true", "nil", "fileprivate", "open", "Any", "Self", "Type", "Protocol",
  ]
}
