internal import Foundation

/// Parses a predicate's format.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>
  /// The positions of closing parentheses, by those of the opening ones.
  private var ends: [Int: Int] = [:]
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

  /// The expression of a format: a term of a condition.
  static func expression(_ format: String, _ arguments: [Any]) -> PredicateTerm? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let term = parser.term(), parser.tokens.isEmpty else { return nil }
    return term
  }

  private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
    var open: [Int] = []
    for (place, token) in zip(tokens.indices, tokens) {
      if token == .sign("(") { open.append(place) }
      if token == .sign(")"), let start = open.popLast() { ends[start] = place }
    }
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
    if tokens.first == .sign("("), !parenthesesHoldTerm {
      tokens.removeFirst()
      guard let inner = alternatives(), takes(")") else { return nil }
      return inner
    }
    return comparison()
  }

  /// Whether the parentheses that come next are around a term, `(a + b) > 3`: an operator follows them.
  private var parenthesesHoldTerm: Bool {
    guard let start = tokens.indices.first, let end = ends[start] else { return false }
    let next = end + 1
    guard next < tokens.endIndex else { return false }
    switch tokens[next] {
    case .sign(let sign): return Self.signs[sign] != nil || ["+", "-", "*", "/", "**"].contains(sign)
    case .word(let word): return Self.words[word.uppercased()] != nil
    default: return false
    }
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

  /// Words that are no keys.
  static func isReserved(_ word: String) -> Bool {
    words[word.uppercased()] != nil
      || ["AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "TRUEPREDICATE", "FALSEPREDICATE"].contains(
        word.uppercased())
  }

  // MARK: Terms

  /// Sums and differences of products.
  private mutating func term() -> PredicateTerm? {
    guard var left = product() else { return nil }
    while let name = takesOperator(["+": "addto", "-": "fromsubtract"]) {
      guard let right = product() else { return nil }
      left = .function(name, [left, right])
    }
    return left
  }

  private mutating func product() -> PredicateTerm? {
    guard var left = power() else { return nil }
    while let name = takesOperator(["*": "multiplyby", "/": "divideby"]) {
      guard let right = power() else { return nil }
      left = .function(name, [left, right])
    }
    return left
  }

  private mutating func power() -> PredicateTerm? {
    guard let base = indexed() else { return nil }
    guard takes("**") else { return base }
    return power().map { .function("raisetopower", [base, $0]) }
  }

  /// `names[FIRST]`, `names[0]`.
  private mutating func indexed() -> PredicateTerm? {
    guard var found = simple() else { return nil }
    while takes("[") {
      guard let index = term(), takes("]") else { return nil }
      found = .member(found, index)
    }
    return found
  }

  private mutating func simple() -> PredicateTerm? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { return nil }
    if takesWord("SUBQUERY") { return subquery() }
    switch tokens.popFirst() {
    case .text(let text)?: return .value(text)
    case .number(let number)?: return .value(number)
    case .argument?: return arguments.popFirst().map { .value($0) }
    case .keyArgument?: return arguments.popFirst().flatMap { $0 as? String }.map { .keyPath($0) }
    case .word(let word)?: return tokens.first == .sign("(") ? function(word) : constant(word) ?? .keyPath(word)
    case .sign("{")?: return list()
    case .sign("-")?: return simple().map { .function("fromsubtract", [.value(0), $0]) }
    case .sign("(")?:
      guard let inner = term(), takes(")") else { return nil }
      return inner
    default: return nil
    }
  }

  /// `lowercase:(name)`, `now()`, `CAST(x, "NSDate")`, `TERNARY(a > b, a, b)`; `FUNCTION(x, "name:", y)` names one by a text.
  private mutating func function(_ word: String) -> PredicateTerm? {
    guard takes("(") else { return nil }
    if word.uppercased() == "TERNARY" {
      guard let condition = alternatives(), takes(","), let yes = term(), takes(","), let no = term(), takes(")") else {
        return nil
      }
      return .conditional(condition, yes, no)
    }
    var terms: [PredicateTerm] = []
    while !takes(")") {
      if !terms.isEmpty, !takes(",") { return nil }
      guard let term = term() else { return nil }
      terms.append(term)
    }
    var name = PredicateFunction.name(word)
    if name == "function", terms.count > 1, case .value(let named) = terms[1], let named = named as? String {
      name = PredicateFunction.name(named)
      terms.remove(at: 1)
    }
    return PredicateFunction.isKnown(name) ? .function(name, terms) : nil
  }

  private mutating func takesOperator(_ names: [String: String]) -> String? {
    guard case .sign(let sign)? = tokens.first, let name = names[sign] else { return nil }
    tokens.removeFirst()
    return name
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
