/// Leaves out parts of a file: what stands in their place compiles, and says at run time that something isn't there. Lines keep
/// their numbers.
struct LeavingOut {
  private let outline: CodeOutline
  private var edits: [(range: Range<Int>, text: String)] = []

  private var code: CodeBlocks { outline.code }
  private var tokens: [Token] { outline.code.tokens }

  init(_ text: SourceText) { outline = CodeOutline(text) }

  /// The file without the parts, and those that it doesn't have.
  static func contents(of text: SourceText, without parts: [LeftOutPart]) -> (contents: [UInt8], unknown: [LeftOutPart])
  {
    var leaving = LeavingOut(text)
    // The whole of something first: what lies in it needs no edit of its own.
    let unknown = parts.filter { !leaving.leaveOut($0) }
    return (leaving.output(), unknown)
  }

  private mutating func leaveOut(_ part: LeftOutPart) -> Bool {
    var isFound = false
    for declaration in outline.declarations where declaration.name == part.declaration {
      switch part.kind {
      case .declaration:
        replace(declaration.tokens, with: "")
        isFound = true
      case .body: isFound = replaceBody(of: declaration) || isFound
      case .line: isFound = leaveOutLine(part, of: declaration) || isFound
      case .conformance: isFound = leaveOutConformance(part.text, of: declaration) || isFound
      case .word: isFound = leaveOutWord(part.text, of: declaration) || isFound
      }
    }
    return isFound
  }

  // MARK: Bodies

  private mutating func replaceBody(of declaration: CodeDeclaration) -> Bool {
    let name = SwiftLiteral.string(declaration.name)
    switch declaration.bodyKind {
    case .none, .members, .accessors: return false
    case .value:
      guard let type = outline.typeOfValue(declaration) else { return false }
      replace(declaration.body, with: "LeftOutCode.value(\(name))\(type.isEmpty ? "" : " as \(type)")")
    case .code where declaration.kind == .initializer:
      fill(declaration, with: declaration.isFailable ? "return nil" : "LeftOutCode.stop(\(name))")
    case .code where declaration.isVoid || declaration.kind == .accessor && declaration.result == nil:
      fill(declaration, with: "LeftOutCode.run(\(name))", keeping: callsOfSuper(in: declaration.body))
    case .code: fill(declaration, with: result(of: declaration, name))
    }
    return true
  }

  /// What a function returns instead: an override its superclass's, a view none.
  private func result(of declaration: CodeDeclaration, _ name: String) -> String {
    let said = "let _ = LeftOutCode.run(\(name)); "
    if let type = declaration.result, type.hasPrefix("some ") {
      let content = declaration.parameters.first { $0.label == "content" }
      if let content { return said + "return \(content.name)" }
      if type.hasSuffix(" View") { return said + "return EmptyView()" }
    }
    if let call = callOfSuper(declaration) { return said + "return \(call)" }
    return "return \(declaration.isThrowing ? "try LeftOutCode.throwingValue" : "LeftOutCode.value")(\(name))"
  }

