internal import Foundation

/// Parses a predicate's format.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>
  /// The maximum nesting depth: real formats have less, and the stack is limited.
  private static let greatestDepth = 200
  private var depth = 0

  /// Nil for an invalid format, or for too few arguments.
  static func condition(_ format: String, _ arguments: [Any]) -> PredicateCondition? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let condition = parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return condition
  }

  private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Conditions

  private mutating func alternatives() -> PredicateCondition? {
    guard var all = conjunction().map({ [$0] }) else { return nil }
    while takesWord("OR") || takes("||") {
      guard let next = conjunction() else { return nil }
      all.append(next)
    }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard var all = negation().map({ [$0] }) else { return nil }
    while takesWord("AND") || takes("&&") {
      guard let next = negation() else { return nil }
      all.append(next)
    }
    return all.count == 1 ? all[0] : .all(all)
  }

  private mutating func negation() -> PredicateCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { return nil }
    if takesWord("NOT") || takes("!") { return negation().map { .not($0) } }
    if takesWord("TRUEPREDICATE") { return .constant(true) }
    if takesWord("FALSEPREDICATE") { return .constant(false) }
    if takes("(") {
      guard let inner = alternatives(), takes(")") else { return nil }
      return inner
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateCondition? {
    var aggregate = PredicateAggregate.itself
    if takesWord("ANY") || takesWord("SOME") { aggregate = .any }
    if takesWord("ALL") { aggregate = .all }
    if takesWord("NONE") { aggregate = .none }
    guard let left = term(), let operation = comparisonOperator(), let right = term() else { return nil }
    let comparison = PredicateCondition.comparison(left, operation.comparison, right, aggregate)
    return operation.isNegated ? .not(comparison) : comparison
  }

  /// Also `NOT IN`, which is used instead of `NOT ... IN`.
  private mutating func comparisonOperator() -> (comparison: PredicateComparison, isNegated: Bool)? {
    let isNegated = takesWord("NOT")
    let found: PredicateComparison.Operator?
    switch tokens.first {
    case .sign(let sign): found = Self.signs[sign]
    case .word(let word): found = Self.words[word.uppercased()]
    default: found = nil
    }
    guard let found else { return nil }
    tokens.removeFirst()
    var comparison = PredicateComparison(kind: found)
    if takes("[") {
      guard case .word(let letters)? = tokens.popFirst(), takes("]") else { return nil }
      for letter in letters.lowercased() {
        switch letter {
        case "c": comparison.options.insert(.caseInsensitive)
        case "d": comparison.options.insert(.diacriticInsensitive)
        case "n", "l": break
        default: return nil
        }
      }
    }
    return (comparison, isNegated)
  }

  private static let signs: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let words: [String: PredicateComparison.Operator] = [
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
    "IN": .isIn, "BETWEEN": .isBetween,
  ]

  // MARK: Terms

  private mutating func term() -> PredicateTerm? {
    if takesWord("SUBQUERY") { return subquery() }
    return switch tokens.popFirst() {
    case .text(let text): .value(text)
    case .number(let number): .value(number)
    case .argument: arguments.popFirst().map { .value($0) }
    case .keyArgument: arguments.popFirst().flatMap { $0 as? String }.map { .keyPath($0) }
    case .word(let word): constant(word) ?? .keyPath(word)
    case .sign("{"): list()
    default: nil
    }
  }

  /// The rest of a subquery: `(items, $item, $item.price > 10).@count`.
  private mutating func subquery() -> PredicateTerm? {
    guard takes("("), let collection = term(), takes(","), case .word(let variable)? = tokens.popFirst(),
      variable.hasPrefix("$"), takes(","), let condition = alternatives(), takes(")")
    else { return nil }
    var path = ""
    if takes("."), case .word(let word)? = tokens.popFirst() { path = word }
    return .subquery(collection, variable: variable, condition, path: path)
  }

  private mutating func list() -> PredicateTerm? {
    var terms: [PredicateTerm] = []
    while !takes("}") {
      if !terms.isEmpty, !takes(",") { return nil }
      guard let term = term() else { return nil }
      terms.append(term)
    }
    return .list(terms)
  }

  private func constant(_ word: String) -> PredicateTerm? {
    switch word.uppercased() {
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    default: nil
    }
  }

  // MARK: Tokens

  private mutating func takesWord(_ word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takes(_ sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}
