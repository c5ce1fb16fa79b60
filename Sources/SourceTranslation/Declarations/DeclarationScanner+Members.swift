extension DeclarationScanner {
  /// Records a method or a property. Its body is scanned afterwards.
  mutating func scanMember(_ token: Token) {
    guard let owner = context.type else { return skip() }
    beginDeclaration()
    let start = pending ?? DeclarationStart(firstToken: place)
    let keyword = place
    switch token.word {
    case .func: scanMethod(.method, start, keyword: keyword, name: keyword + 1, owner: owner)
    case .initializer: scanMethod(.initializer, start, keyword: keyword, name: keyword, owner: owner)
    default: scanProperty(start, keyword: keyword, isConstant: token.word == .let, owner: owner)
    }
    pending = nil
    place = keyword + 1
  }

  // MARK: Methods

  private mutating func scanMethod(
    _ kind: Member.Kind, _ start: DeclarationStart, keyword: Int, name: Int, owner: Int
  ) {
    guard name < tokens.count, tokens[name].kind == .identifier else { return }
    var member = Member(
      kind: kind, start: start, name: file.name(name), keyword: keyword, nameToken: name, owner: owner)
    var next = name + 1
    // `init?` and `init!`
    if kind == .initializer, next < tokens.count, tokens[next].isSign("?") || tokens[next].isSign("!") { next += 1 }
    if next < tokens.count, tokens[next].isSign("<") {
      member.isGeneric = true
      next = skipAngles(next)
    }
    guard next < tokens.count, tokens[next].isSign("("), file.partners[next] > next else { return }
    let close = file.partners[next]
    member.parametersOpen = next
    for parameter in parts(of: next + 1..<close) { addParameter(parameter, to: &member) }
    let end = scanEffects(after: close, of: &member)
    member.signature = tokens[next].start..<tokens[end - 1].end
    if end < tokens.count, tokens[end].isSign("{"), file.partners[end] > end { member.body = end }
    file.types[owner].members.append(member)
  }

  /// Splits a list at its top-level commas.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var next = range.lowerBound
    while next < range.upperBound {
      let token = tokens[next]
      if token.isSign(",") {
        parts.append(start..<next)
        start = next + 1
      }
      if token.isSign("<") {
        next = skipAngles(next)
      } else if token.kind == .sign, file.partners[next] > next {
        next = file.partners[next] + 1
      } else {
        next += 1
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func addParameter(_ range: Range<Int>, to member: inout Member) {
    guard let colon = range.first(where: { tokens[$0].isSign(":") }), colon > range.lowerBound else { return }
    let names = range.lowerBound..<colon
    // Attributes may stand before the label.
    let identifiers = names.suffix(2).filter { tokens[$0].kind == .identifier && !isAttributeName($0) }
    guard let first = identifiers.first, let last = identifiers.last else { return }
    let label = file.name(first)
    member.labels.append(label == "_" ? "" : label)
    member.parameterNames.append(file.string(last))
    var type = colon + 1
    var isEscaping = false
    while type < range.upperBound {
      if tokens[type].isSign("@") {
        isEscaping = isEscaping || type + 1 < range.upperBound && file.string(type + 1) == "escaping"
        type += 2
        // `@escaping (Int) -> Void` has no arguments.
        let isAdjacent = type < range.upperBound && tokens[type].start == tokens[type - 1].end
        if isAdjacent, tokens[type].isSign("("), file.partners[type] > type {
          type = file.partners[type] + 1
        }
      } else if tokens[type].word == .inout {
        member.hasUnusualParameters = true
        type += 1
      } else {
        break
      }
    }
    if isEscaping { member.escapingParameters.insert(member.parameterTypes.count) }
    let end = (type..<max(type, range.upperBound)).first { isDefaultValue($0) } ?? range.upperBound
    // Values of an optional function type also escape.
    isEscaping = isEscaping || end > type && (tokens[end - 1].isSign("?") || tokens[end - 1].isSign("!"))
    for place in type..<max(type, end) {
      let isVariadic = tokens[place].isSign(".") && tokens[place - 1].isSign(".")
      if isArrow(place) && !isEscaping || isVariadic { member.hasUnusualParameters = true }
    }
    member.parameterTypes.append(file.string(type..<max(type, end)))
  }

  private func isAttributeName(_ place: Int) -> Bool { place > 0 && tokens[place - 1].isSign("@") }

  private func isDefaultValue(_ place: Int) -> Bool {
    tokens[place].isSign("=")
      && !(place > 0 && tokens[place - 1].isSign("=") && tokens[place - 1].end == tokens[place].start)
  }

  /// The token after a method's effects and what it returns.
  private func scanEffects(after close: Int, of member: inout Member) -> Int {
    var next = close + 1
    while next < tokens.count {
      switch tokens[next].word {
      case .async: member.isAsync = true
      case .throws, .rethrows:
        member.isThrowing = true
        if next + 1 < tokens.count, tokens[next + 1].isSign("("), file.partners[next + 1] > next {
          next = file.partners[next + 1]
        }
      default:
        guard next + 1 < tokens.count, tokens[next].isSign("-"), tokens[next + 1].isSign(">") else { return next }
        let end = endOfType(from: next + 2)
        member.type = file.string(next + 2..<end)
        return end
      }
      next += 1
    }
    return next
  }

  /// The token after a type: where a body, a value, a condition or the next line's declaration begins.
  func endOfType(from start: Int) -> Int {
    var next = start
    while next < tokens.count {
      let token = tokens[next]
      if token.isSign("{") || token.isSign("}") || token.isSign("=") || token.isSign(";") || token.isSign(",")
        || token.isSign(")") || token.word == .where || token.kind == .pound
      {
        break
      }
      if next > start, token.startsLine, !continuesType(next) { break }
      if token.isSign("<") {
        next = skipAngles(next)
      } else if token.kind == .sign, file.partners[next] > next {
        next = file.partners[next] + 1
      } else {
        next += 1
      }
    }
    return max(start, next)
  }

  private func continuesType(_ place: Int) -> Bool {
    let (token, before) = (tokens[place], tokens[place - 1])
    let continuing: Set<UInt8> = [
      UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: ":"),
    ]
    return continuing.contains(token.sign) && token.kind == .sign
      || continuing.contains(before.sign) && !(before.isSign(">") && !isArrow(place - 1))
  }

  private func isArrow(_ place: Int) -> Bool {
    tokens[place].isSign(">") && place > 0 && tokens[place - 1].isSign("-")
  }

  // MARK: Properties

  private mutating func scanProperty(_ start: DeclarationStart, keyword: Int, isConstant: Bool, owner: Int) {
    var name = keyword + 1
    var isOneOfSeveral = false
    while name < tokens.count, tokens[name].kind == .identifier {
      var member = Member(
        kind: .property, start: start, name: file.name(name), keyword: keyword, nameToken: name, owner: owner)
      member.isConstant = isConstant
      var next = name + 1
      if next < tokens.count, tokens[next].isSign(":") {
        let end = endOfType(from: next + 1)
        member.type = file.string(next + 1..<end)
        member.typeEnd = end
        next = end
      }
      // After a value, braces belong to a closure or to observers, which implies that the property is mutable.
      if next < tokens.count, tokens[next].isSign("{"), file.partners[next] > next {
        member.body = next
        let words = topLevelWords(in: next)
        let isObserved = words.contains(.didSet) || words.contains(.willSet)
        if isObserved { member.observers = next }
        member.isComputed = !isObserved
        member.isReadOnly = !isObserved && !hasSetter(in: next)
      }
      if member.body == nil { member.observers = observersOfDeclaration(from: next) }
      let comma = commaOfDeclaration(from: next)
      isOneOfSeveral = isOneOfSeveral || comma != nil
      member.isOneOfSeveral = isOneOfSeveral
      file.types[owner].members.append(member)
      guard let comma else { return }
      name = comma + 1
    }
  }

  /// The comma between a property and the next one of the same declaration, which otherwise ends with its line.
  private func commaOfDeclaration(from start: Int) -> Int? {
    var next = start
    while next < tokens.count {
      let token = tokens[next]
      if token.isSign(",") { return next }
      let followsSign = next > start && tokens[next - 1].isSign("=")
      if token.isSign(";") || token.isSign("}") || token.startsLine && !followsSign { return nil }
      if token.isSign("<"), tokens[next - 1].kind == .identifier, tokens[next - 1].end == token.start {
        next = skipAngles(next)
      } else {
        next = token.kind == .sign && file.partners[next] > next ? file.partners[next] + 1 : next + 1
      }
    }
    return nil
  }

  /// The brace of the observers after a property's value, which may contain braces itself.
  private func observersOfDeclaration(from start: Int) -> Int? {
    var next = start
    while next < tokens.count {
      let token = tokens[next]
      let followsSign = next > start && tokens[next - 1].isSign("=")
      if token.isSign(";") || token.isSign("}") || token.isSign(",") { return nil }
      if token.startsLine, !followsSign, !token.isSign("{"), !token.isSign("."), next > start { return nil }
      if token.isSign("{"), next + 1 < tokens.count, [.didSet, .willSet].contains(tokens[next + 1].word) {
        return next
      }
      next = token.kind == .sign && file.partners[next] > next ? file.partners[next] + 1 : next + 1
    }
    return nil
  }

  /// Whether a property's braces have a setter. Within a getter without `get`, `set` is a variable: `for set in sets`.
  private func hasSetter(in open: Int) -> Bool {
    var next = open + 1
    while next < file.partners[open] {
      if tokens[next].word == .set, isSetter(next, in: open) { return true }
      next = tokens[next].kind == .sign && file.partners[next] > next ? file.partners[next] + 1 : next + 1
    }
    return false
  }

  private func isSetter(_ place: Int, in open: Int) -> Bool {
    let (before, after) = (tokens[place - 1], tokens[place + 1])
    // `get set }` and `set throws }` are a protocol's.
    let isAccessor = after.isSign("{") || after.isSign("(") || after.isSign("}") || after.kind == .identifier
    guard isAccessor, after.word != .in, after.word != .as, after.word != .is else { return false }
    if place - 1 == open || before.isSign("}") || before.isSign(";") || tokens[place].startsLine { return true }
    return before.isSign(")") || [.get, .mutating, .nonmutating].contains(before.word) || before.word == .throws
  }

  /// The top-level words in braces.
  func topLevelWords(in open: Int) -> Set<Word> {
    var words: Set<Word> = []
    var next = open + 1
    while next < file.partners[open] {
      if tokens[next].kind == .identifier { words.insert(tokens[next].word) }
      next = tokens[next].kind == .sign && file.partners[next] > next ? file.partners[next] + 1 : next + 1
    }
    return words
  }
}
