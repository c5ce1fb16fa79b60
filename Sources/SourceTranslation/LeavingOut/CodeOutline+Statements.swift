extension CodeOutline {
  /// All statements of a declaration's body, also those of blocks within.
  package func statements(in declaration: CodeDeclaration) -> [Range<Int>] {
    let items =
      declaration.bodyKind == .value
      ? [CodeItem(kind: .code, tokens: declaration.body)] : code.items(in: declaration.body)
    var (statements, waiting) = ([Range<Int>](), Array(items.reversed()))
    while let item = waiting.popLast() {
      guard item.kind == .code else { continue }
      // An initial value is no statement itself.
      if !(declaration.bodyKind == .value && item.tokens == declaration.body) { statements.append(item.tokens) }
      for block in code.blocks(in: item.tokens).reversed() {
        waiting += code.items(in: block.range, isSwitch: block.isSwitch).reversed()
      }
    }
    return statements
  }

  /// What a line of the list calls a statement: its first line, and a number from the second one of these on.
  package func nameOfStatement(_ item: Range<Int>, in declaration: CodeDeclaration) -> String {
    numbered(item, among: statements(in: declaration))
  }

  /// The same for a call in a chain.
  package func nameOfLink(_ link: Range<Int>, in declaration: CodeDeclaration) -> String {
    numbered(link, among: links(in: declaration.body))
  }

  private func numbered(_ item: Range<Int>, among all: [Range<Int>]) -> String {
    let line = firstLine(item)
    let alike = all.filter { firstLine($0) == line }
    let number = (alike.firstIndex(of: item) ?? 0) + 1
    return number > 1 ? "\(line) #\(number)" : line
  }

  /// The statements around a token from the outermost to the innermost, each with the statements of its block.
  package func path(to token: Int, in declaration: CodeDeclaration) -> [(item: CodeItem, block: [CodeItem])] {
    var path: [(item: CodeItem, block: [CodeItem])] = []
    var block =
      declaration.bodyKind == .value
      ? [CodeItem(kind: .code, tokens: declaration.body)] : code.items(in: declaration.body)
    while let item = block.first(where: { $0.tokens.contains(token) }) {
      path.append((item, block))
      guard let inner = code.blocks(in: item.tokens).first(where: { $0.range.contains(token) }) else { break }
      block = code.items(in: inner.range, isSwitch: inner.isSwitch)
    }
    if declaration.bodyKind == .value, !path.isEmpty { path.removeFirst() }
    return path
  }

  /// The calls in chains that begin a line with their point: `.padding(3)`.
  package func links(in range: Range<Int>) -> [Range<Int>] {
    range.compactMap { place in
      guard code.tokens[place].isSign("."), code.tokens[place].startsLine, place + 1 < range.upperBound,
        code.tokens[place + 1].kind == .identifier
      else { return nil }
      return place..<endOfLink(place, range.upperBound)
    }
  }

  private func endOfLink(_ start: Int, _ limit: Int) -> Int {
    var next = start + 2
    while next < limit {
      let token = code.tokens[next]
      let isCall = (token.isSign("(") || token.isSign("{")) && !token.startsLine
      if isCall, code.partners[next] > next {
        next = code.partners[next] + 1
      } else if token.kind == .identifier, !token.startsLine, next + 2 < limit, code.tokens[next + 1].isSign(":"),
        code.tokens[next + 2].isSign("{")
      {
        next += 2
      } else {
        break
      }
    }
    return next
  }

  /// The equals sign of an assignment to a variable or a member: `self.title = title`.
  package func assignment(_ item: Range<Int>) -> Int? {
    var next = item.lowerBound
    while next < item.upperBound {
      let token = code.tokens[next]
      if token.isSign("="), next > item.lowerBound, next + 1 < item.upperBound { return next }
      guard token.kind == .identifier && token.word == .other || token.isSign(".") else { return nil }
      next += 1
    }
    return nil
  }

  /// The type to write behind a value that stands for a property's: none if the declaration has one, nil if it isn't known.
  package func typeOfValue(_ declaration: CodeDeclaration) -> String? {
    guard !declaration.isOneOfSeveral, !declaration.body.isEmpty else { return nil }
    if let type = declaration.result { return type.hasPrefix("some ") ? nil : "" }
    // `UILabel()` and `UILabel(frame: .zero)`; what follows, as a chain of calls, seldom changes the type.
    var next = declaration.body.lowerBound
    var name = ""
    while next < declaration.body.upperBound, code.tokens[next].kind == .identifier {
      name += code.text.string(code.tokens[next])
      next += 1
      guard next + 1 < declaration.body.upperBound, code.tokens[next].isSign(".") else { break }
      guard code.text.string(code.tokens[next + 1]).first?.isUppercase == true else { break }
      name += "."
      next += 1
    }
    guard name.first?.isUppercase == true, next < declaration.body.upperBound, code.tokens[next].isSign("(") else {
      return nil
    }
    return name
  }
}
