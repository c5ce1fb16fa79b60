extension DeclarationScanner {
  /// Records a type that is declared here; false if the word has another meaning.
  mutating func scanType(_ token: Token) -> Bool {
    let keyword = place
    guard keyword + 1 < tokens.count, tokens[keyword + 1].kind == .identifier else { return false }
    if token.word == .actor, !isActorDeclaration { return false }
    beginDeclaration()
    guard let start = pending else { return false }
    var next = keyword + 1
    var name = file.name(next)
    while next + 2 < tokens.count, tokens[next + 1].isSign("."), tokens[next + 2].kind == .identifier {
      name += "." + file.name(next + 2)
      next += 2
    }
    let outer = context.type.map { file.types[$0] }
    var type = TypeDeclaration(
      kind: token.word, start: start, keyword: keyword, nameToken: next, name: name,
      path: outer.map { token.word == .extension ? name : $0.path + "." + name } ?? name)
    type.isLocal = context.kind == .code || outer?.isLocal == true
    type.liesInGeneric = outer.map { $0.isGeneric || $0.liesInGeneric } ?? false
    next += 1
    if next < tokens.count, tokens[next].isSign("<") {
      type.isGeneric = true
      next = skipAngles(next)
    }
    next = scanInheritance(from: next, into: &type)
    guard next < tokens.count, tokens[next].isSign("{"), file.partners[next] > next else {
      skip()
      return true
    }
    type.open = next
    type.close = file.partners[next]
    typeBodies[next] = file.types.count
    file.types.append(type)
    pending = nil
    place = next
    return true
  }

  /// `actor` is an ordinary identifier unless a name and a body, or an inheritance clause, follow.
  private var isActorDeclaration: Bool {
    guard place + 2 < tokens.count, !tokens[place + 1].startsLine else { return false }
    let after = tokens[place + 2]
    return after.isSign("{") || after.isSign(":") || after.isSign("<") || after.word == .where
  }

  private func scanInheritance(from start: Int, into type: inout TypeDeclaration) -> Int {
    var next = start
    var entry = start + 1
    if next < tokens.count, tokens[next].isSign(":") {
      type.colon = next
      next += 1
    }
    while next < tokens.count {
      let token = tokens[next]
      if token.isSign("{") || token.isSign("}") || token.isSign(";") { break }
      if token.word == .where {
        if type.colon != nil, !type.hasWhereClause, entry < next { type.inherited.append(file.string(entry..<next)) }
        type.hasWhereClause = true
        entry = Int.max
      }
      if token.isSign(","), !type.hasWhereClause, entry < next {
        type.inherited.append(file.string(entry..<next))
        entry = next + 1
      }
      if token.isSign("<") {
        next = skipAngles(next)
      } else if token.isSign("(") || token.isSign("["), file.partners[next] > next {
        next = file.partners[next] + 1
      } else {
        next += 1
      }
    }
    if type.colon != nil, entry < next { type.inherited.append(file.string(entry..<next)) }
    return next
  }

  /// The token after the closing `>` of a `<`; the next one if it isn't closed.
  func skipAngles(_ open: Int) -> Int {
    var depth = 0
    var next = open
    while next < tokens.count {
      let token = tokens[next]
      switch token.sign {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        // Not of an arrow.
        if !(tokens[next - 1].isSign("-") && tokens[next - 1].end == token.start) { depth -= 1 }
        if depth == 0 { return next + 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if file.partners[next] > next { next = file.partners[next] }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        return open + 1
      default: break
      }
      next += 1
    }
    return open + 1
  }
}
