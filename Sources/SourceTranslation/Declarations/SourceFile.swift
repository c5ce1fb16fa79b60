/// A file's tokens and what of it matters for translation.
final class SourceFile {
  let text: SourceText
  let tokens: [Token]
  /// For each bracket's token the one that closes it, or that it closes; -1 for all others, and for brackets without.
  let partners: [Int]
  var types: [TypeDeclaration] = []
  var selectors: [SelectorExpression] = []
  var keyPaths: [SelectorExpression] = []
  var previews: [PreviewExpression] = []
  var imports: [ImportDeclaration] = []
  /// The tokens of conditions after `#if` and `#elseif`.
  var conditions: [Range<Int>] = []
  /// What is compiled under conditions.
  var branches: [ConditionalBranch] = []
  /// Every attribute, whatever it belongs to.
  var attributes: [Attribute] = []

  init(_ text: SourceText) {
    self.text = text
    tokens = Lexer.tokens(of: text)
    partners = Self.partners(tokens)
    var scanner = DeclarationScanner(self)
    scanner.scan()
  }

  /// Leaves out what can't be compiled: it gets nothing that is generated, and counts nothing for other files.
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

  func string(_ token: Int) -> String { text.string(tokens[token].start..<tokens[token].end) }

  func string(_ token: Token) -> String { text.string(token.start..<token.end) }

  /// A name without the quotes that let a keyword be one.
  func name(_ token: Int) -> String {
    let name = string(token)
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
  }

  func string(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : text.string(tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end)
  }

  func line(_ token: Int) -> Int { text.line(at: tokens[token].start) }

  private static func partners(_ tokens: [Token]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(place: Int, closing: UInt8)] = []
    for place in tokens.indices where tokens[place].kind == .sign {
      switch tokens[place].sign {
      case UInt8(ascii: "("): open.append((place, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((place, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((place, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // A bracket that closes nothing is left alone; it closes what was left open within.
        guard let match = open.lastIndex(where: { $0.closing == tokens[place].sign }) else { continue }
        partners[place] = open[match].place
        partners[open[match].place] = place
        open.removeSubrange(match...)
      default: continue
      }
    }
    return partners
  }
}

/// What stands between `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionalBranch {
  /// Its tokens.
  let tokens: Range<Int>
  /// The tokens of its condition; nil for `#else`.
  let condition: Range<Int>?
  /// The conditions of the branches before it.
  let before: [Range<Int>]
}

/// `#selector(...)` or `#keyPath(...)` somewhere in the code.
struct SelectorExpression {
  let token: Int
  let close: Int
  /// The type that it stands in, by its place among the file's; nil outside of types.
  var type: Int?
}
