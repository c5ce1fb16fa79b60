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
  /// Other names of types, such as `typealias PlatformView = UIView`.
  var aliases: [TypeAlias] = []
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
    aliases = tokens.indices.compactMap { TypeAlias(at: $0, in: self) }
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
    aliases.removeAll { isInactive($0.keyword) }
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

/// Another name of a type that has a name itself.
struct TypeAlias {
  let keyword: Int
  let name: String
  let target: String

  /// Nil if there is no alias at the token, or one of a longer type.
  init?(at place: Int, in file: SourceFile) {
    let tokens = file.tokens
    guard tokens[place].word == .typealias, place + 3 < tokens.count, tokens[place + 1].kind == .identifier,
      tokens[place + 2].isSign("="), tokens[place + 3].kind == .identifier
    else { return nil }
    if place + 4 < tokens.count, [".", "<", "&", "?", "!"].contains(where: tokens[place + 4].isSign) { return nil }
    (keyword, name, target) = (place, file.name(place + 1), file.name(place + 3))
  }
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
