/// Finds the declarations of a file; bodies are stored as ranges of tokens.
struct DeclarationReader {
  private var file: SourceFile
  private let index: Int
  private var place = 0
  private var tokens: [CodeToken] { file.tokens }

  /// - Parameter index: The index of the file, which its declarations store.
  static func read(path: String, source: String, index: Int) -> SourceFile {
    var reader = DeclarationReader(file: SourceFile(path: path, tokens: CodeToken.all(in: source)), index: index)
    reader.readMembers(of: nil, inPublic: false)
    return reader.file
  }

  private init(file: SourceFile, index: Int) {
    self.file = file
    self.index = index
  }

  private func token(_ ahead: Int = 0) -> CodeToken? {
    place + ahead < file.tokens.count ? file.tokens[place + ahead] : nil
  }
  private func isSign(_ sign: String, _ ahead: Int = 0) -> Bool { token(ahead)?.isSign(sign) == true }

  private mutating func skipBalanced() { TypeName.skipBalanced(file.tokens[...], at: &place) }

  // MARK: Members

  private static let modifierWords: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "final", "override", "weak", "unowned",
    "lazy", "nonisolated", "required", "convenience", "mutating", "nonmutating", "indirect", "dynamic", "optional",
    "prefix", "postfix", "infix", "isolated", "borrowing", "consuming",
  ]

  /// Reads up to the brace that ends the type, or the file's end.
  private mutating func readMembers(of owner: String?, inPublic: Bool) {
    while let next = token(), !next.isSign("}") {
      var modifiers = readModifiers()
      guard let word = token() else { return }
      if inPublic, modifiers.words.isDisjoint(with: ["private", "fileprivate", "internal", "package"]) {
        modifiers.words.insert("public")
      }
      guard word.kind == .word else {
        if word.isSign("{") || word.isSign("(") || word.isSign("[") { skipBalanced() } else { place += 1 }
        continue
      }
      switch word.string {
      case "class", "struct", "enum", "protocol", "actor", "extension": readType(in: owner, modifiers: modifiers)
      case "var", "let": readProperties(of: owner, modifiers: modifiers)
      case "func": readFunction(of: owner, modifiers: modifiers)
      case "init", "subscript", "deinit": readFunction(of: owner, modifiers: modifiers)
      case "case", "typealias", "associatedtype", "import", "operator", "precedencegroup": skipStatement()
      default: place += 1
      }
    }
  }

  private mutating func readModifiers() -> Modifiers {
    var modifiers = Modifiers()
    while let next = token() {
      if next.isSign("@") {
        let name = token(1)?.string
        place += 2
        if isSign("(") {
          let start = place
          skipBalanced()
          // Obsolete declarations only compile in old language modes.
          let refusals = ["unavailable", "obsoleted"]
          if name == "available", file.tokens[start..<place].contains(where: { refusals.contains($0.string) }) {
            modifiers.isUnavailable = true
          }
        }
      } else if next.kind == .word, DeclarationReader.modifierWords.contains(next.string) || isClassModifier {
        modifiers.words.insert(next.string)
        place += 1
        if isSign("(") {
          if token(1)?.isWord("set") == true {
            modifiers.words.remove(next.string)
            modifiers.hasHiddenSetter = true
          }
          skipBalanced()
        }
      } else if next.isSign("#") {
        let line = next.line
        while token()?.line == line { place += 1 }
      } else {
        return modifiers
      }
    }
    return modifiers
  }

  /// Whether the word here is the `class` of `class var`, and not a declaration of a class.
  private var isClassModifier: Bool {
    guard token()?.isWord("class") == true, let next = token(1), next.kind == .word else { return false }
    return ["var", "let", "func", "subscript"].contains(next.string)
      || DeclarationReader.modifierWords.contains(next.string)
  }

  private mutating func skipStatement() {
    var line = token()?.line ?? 0
    while let next = token() {
      if next.isSign("}") { return }
      let continues = place > 0 && (tokens[place - 1].isSign(",") || tokens[place - 1].isSign("=") || next.isSign("="))
      guard next.line == line || continues else { return }
      if next.isSign("(") || next.isSign("{") || next.isSign("[") { skipBalanced() } else { place += 1 }
      line = place > 0 ? tokens[place - 1].line : line
    }
  }

  // MARK: Types

  private mutating func readType(in owner: String?, modifiers: Modifiers) {
    let kind = TypeDeclaration.Kind(rawValue: token()!.string) ?? .class
    let line = token()!.line
    place += 1
    guard let name = TypeName.read(tokens[...], at: &place)?.name else { return }
    var inherited: [TypeName] = []
    if isSign(":") {
      repeat {
        place += 1
        if let type = TypeName.read(tokens[...], at: &place) { inherited.append(type) }
      } while isSign(",") || isSign("&")
    }
    while let next = token(), !next.isSign("{") { place += 1 }
    place += 1
    let full = owner.map { "\($0).\(name)" } ?? name
    file.types.append(
      TypeDeclaration(
        kind: kind, name: full, inherited: inherited, modifiers: modifiers, file: file.path, line: line))
    let handsOn = (kind == .extension || kind == .protocol) && modifiers.isPublic
    readMembers(of: full, inPublic: handsOn)
    place += 1
  }

  // MARK: Functions

  private mutating func readFunction(of owner: String?, modifiers: Modifiers) {
    let line = token()!.line
    var name = token()!.string
    place += 1
    if name == "func" {
      name = token()?.string ?? ""
      place += 1
      while let next = token(), next.kind == .sign, !next.isSign("("), !next.isSign("<") {
        name += next.string
        place += 1
      }
      // An operator's name may end in the sign that generic parameters begin with.
      if isSign("<"), token(1)?.isSign("(") == true || token(1)?.isSign("<") == true { place += 1 }
    }
    while isSign("?") || isSign("!") { place += 1 }
    if isSign("<") { skipGenerics() }
    let parameters = isSign("(") ? readParameters() : []
    var result: TypeName?
    while let next = token(), next.kind == .word, ["async", "throws", "rethrows"].contains(next.string) {
      place += 1
      if isSign("(") { skipBalanced() }
    }
    if isSign("->") {
      place += 1
      result = TypeName.read(tokens[...], at: &place)
    }
    if token()?.isWord("where") == true {
      let line = token()!.line
      while let next = token(), !next.isSign("{"), next.line <= line + 1 { place += 1 }
    }
    let body = isSign("{") ? readBraces() : nil
    file.functions.append(
      FunctionDeclaration(
        name: name, owner: owner, parameters: parameters,
        result: name == "init" ? owner.map { TypeName(name: $0) } : result,
        modifiers: modifiers, body: body, file: index, line: line))
  }

  private mutating func skipGenerics() {
    var depth = 0
    while let next = token() {
      if next.isSign("<") { depth += 1 }
      if next.isSign(">") { depth -= 1 }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func readParameters() -> [FunctionDeclaration.Parameter] {
    let open = place
    skipBalanced()
    let end = place - 1
    var result: [FunctionDeclaration.Parameter] = []
    var at = open + 1
    while at < end {
      while at < end, tokens[at].isSign("@") { at += 2 }
      guard at < end, tokens[at].kind == .word else {
        at += 1
        continue
      }
      let label = tokens[at].string
      let second = at + 1 < end && tokens[at + 1].kind == .word ? tokens[at + 1].string : nil
      at += second == nil ? 1 : 2
      guard at < end, tokens[at].isSign(":") else { continue }
      at += 1
      let type = TypeName.read(tokens[..<end], at: &at)
      result.append(.init(label: label, name: second ?? label, type: type))
      while at < end, !tokens[at].isSign(",") {
        if tokens[at].isSign("(") || tokens[at].isSign("{") || tokens[at].isSign("[") {
          TypeName.skipBalanced(tokens[..<end], at: &at)
        } else {
          at += 1
        }
      }
      at += 1
    }
    return result
  }

  /// The tokens between the braces that begin here.
  private mutating func readBraces() -> Range<Int> {
    let start = place + 1
    skipBalanced()
    return start..<max(start, place - 1)
  }

  // MARK: Properties

  private mutating func readProperties(of owner: String?, modifiers: Modifiers) {
    let isConstant = token()!.isWord("let")
    repeat {
      place += 1
      guard let name = token(), name.kind == .word else {
        if isSign("(") { skipBalanced() }
        continue
      }
      place += 1
      var property = PropertyDeclaration(
        name: name.string, owner: owner, modifiers: modifiers, isConstant: isConstant, hasSetter: !isConstant,
        isStored: true, value: 0..<0, file: index, line: name.line)
      if isSign(":") {
        place += 1
        property.type = TypeName.read(tokens[...], at: &place)
      }
      if isSign("=") {
        place += 1
        let start = place
        skipExpression()
        property.value = start..<place
      }
      if isSign("{") { readAccessors(of: &property) }
      file.properties.append(property)
    } while isSign(",")
  }

  private mutating func readAccessors(of property: inout PropertyDeclaration) {
    let range = readBraces()
    property.accessors = range
    var words: Set<String> = []
    var at = range.lowerBound
    while at < range.upperBound {
      if tokens[at].isSign("{") || tokens[at].isSign("(") {
        TypeName.skipBalanced(tokens[..<range.upperBound], at: &at)
        continue
      }
      if tokens[at].kind == .word { words.insert(tokens[at].string) }
      at += 1
    }
    property.isStored = words.contains("didSet") || words.contains("willSet")
    property.hasSetter = property.isStored || words.contains("set") || words.contains("_modify")
  }

  /// Moves to the end of an expression: to a line that begins something else, to observers, or to a comma.
  private mutating func skipExpression() {
    while let next = token() {
      if next.isSign("}") || next.isSign(";") || (next.isSign(",") && beginsAnother) { return }
      if place > 0, next.line > tokens[place - 1].line, !continuesExpression(next) { return }
      if next.isSign("{"), let inner = token(1), inner.isWord("didSet") || inner.isWord("willSet") { return }
      if next.isSign("(") || next.isSign("{") || next.isSign("[") { skipBalanced() } else { place += 1 }
    }
  }

  /// Whether the comma here separates two properties, and not a type's arguments.
  private var beginsAnother: Bool {
    token(1)?.kind == .word && (isSign(":", 2) || isSign("=", 2) || token(2)?.line != token(1)?.line)
  }

  private func continuesExpression(_ next: CodeToken) -> Bool {
    let last = tokens[place - 1]
    let leading: Set<String> = [".", "?", ":", "??", "&&", "||", "+", "-", "*", "/", "|", "==", "!=", "&"]
    let trailing: Set<String> = ["=", "?", ":", "??", "&&", "||", "+", "-", "*", "/", "|", "==", "!="]
    if next.kind == .sign, leading.contains(next.string) { return true }
    // A postfix `!` or `?` ends a line as often as a condition's sign; the next line's modifier tells.
    guard last.kind == .sign, trailing.contains(last.string) else { return false }
    return !DeclarationReader.modifierWords.contains(next.string) && !next.isWord("var") && !next.isWord("let")
  }
}
