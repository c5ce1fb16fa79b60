internal import SourceTranslation
internal import SwiftLexing

/// What can be left out so that an error goes away, the smallest first.
struct LeftOutChoices {
  /// Parts that go together: a statement, and those that use what it declares.
  typealias Choice = [(part: LeftOutPart, reason: String)]

  private let outline: CodeOutline
  private let file: String
  /// With more statements that use a name, the whole function is left out.
  private static let mostDependents = 8

  init(_ outline: CodeOutline, file: String) { (self.outline, self.file) = (outline, file) }

  private var code: CodeBlocks { outline.code }

  func choices(for message: CompilerMessage) -> [Choice] {
    guard let token = token(line: message.line, column: message.column),
      let place = outline.declarations.lastIndex(where: { $0.tokens.contains(token) })
    else { return [] }
    let declaration = outline.declarations[place]
    var parts: [Choice] = []
    func add(_ kind: LeftOutPart.Kind, _ name: String, _ text: String = "") {
      parts.append([(LeftOutPart(file: file, kind: kind, declaration: name, text: text), message.text)])
    }
    for word in words(message, declaration) { add(.word, declaration.name, word) }
    for type in conformances(message, declaration, token) { add(.conformance, declaration.name, type) }
    if declaration.body.contains(token), declaration.bodyKind == .code || declaration.bodyKind == .value {
      parts += statements(message, token, in: declaration)
      let hasValue = declaration.bodyKind == .code || outline.typeOfValue(declaration) != nil
      if hasValue { add(.body, declaration.name) }
    } else if declaration.bodyKind == .code, isClosing(token, declaration) {
      add(.body, declaration.name)
    }
    // An accessor goes with its property.
    var next: Int? = declaration.kind == .accessor ? declaration.parent : place
    while let current = next {
      add(.declaration, outline.declarations[current].name)
      next = outline.declarations[current].parent
    }
    return parts
  }

  /// The token at a place; the one before it, where generated code moved the rest of the line.
  private func token(line: Int, column: Int) -> Int? {
    let text = code.text
    guard line > 0, line <= text.lineStarts.count else { return nil }
    let start = text.lineStarts[line - 1]
    let end = line < text.lineStarts.count ? text.lineStarts[line] : text.bytes.count
    let tokens = code.tokens.indices.filter { code.tokens[$0].start >= start && code.tokens[$0].start < end }
    return tokens.last { code.tokens[$0].start <= start + column - 1 } ?? tokens.first
  }

  private func isClosing(_ token: Int, _ declaration: CodeDeclaration) -> Bool {
    token == declaration.body.upperBound || token == declaration.body.lowerBound - 1
  }

  // MARK: Heads

  private func words(_ message: CompilerMessage, _ declaration: CodeDeclaration) -> [String] {
    if message.sentence.contains("does not override any") || message.sentence.contains("does not override a designated")
    {
      return ["override"]
    }
    guard message.sentence.hasPrefix("unknown attribute"), let name = message.quoted.first else { return [] }
    return code.attributes(in: declaration.tokens.lowerBound..<declaration.keyword).map { outline.string($0) }.filter {
      $0 == "@\(name)" || $0.hasPrefix("@\(name)(")
    }
  }

  /// The types after a colon that an error is about: the one at its place, or the protocol that it names.
  private func conformances(_ message: CompilerMessage, _ declaration: CodeDeclaration, _ token: Int) -> [String] {
    guard declaration.kind == .type else { return [] }
    let all = declaration.inherited.map { outline.string($0) }
    if let entry = declaration.inherited.first(where: { $0.contains(token) }) { return [outline.string(entry)] }
    guard message.sentence.contains("conform to protocol"), let named = message.quoted.last else { return [] }
    let implied = ["Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable"]
    if all.contains(named) { return [named] }
    if let other = implied[named], all.contains(other) { return [other] }
    // The protocol inherits from the one that is named.
    return Array(all.reversed())
  }

  // MARK: Statements

