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
      guard let token = next(first, &rest, isAfterTerm: tokens.last?.endsTerm == true) else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  /// Whether a minus sign after the token subtracts.
  private var endsTerm: Bool {
    switch self {
    case .text, .number, .argument, .keyArgument, .sign(")"), .sign("]"), .sign("}"): true
    case .word(let word): !PredicateParser.isReserved(word)
    case .sign: false
    }
  }

  private static func next(_ first: Character, _ rest: inout Substring, isAfterTerm: Bool) -> PredicateToken? {
    switch first {
    case "-" where isAfterTerm || rest.dropFirst().first.map { $0.isNumber || $0 == "." } != true:
      rest = rest.dropFirst()
      return .sign("-")
    case "'", "\"": return quoted(first, &rest)
    case "%": return placeholder(&rest)
    // After the parenthesis of a subquery.
    case "." where rest.dropFirst().first.map { $0.isLetter || $0 == "@" } == true:
      rest = rest.dropFirst()
      return .sign(".")
    case "0"..."9", "-", ".":
      return number(&rest)
    case _ where first.isLetter || "_@#$".contains(first):
      // `#` makes a reserved word a key.
      let word = rest.drop { $0 == "#" }.prefix { $0.isLetter || $0.isNumber || "_@.$".contains($0) }
      // A function's name has colons: `modulus:by:(3, 2)`.
      let name = rest.drop { $0 == "#" }.prefix { $0.isLetter || $0.isNumber || "_:".contains($0) }
      if name.hasSuffix(":"), rest[name.endIndex...].first == "(" {
        rest = rest[name.endIndex...]
        return .word(String(name))
      }
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
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", "+", "*", "/",
  ]

  /// Digits with a fraction and an exponent.
  private static func number(_ rest: inout Substring) -> PredicateToken? {
    var digits = rest.prefix { $0 == "-" }
    var before: Character = " "
    while digits.endIndex < rest.endIndex {
      let next = rest[digits.endIndex]
      let isSign = (next == "+" || next == "-") && (before == "e" || before == "E")
      guard next.isNumber || ".eE".contains(next) || isSign else { break }
      digits = rest[..<rest.index(after: digits.endIndex)]
      before = next
    }
    rest = rest[digits.endIndex...]
    return Double(digits).map { .number($0) }
  }

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
