/// Finds the reads and writes of the project's properties in a block of code.
///
/// Reads that only pass a value on to its origin are omitted: a property that is copied to the same property of another object, and
/// comparisons of the same property of two objects.
struct BlockReader {
  private let model: SourceModel
  private let block: CodeBlock
  private let tokens: [CodeToken]
  private let brackets: Brackets
  private let types: ExpressionTypes
  private var scopes: Scopes
  /// Names that are bound from a position on: after the expression that provides their value.
  private var coming: [(place: Int, name: String, type: TypeName?)] = []
  private(set) var uses: [Use] = []

  static func uses(in block: CodeBlock, of model: SourceModel, brackets: Brackets) -> [Use] {
    var reader = BlockReader(model: model, block: block, brackets: brackets)
    reader.read()
    return reader.uses
  }

  private init(model: SourceModel, block: CodeBlock, brackets: Brackets) {
    self.model = model
    self.block = block
    self.brackets = brackets
    tokens = model.files[block.file].tokens
    types = ExpressionTypes(model: model, tokens: tokens, brackets: brackets, owner: block.owner)
    scopes = Scopes(end: block.range.upperBound)
    for (name, type) in block.names { scopes.bind(name, type) }
  }

  private func token(_ place: Int) -> CodeToken? { block.range.contains(place) ? tokens[place] : nil }

  private mutating func read() {
    for place in block.range {
      scopes.close(at: place)
      coming.removeAll { name in
        guard name.place <= place else { return false }
        scopes.bind(name.name, name.type)
        return true
      }
      let token = tokens[place]
      if token.isSign("{") { openScope(at: place) }
      guard token.kind == .word else { continue }
      switch token.string {
      // As the label of an argument it doesn't begin a statement.
      case "if", "while", "for": if self.token(place + 1)?.isSign(":") != true { openStatement(at: place) }
      case "let", "var": bind(at: place)
      default: break
      }
      guard let candidates = model.propertiesByName[token.string] else { continue }
      note(token.string, at: place, candidates: candidates)
    }
  }

  // MARK: Uses

  private mutating func note(_ name: String, at place: Int, candidates: [SourceModel.PropertyID]) {
    let last = place > block.range.lowerBound ? tokens[place - 1] : nil
    let next = token(place + 1)
    if next?.isSign(":") == true, last?.isSign("(") == true || last?.isSign(",") == true { return }
    if next?.isSign("(") == true, model.functionNames.contains(name) { return }
    var found: [SourceModel.PropertyID]
    if last?.isSign(".") == true {
      found = members(name, behind: place - 1, candidates: candidates)
    } else {
      if let last, last.kind == .word, ["func", "class", "struct", "for"].contains(last.string) { return }
      if last?.isWord("let") == true || last?.isWord("var") == true {
        // `if let title {` reads it; `let title = ...` doesn't.
        guard let next, next.isSign("{") || next.isSign(",") || next.isWord("else"), isCondition(place - 1) else {
          return
        }
      } else if scopes.binding(of: name) != nil {
        return
      }
      found = own(name)
    }
    guard !found.isEmpty else { return }
    if isWritten(at: place, found) {
      // `state.color = newValue` stores into `color`; the other properties of `state` are unchanged.
      if !isPartWritten(behind: place) { add(.write, found) }
    } else if !isCopied(name, at: place, found), !isCompared(name, at: place) {
      add(.read, found)
    }
  }

  private mutating func add(_ kind: Use.Kind, _ properties: [SourceModel.PropertyID]) {
    uses += properties.map { Use(kind: kind, property: $0, container: block.container) }
  }

  /// The meaning of a bare name: a member of the enclosing types, or a global.
  private func own(_ name: String) -> [SourceModel.PropertyID] {
    for scope in model.scopes(of: block.owner) {
      let found = model.properties(called: name, of: scope)
      if !found.isEmpty { return found }
    }
    return model.topProperties(called: name)
  }

  private func members(
    _ name: String, behind point: Int, candidates: [SourceModel.PropertyID]
  ) -> [SourceModel.PropertyID] {
    guard let start = types.start(before: point), start >= block.range.lowerBound else {
      // `.name` without a value before it is a static member, `\.name` any member.
      let isPath = point > 0 && tokens[point - 1].isSign("\\")
      return candidates.filter { model.properties[$0].modifiers.isStatic != isPath }
    }
    if let type = types.type(from: start, to: point, scopes: scopes) {
      return model.properties(called: name, of: type.name)
    }
    let isTypeName = tokens[start].string.first?.isUppercase == true && start == point - 1
    if isTypeName { return candidates.filter { model.properties[$0].modifiers.isStatic } }
    return candidates.filter { isNear($0) }
  }

  /// Whether a value of unknown type may have the type that declares the property: the file names that type, or a subtype, or no
  /// other type has a property with the name.
  private func isNear(_ property: SourceModel.PropertyID) -> Bool {
    let declaration = model.properties[property]
    guard let owner = declaration.owner else { return true }
    if model.propertiesByName[declaration.name]!.allSatisfy({ model.properties[$0].owner == owner }) { return true }
    if model.wordsOfFiles[block.file].contains(SourceModel.lastPart(owner)) { return true }
    return folder(model.files[block.file].path) == folder(model.files[declaration.file].path)
  }

