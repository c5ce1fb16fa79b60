/// A file's tokens and the declarations that matter for translation.
final class SourceFile {
  let text: SourceText
  let tokens: [Token]
  /// For the token of each bracket, the index of the matching bracket; -1 for other tokens and for unmatched brackets.
  let partners: [Int]
  var types: [TypeDeclaration] = []
  var selectors: [SelectorExpression] = []
  var keyPaths: [SelectorExpression] = []
  var previews: [PreviewExpression] = []
  var imports: [ImportDeclaration] = []
  /// The tokens of conditions after `#if` and `#elseif`.
  var conditions: [Range<Int>] = []
  /// The conditionally compiled branches.
  var branches: [ConditionalBranch] = []
  /// All attributes in the file.
  var attributes: [Attribute] = []

  init(_ text: SourceText) {
    self.text = text
    tokens = Lexer.tokens(of: text)
    partners = BracketPairs.partners(of: tokens)
    var scanner = DeclarationScanner(self)
    scanner.scan()
  }

  /// Removes declarations in inactive branches: nothing is generated for them, and they don't affect other files.
  func leaveOutInactiveBranches(_ settings: TranslationSettings) {
    let reader = ConditionReader(self, settings)
    let inactive = branches.filter(reader.isInactive).map(\.tokens)
    guard !inactive.isEmpty else { return }
    func isInactive(_ token: Int) -> Bool { inactive.contains { $0.contains(token) } }
    for place in types.indices {
      types[place].members.removeAll { isInactive($0.keyword) }
      if isInactive(types[place].keyword) { types[place].leaveOut() }
    }
    for place in selectors.indices where isInactive(selectors[place].token) { selectors[place].type = nil }
  }

  func string(_ token: Int) -> String { text.string(tokens[token]) }

  func string(_ token: Token) -> String { text.string(token) }

  /// A name without the quotes that let a keyword be one.
  func name(_ token: Int) -> String { text.name(tokens[token]) }

  func string(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : text.string(tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end)
  }

  func line(_ token: Int) -> Int { text.line(at: tokens[token].start) }
}

/// A branch between `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionalBranch {
  /// The branch's tokens.
  let tokens: Range<Int>
  /// The tokens of the branch's condition; nil for `#else`.
  let condition: Range<Int>?
  /// The conditions of the earlier branches.
  let before: [Range<Int>]
}

/// A `#selector(...)` or `#keyPath(...)` expression.
struct SelectorExpression {
  let token: Int
  let close: Int
  /// The index of the enclosing type in the file; nil outside types.
  var type: Int?
}
