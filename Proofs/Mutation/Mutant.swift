import SourceTranslation

/// One change of a source file: bytes that are replaced by others.
struct Mutant {
  let file: String
  let line: Int
  let start: Int
  let end: Int
  let old: String
  let new: String

  var description: String { "\(file):\(line): \(old) -> \(new.isEmpty ? "nothing" : new)" }

  /// The file's contents with the change.
  func applied(to contents: [UInt8]) -> [UInt8] { contents[..<start] + Array(new.utf8) + contents[end...] }
}

/// Finds what can be changed in a file. Strings and comments aren't code, and so no change is in them.
struct MutantFinder {
  private let file: String
  private let text: SourceText
  private let tokens: [Token]
  private var found: [Mutant] = []

  static func mutants(of contents: [UInt8], file: String) -> [Mutant] {
    var finder = MutantFinder(contents, file)
    finder.find()
    return finder.found
  }

  private init(_ contents: [UInt8], _ file: String) {
    self.file = file
    text = SourceText(path: file, contents: contents)
    tokens = Lexer.tokens(of: text)
  }

  private static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "*": "/", "/": "*",
    "&&": "||", "||": "&&", "+=": "-=", "-=": "+=", "*=": "/=", "<<": ">>", ">>": "<<", "&": "|", "|": "&",
    "&+": "&-", "&-": "&+",
  ]
  private static let words = [
    "true": "false", "false": "true", "min": "max", "max": "min", "continue": "break", "first": "last",
    "last": "first", "contains": "allSatisfy", "allSatisfy": "contains", "isEmpty": "isEmpty == false",
    "insert": "remove",
  ]
  /// What begins something else than a statement that can be left out.
  private static let notStatements: Set<String> = [
    "let", "var", "func", "if", "guard", "return", "case", "default", "for", "while", "repeat", "switch", "else",
    "import",
    "struct", "enum", "class", "extension", "protocol", "init", "deinit", "static", "private", "fileprivate",
    "internal",
    "package", "public", "mutating", "final", "override", "typealias", "throw", "defer", "do", "catch", "try",
    "fallthrough", "break", "continue", "precondition", "assert", "nonisolated", "subscript", "indirect", "where",
    "lazy",
  ]

  private mutating func find() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .sign:
        let end = endOfOperator(from: index)
        changeOperator(index..<end)
        index = end
      case .identifier:
        changeWord(index)
        if token.startsLine { dropStatement(from: index) }
        index += 1
      case .number:
        changeNumber(token)
        index += 1
      default: index += 1
      }
    }
    negateConditions()
  }

  private mutating func add(_ start: Int, _ end: Int, _ new: String) {
    found.append(
      Mutant(
        file: file, line: text.line(at: start), start: start, end: end, old: text.string(start..<end), new: new))
  }

  private func word(_ token: Token) -> String { text.string(token.start..<token.end) }

  // MARK: Operators

  private func endOfOperator(from index: Int) -> Int {
    let characters = Array("<>=!&|+-*/.%".utf8)
    var end = index + 1
    guard characters.contains(tokens[index].sign) else { return end }
    while end < tokens.count, tokens[end].kind == .sign, tokens[end].start == tokens[end - 1].end,
      characters.contains(tokens[end].sign)
    {
      end += 1
    }
    return end
  }

  private mutating func changeOperator(_ range: Range<Int>) {
    let (start, end) = (tokens[range.lowerBound].start, tokens[range.upperBound - 1].end)
    let name = text.string(start..<end)
    if name == "..<" { add(start, end, "...") }
    // The project's format puts blanks around operators between two values, and around nothing else.
    guard let other = MutantFinder.operators[name], start > 0, end < text.bytes.count,
      MutantFinder.isBlank(text.bytes[start - 1]), MutantFinder.isBlank(text.bytes[end])
    else { return }
    add(start, end, other)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  // MARK: Words and numbers

  private mutating func changeWord(_ index: Int) {
    let token = tokens[index]
    guard let other = MutantFinder.words[word(token)] else { return }
    // A label or a declaration of that name isn't a use.
    if index + 1 < tokens.count, tokens[index + 1].isSign(":") { return }
    if index > 0, ["func", "var", "let", "case"].contains(word(tokens[index - 1])) { return }
    add(token.start, token.end, other)
  }

  private mutating func changeNumber(_ token: Token) {
    let number = word(token).filter { $0 != "_" }
    if let value = Int(number) {
      add(token.start, token.end, "\(value + 1)")
    } else if let value = Double(number) {
      add(token.start, token.end, "\(value < 0.1 ? value * 10 : value + 1)")
    }
  }

  // MARK: Statements and conditions

  /// A line that is a statement by itself: a call or an assignment.
  private mutating func dropStatement(from index: Int) {
    let line = text.line(at: tokens[index].start)
    var end = index
    var depth = 0
    while end < tokens.count, text.line(at: tokens[end].start) == line {
      if "([{".utf8.contains(tokens[end].sign) { depth += 1 }
      if ")]}".utf8.contains(tokens[end].sign) { depth -= 1 }
      end += 1
    }
    guard depth == 0, end - index > 1, !MutantFinder.notStatements.contains(word(tokens[index])) else { return }
    let last = tokens[end - 1]
    guard !last.isSign(","), !tokens[index + 1].isSign(":"), text.line(at: last.end) == line else { return }
    // The capacity of memory changes nothing that can be seen.
    let statement = text.string(tokens[index].start..<last.end)
    guard !statement.contains("reserveCapacity") else { return }
    // What continues a line before, as an argument, is none; what is left then doesn't compile.
    add(tokens[index].start, last.end, "")
  }

  /// `guard a else` and `if a {`, where the condition is one expression on that line.
  private mutating func negateConditions() {
    for index in tokens.indices where ["guard", "if", "while"].contains(word(tokens[index])) {
      guard tokens[index].kind == .identifier, index + 1 < tokens.count else { continue }
      let closing = word(tokens[index]) == "guard" ? "else" : "{"
      let line = text.line(at: tokens[index].start)
      var end = index + 1
      while end < tokens.count, text.line(at: tokens[end].start) == line, word(tokens[end]) != closing { end += 1 }
      guard end < tokens.count, end > index + 1, word(tokens[end]) == closing else { continue }
      let condition = tokens[(index + 1)..<end]
      guard !condition.contains(where: { ["let", "var", "case"].contains(word($0)) || $0.isSign(",") }) else {
        continue
      }
      let (start, stop) = (condition.first!.start, condition.last!.end)
      add(start, stop, "!(\(text.string(start..<stop)))")
    }
  }
}