  private func statements(_ message: CompilerMessage, _ token: Int, in declaration: CodeDeclaration) -> [Choice] {
    var choices: [Choice] = []
    if message.sentence.contains("has no member"),
      let link = outline.links(in: declaration.body).last(where: { $0.lowerBound...$0.lowerBound + 1 ~= token })
    {
      choices.append([(line(outline.nameOfLink(link, in: declaration), declaration), message.text)])
    }
    let path = outline.path(to: token, in: declaration)
    for (depth, step) in path.enumerated().reversed() {
      let isWhole = depth == 0 && step.block.count == 1 && !declaration.isVoid && declaration.bodyKind == .code
      guard step.item.kind == .code, !isWhole, !isInitialization(step.item.tokens) else { continue }
      // Without the exit of a `guard` the compiler refuses the statement: all of it goes.
      if depth > 0, isExit(step, of: path[depth - 1].item) { continue }
      guard let choice = choice(step.item, in: step.block, of: declaration, message) else { continue }
      choices.append(choice)
    }
    return choices
  }

  private func line(_ text: String, _ declaration: CodeDeclaration) -> LeftOutPart {
    LeftOutPart(file: file, kind: .line, declaration: declaration.name, text: text)
  }

  /// Whether a statement is the last of the block of a `guard`, and leaves the function or the loop.
  private func isExit(_ step: (item: CodeItem, block: [CodeItem]), of outer: CodeItem) -> Bool {
    guard code.tokens[outer.tokens.lowerBound].word == .guard, step.block.last?.tokens == step.item.tokens else {
      return false
    }
    let word = code.text.string(code.tokens[step.item.tokens.lowerBound])
    return ["return", "throw", "break", "continue"].contains(word)
  }

  /// `super.init()` and `self.init()`, without which there is no object.
  private func isInitialization(_ item: Range<Int>) -> Bool {
    item.count > 2 && code.tokens[item.lowerBound + 2].word == .initializer
      && ["super", "self"].contains(code.text.string(code.tokens[item.lowerBound]))
  }

  /// A statement with those of its block that use what it declares; nil if these are too many.
  private func choice(
    _ item: CodeItem, in block: [CodeItem], of declaration: CodeDeclaration, _ message: CompilerMessage
  ) -> Choice? {
    var choice: Choice = [(line(outline.nameOfStatement(item.tokens, in: declaration), declaration), message.text)]
    var names = declared(item.tokens)
    guard !names.isEmpty else { return choice }
    for other in block where other.tokens.lowerBound >= item.tokens.upperBound && other.kind == .code {
      let used = other.tokens.first { token in
        code.tokens[token].kind == .identifier && names.contains(code.text.name(code.tokens[token]))
          && !(token > 0 && code.tokens[token - 1].isSign("."))
          && !(token + 1 < other.tokens.upperBound && code.tokens[token + 1].isSign(":"))
      }
      guard let used else { continue }
      // What is returned can't be left out.
      if code.tokens[other.tokens.lowerBound].word == .return { return nil }
      let name = code.text.name(code.tokens[used])
      choice.append((line(outline.nameOfStatement(other.tokens, in: declaration), declaration), "uses '\(name)'"))
      names.formUnion(declared(other.tokens))
    }
    return choice.count > Self.mostDependents + 1 ? nil : choice
  }

  /// The names that a statement declares for those that follow it.
  private func declared(_ item: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    let first = code.endOfModifiers(from: item.lowerBound, to: item.upperBound)
    guard first < item.upperBound else { return [] }
    switch code.tokens[first].word {
    case .func, .class, .struct, .enum, .typealias:
      if first + 1 < item.upperBound { names.insert(code.text.name(code.tokens[first + 1])) }
    case .let, .var, .guard:
      var next = first
      while next < item.upperBound, !code.tokens[next].isSign("{") {
        if code.tokens[next].word == .let || code.tokens[next].word == .var { names.formUnion(pattern(next + 1, item)) }
        next += 1
      }
    default: break
    }
    return names.subtracting(["self", "_"])
  }

  /// The names of `a`, and of `(a, b)`.
  private func pattern(_ start: Int, _ item: Range<Int>) -> [String] {
    guard start < item.upperBound else { return [] }
    if code.tokens[start].isSign("("), code.partners[start] > start {
      return (start..<code.partners[start]).filter { code.tokens[$0].kind == .identifier }.map {
        code.text.name(code.tokens[$0])
      }
    }
    return code.tokens[start].kind == .identifier ? [code.text.name(code.tokens[start])] : []
  }
}