  /// `super.numberOfSections(in: tableView)` for an override.
  private func callOfSuper(_ declaration: CodeDeclaration) -> String? {
    let owner =
      declaration.kind == .accessor ? declaration.parent.map { outline.declarations[$0] } ?? declaration : declaration
    let head = owner.tokens.lowerBound..<owner.keyword
    guard head.contains(where: { tokens[$0].word == .override }) else { return nil }
    let effects = (declaration.isThrowing ? "try " : "") + (declaration.isAsync ? "await " : "")
    let name = code.text.string(tokens[owner.keyword + 1])
    switch owner.kind {
    case .property: return "super.\(name)"
    case .function:
      let arguments = owner.parameters.map { ($0.label.isEmpty ? "" : "\($0.label): ") + $0.name }
      return "\(effects)super.\(name)(\(arguments.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// The statements that call the superclass's function.
  private func callsOfSuper(in body: Range<Int>) -> [Range<Int>] {
    code.items(in: body).map(\.tokens).filter { item in
      tokens[item.lowerBound].word == .super && item.count > 1 && code.blocks(in: item).isEmpty
    }
  }

  /// Replaces all statements of a body but some.
  private mutating func fill(_ declaration: CodeDeclaration, with text: String, keeping kept: [Range<Int>] = []) {
    let open = tokens[declaration.body.lowerBound - 1].end
    edits.append((open..<open, " \(text);"))
    var start = open
    for item in kept {
      edits.append((start..<tokens[item.lowerBound].start, ""))
      start = tokens[item.upperBound - 1].end
    }
    edits.append((start..<tokens[declaration.body.upperBound].start, ""))
  }

  // MARK: Statements

  private mutating func leaveOutLine(_ part: LeftOutPart, of declaration: CodeDeclaration) -> Bool {
    guard declaration.bodyKind == .code || declaration.bodyKind == .value else { return false }
    if part.text.hasPrefix("."),
      let link = outline.links(in: declaration.body).first(where: {
        outline.nameOfLink($0, in: declaration) == part.text
      })
    {
      replace(link, with: "")
      return true
    }
    let statements = outline.statements(in: declaration)
    guard let item = statements.first(where: { outline.nameOfStatement($0, in: declaration) == part.text }) else {
      return false
    }
    replace(item, with: replacement(of: item, part, in: declaration))
    return true
  }

  /// What stands in a statement's place: where a value is needed, an empty one.
  private func replacement(of item: Range<Int>, _ part: LeftOutPart, in declaration: CodeDeclaration) -> String {
    let name = SwiftLiteral.string(part.name)
    if tokens[item.lowerBound].word == .return, item.count > 1 { return "return LeftOutCode.value(\(name))" }
    if declaration.kind == .initializer, let equals = outline.assignment(item) {
      return "\(outline.string(item.lowerBound..<equals)) = LeftOutCode.value(\(name))"
    }
    return "let _ = LeftOutCode.run(\(name))"
  }

  // MARK: Heads

  private mutating func leaveOutConformance(_ type: String, of declaration: CodeDeclaration) -> Bool {
    let entries = declaration.inherited
    guard let place = entries.firstIndex(where: { outline.string($0) == type }) else { return false }
    let entry = entries[place]
    if entries.count == 1 {
      replace(entry.lowerBound - 1..<entry.upperBound, with: "")
    } else if place == 0 {
      replace(entry.lowerBound..<entry.upperBound + 1, with: "")
    } else {
      replace(entry.lowerBound - 1..<entry.upperBound, with: "")
    }
    return true
  }

  private mutating func leaveOutWord(_ word: String, of declaration: CodeDeclaration) -> Bool {
    for place in declaration.tokens.lowerBound..<declaration.keyword {
      if tokens[place].isSign("@") {
        let end = code.endOfAttribute(place, declaration.keyword)
        guard outline.string(place..<end) == word else { continue }
        replace(place..<end, with: "")
        return true
      }
      guard code.text.string(tokens[place]) == word else { continue }
      replace(place..<place + 1, with: "")
      return true
    }
    return false
  }

  // MARK: Edits

  private mutating func replace(_ range: Range<Int>, with text: String) {
    guard let first = range.first, let last = range.last else { return }
    edits.append((tokens[first].start..<tokens[last].end, text))
  }

  /// The file's bytes; of edits that overlap, the one that begins first counts, and of those the longest.
  private func output() -> [UInt8] {
    let sorted = edits.enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return a.count != b.count ? a.count > b.count : one.offset < other.offset
    }
    var output: [UInt8] = []
    var place = 0
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      output += code.text.bytes[place..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      output += code.text.bytes[edit.range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      place = edit.range.upperBound
    }
    return output + code.text.bytes[place...]
  }
}
