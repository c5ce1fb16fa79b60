/// The tokens of a predicate's format.
enum PredicateToken: Equatable {
  /// A key path or a word of the language.
  case word(String)
  case text(String)
  case number(Double)
  /// `%@`, `%d` and similar: the next argument as a value.
  case argument
  /// `%K`: the next argument as a key path.
  case keyArgument
  /// Operators, brackets, commas.
  case sign(String)

  /// Nil for an unknown token.
  static func tokens(of format: String) -> [PredicateToken]? {
    var rest = Substring(format)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.drop { $0.isWhitespace }
        continue
      }
      guard let token = next(first, &rest) else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private static func next(_ first: Character, _ rest: inout Substring) -> PredicateToken? {
    switch first {
    case "'", "\"": return quoted(first, &rest)
    case "%": return placeholder(&rest)
    // After the parenthesis of a subquery.
    case "." where rest.dropFirst().first.map { $0.isLetter || $0 == "@" } == true:
      rest = rest.dropFirst()
      return .sign(".")
    case "0"..."9", "-", ".":
      let digits = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
      rest = rest.dropFirst(digits.count)
      return Double(digits).map { .number($0) }
    case _ where first.isLetter || "_@#$".contains(first):
      // `#` makes a reserved word a key.
      let word = rest.drop { $0 == "#" }.prefix { $0.isLetter || $0.isNumber || "_@.$".contains($0) }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : .word(String(word))
    default:
      guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(sign.count)
      return .sign(sign)
    }
  }

  /// The longer ones first.
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
  ]

  private static func quoted(_ quote: Character, _ rest: inout Substring) -> PredicateToken? {
    var text = ""
    var isEscaped = false
    for (offset, character) in rest.dropFirst().enumerated() {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        rest = rest.dropFirst(offset + 2)
        return .text(text)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  /// `%` with a number's length modifier and letter.
  private static func placeholder(_ rest: inout Substring) -> PredicateToken? {
    let length = rest.dropFirst().prefix { "hlqjzt".contains($0) || $0.isNumber || $0 == "." }
    guard let letter = rest.dropFirst(1 + length.count).first else { return nil }
    rest = rest.dropFirst(2 + length.count)
    switch letter {
    case "K": return .keyArgument
    case "@", "d", "D", "i", "u", "U", "x", "X", "o", "f", "F", "g", "G", "e", "E", "c", "s": return .argument
    default: return nil
    }
  }
}
