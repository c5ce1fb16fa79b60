import SwiftLexing

/// The names in a Swift source, without those in comments and string literals.
struct SwiftNames {
  struct Name {
    let text: String
    /// The name before this one, such as `class` before the name of a class.
    let previous: String?
    /// The number of open braces, brackets and parentheses around the name.
    let depth: Int
    /// Whether the name comes directly after a dot.
    let isMember: Bool
    /// Whether a parenthesis follows directly.
    let isCalled: Bool
    /// Whether the name is that of a type that is declared here.
    let isDeclaredType: Bool
  }

  private static let types: Set = ["class", "struct", "enum", "protocol", "actor"]

  private(set) var names: [Name] = []

  init(_ source: String) {
    let text = SourceText(source)
    let tokens = Lexer.tokens(of: text)
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if token.kind == .sign {
        switch UnicodeScalar(token.sign) {
        case "{", "(", "[": depth += 1
        case "}", ")", "]": depth -= 1
        default: break
        }
      }
      guard token.kind == .identifier, text.bytes[token.start] != UInt8(ascii: "$") else { continue }
      let follows = place + 1 < tokens.count && tokens[place + 1].start == token.end && tokens[place + 1].isSign("(")
      let isMember = place > 0 && tokens[place - 1].isSign(".") && tokens[place - 1].end == token.start
      let previous = names.last
      // An import such as `import struct UIKit.UIColor` doesn't declare a type.
      let isDeclared = previous.map { SwiftNames.types.contains($0.text) && $0.previous != "import" } ?? false
      names.append(
        Name(
          text: text.name(token), previous: previous?.text, depth: depth, isMember: isMember, isCalled: follows,
          isDeclaredType: isDeclared))
    }
  }

  /// The names that the source declares at its top level and that other files can use.
  var declared: Set<String> {
    let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var"]
    var found: Set<String> = []
    var isPrivate = false
    for name in names where name.depth == 0 {
      if name.text == "private" || name.text == "fileprivate" { isPrivate = true }
      guard let previous = name.previous, keywords.contains(previous), !keywords.contains(name.text) else { continue }
      if !isPrivate { found.insert(name.text) }
      isPrivate = false
    }
    return found
  }

  /// The names that the source may use: types, and functions that are called. A name after a dot is a member and isn't included.
  var used: Set<String> {
    var found: Set<String> = []
    for name in names
    where !name.isMember && (name.text.first!.isUppercase || name.text.hasPrefix("_") || name.isCalled) {
      found.insert(name.text)
    }
    return found
  }
}