  private func folder(_ path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

  // MARK: Omitted reads

  private static let additions: Set<String> = ["append", "insert", "removeAll", "remove", "removeValue", "removeLast"]

  /// Whether the statement only stores into the property, or into a part of its value.
  private func isWritten(at place: Int, _ found: [SourceModel.PropertyID]) -> Bool {
    var next = place + 1
    while let token = token(next) {
      if token.isSign("=") { return true }
      if token.kind == .sign, ["+=", "-=", "*=", "/=", "|=", "&="].contains(token.string) { return true }
      if token.isSign("["), tokens[next - 1].line == token.line {
        next = brackets.partner(of: next) + 1
      } else if token.isSign("?") || token.isSign("!") {
        next += 1
      } else if token.isSign("."), let member = self.token(next + 1) {
        if BlockReader.additions.contains(member.string), self.token(next + 2)?.isSign("(") == true {
          return beginsStatement(at: place) && endsStatement(at: brackets.partner(of: next + 2))
        }
        guard found.allSatisfy(holdsValue) else { return false }
        next += 2
      } else {
        return false
      }
    }
    return false
  }

  /// Whether the destination of the assignment is a property of the project after the one at `place`.
  private func isPartWritten(behind place: Int) -> Bool {
    var next = place + 1
    while let sign = token(next), sign.isSign("?") || sign.isSign("!") { next += 1 }
    guard token(next)?.isSign(".") == true, let member = token(next + 1) else { return false }
    return model.propertiesByName[member.string] != nil
  }

  /// Whether the property's type is a struct: changing a part of it changes the property.
  private func holdsValue(_ property: SourceModel.PropertyID) -> Bool {
    let declaration = model.properties[property]
    let written =
      declaration.value.isEmpty ? nil : model.files[declaration.file].tokens[declaration.value.lowerBound].string
    guard let name = declaration.type?.name ?? model.typeOfValue(of: property)?.name ?? written else { return false }
    guard let full = model.resolve(name, in: declaration.owner) else {
      return ["CGRect", "CGSize", "CGPoint", "Array", "Dictionary", "Set"].contains(name)
    }
    return model.types.contains { $0.name == full && $0.kind == .struct }
  }

  private func beginsStatement(at place: Int) -> Bool {
    let start = token(place - 1)?.isSign(".") == true ? types.start(before: place - 1) ?? place : place
    guard let last = token(start - 1) else { return true }
    return last.line < tokens[start].line || last.isSign("{") || last.isSign(";")
  }

  private func endsStatement(at place: Int) -> Bool {
    guard let next = token(place + 1) else { return true }
    return next.line > tokens[place].line || next.isSign("}") || next.isSign(";")
  }

  /// `other.title = title`, if both sides are the same property.
  private func isCopied(_ name: String, at place: Int, _ found: [SourceModel.PropertyID]) -> Bool {
    let start = token(place - 1)?.isSign(".") == true ? types.start(before: place - 1) ?? place : place
    guard endsStatement(at: place), token(start - 1)?.isSign("=") == true, let target = token(start - 2),
      target.isWord(name)
    else { return false }
    guard token(start - 3)?.isSign(".") == true else { return !Set(own(name)).isDisjoint(with: found) }
    return !Set(members(name, behind: start - 3, candidates: found)).isDisjoint(with: found)
  }

  /// `a.title == b.title`, or with `oldValue`.
  private func isCompared(_ name: String, at place: Int) -> Bool {
    let start = token(place - 1)?.isSign(".") == true ? types.start(before: place - 1) ?? place : place
    func names(_ token: CodeToken?) -> Bool { token?.isWord(name) == true || token?.isWord("oldValue") == true }
    if let sign = token(start - 1), sign.isSign("==") || sign.isSign("!=") { return names(token(start - 2)) }
    guard let sign = token(place + 1), sign.isSign("==") || sign.isSign("!=") else { return false }
    if token(place + 2)?.isWord("oldValue") == true { return true }
    var next = place + 2
    while let token = token(next), token.kind == .word, self.token(next + 1)?.isSign(".") == true { next += 2 }
    return names(token(next)) && next > place + 2
  }

  // MARK: Bindings

  /// The position after the expression that begins at `start`; in a condition, the braces aren't part of it.
  private func end(ofExpressionAt start: Int, inCondition: Bool) -> Int {
    var place = start
    while let token = token(place) {
      if token.isSign(",") || token.isSign(";") || token.isSign("}") || token.isSign(")") || token.isSign("]")
        || token.isWord("else")
      {
        return place
      }
      if token.isSign("{"), inCondition { return place }
      if place > start, token.line > tokens[place - 1].line, !inCondition {
        let continues = token.kind == .sign && [".", "?", ":", "??", "&&", "||", "+", "-", "*"].contains(token.string)
        let last = tokens[place - 1]
        if !continues, !(last.kind == .sign && ["=", "??", "?", ":", "+", "-", "&&", "||"].contains(last.string)) {
          return place
        }
      }
      place = token.isSign("(") || token.isSign("[") || token.isSign("{") ? brackets.partner(of: place) + 1 : place + 1
    }
    return place
  }

  /// Whether the `let` at `place` belongs to an `if`, `guard` or `while`.
  private func isCondition(_ place: Int) -> Bool {
    guard let last = token(place - 1) else { return false }
    if last.kind == .word { return ["if", "guard", "while"].contains(last.string) }
    return last.isSign(",")
  }

  private mutating func bind(at place: Int) {
    guard let name = token(place + 1) else { return }
    let inCondition = isCondition(place) || token(place - 1)?.isWord("case") == true
    if token(place - 1)?.isWord("case") == true || name.isSign("(") || name.isSign(".") {
      let isPattern = token(place - 1)?.isWord("case") == true
      let open = (place + 1..<min(place + 8, block.range.upperBound)).first { tokens[$0].isSign("(") }
      if isPattern, name.kind == .word, token(place + 2)?.isSign("(") != true, token(place + 2)?.isSign(".") != true {
        scopes.bind(name.string, nil)
      } else if let open {
        for inner in open..<brackets.partner(of: open) where tokens[inner].kind == .word {
          if !tokens[inner - 1].isSign("."), !tokens[inner + 1].isSign(":") { scopes.bind(tokens[inner].string, nil) }
        }
      }
      return
    }
    guard name.kind == .word else { return }
    if token(place + 2)?.isSign(":") == true {
      var at = place + 3
      let type = TypeName.read(tokens[..<block.range.upperBound], at: &at)
      let end = token(at)?.isSign("=") == true ? self.end(ofExpressionAt: at + 1, inCondition: inCondition) : at
      coming.append((end, name.string, type))
    } else if token(place + 2)?.isSign("=") == true {
      let end = end(ofExpressionAt: place + 3, inCondition: inCondition)
      coming.append((end, name.string, types.type(from: place + 3, to: end, scopes: scopes)))
    } else if token(place + 2)?.isSign("{") == true || token(place + 2)?.isSign(",") == true
      || token(place + 2)?.isWord("else") == true, inCondition
    {
      let own = types.type(from: place + 1, to: place + 2, scopes: scopes)
      coming.append((place + 2, name.string, own))
    } else {
      scopes.bind(name.string, nil)
    }
  }

  /// `if`, `while` and `for` bind names until their braces close.
  private mutating func openStatement(at place: Int) {
    var brace = place + 1
    while let token = token(brace), !token.isSign("{") {
      brace = token.isSign("(") || token.isSign("[") ? brackets.partner(of: brace) + 1 : brace + 1
    }
    guard token(brace) != nil else { return }
    scopes.open(until: brackets.partner(of: brace))
    guard tokens[place].string == "for", let word = (place + 1..<brace).first(where: { tokens[$0].isWord("in") }) else {
      return
    }
    let names = (place + 1..<word).filter {
      tokens[$0].kind == .word && !["case", "let", "var"].contains(tokens[$0].string)
    }
    let whole = types.type(from: word + 1, to: brace, scopes: scopes)
    let element = names.count == 1 ? whole?.element.first : nil
    for name in names where !tokens[name - 1].isSign(".") { coming.append((word + 1, tokens[name].string, element)) }
  }

  /// A closure binds its parameters.
  private mutating func openScope(at place: Int) {
    let close = brackets.partner(of: place)
    scopes.open(until: close)
    var element: TypeName?
    if let method = called(before: place), method > block.range.lowerBound, tokens[method - 1].isSign("."),
      let start = types.start(before: method - 1),
      let receiver = types.type(from: start, to: method - 1, scopes: scopes)
    {
      let isCollection = ["Array", "Set", "Dictionary"].contains(receiver.name)
      element =
        isCollection ? receiver.element.first : ["map", "flatMap"].contains(tokens[method].string) ? receiver : nil
    }
    scopes.bind("$0", element)
    var at = place + 1
    if token(at)?.isSign("[") == true { at = brackets.partner(of: at) + 1 }
    guard let word = (at..<min(at + 24, close)).first(where: { tokens[$0].isWord("in") || tokens[$0].isSign("{") }),
      word < close, tokens[word].isWord("in"), tokens[word].line == tokens[place].line
    else { return }
    var isFirst = true
    while at < word {
      guard tokens[at].kind == .word else {
        at += 1
        continue
      }
      let name = tokens[at].string
      at += 1
      var type = isFirst ? element : nil
      if token(at)?.isSign(":") == true {
        at += 1
        type = TypeName.read(tokens[..<word], at: &at)
      }
      scopes.bind(name, type)
      isFirst = false
    }
  }

  /// The name of the function that receives the closure at `place`.
  private func called(before place: Int) -> Int? {
    guard let last = token(place - 1) else { return nil }
    if last.kind == .word { return place - 1 }
    if last.isSign(")") { return brackets.partner(of: place - 1) - 1 }
    return last.isSign("(") ? place - 2 : nil
  }
}
