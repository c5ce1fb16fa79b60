/// A statement, or a declaration among members or statements.
package struct CodeItem: Hashable, Sendable {
  package enum Kind: Sendable {
    case code
    /// `case .a:` in a switch.
    case label
    /// `#if` and its like.
    case directive
  }

  package let kind: Kind
  package let tokens: Range<Int>
}

/// Splits what stands between two braces into its statements, without a grammar of expressions: a line that can't continue the one
/// before it begins the next statement.
package struct CodeBlocks: Sendable {
  package let text: SourceText
  package let tokens: [Token]
  /// For the token of each bracket, the index of the matching bracket; -1 for others.
  package let partners: [Int]

  package init(_ text: SourceText) {
    self.text = text
    tokens = Lexer.tokens(of: text)
    partners = BracketPairs.partners(of: tokens)
  }

  /// The statements of a range of tokens.
  ///
  /// - Parameter isSwitch: whether these are the cases of a switch.
  package func items(in range: Range<Int>, isSwitch: Bool = false) -> [CodeItem] {
    var items: [CodeItem] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let start = next
      if tokens[start].isSign(";") {
        next += 1
        continue
      }
      var kind = CodeItem.Kind.code
      if isDirective(start) {
        kind = .directive
        next = endOfLine(start, range.upperBound)
      } else if isSwitch, let end = endOfLabel(start, range.upperBound) {
        kind = .label
        next = end
      } else {
        next = endOfItem(start, range.upperBound)
      }
      items.append(CodeItem(kind: kind, tokens: start..<next))
    }
    return items
  }

  /// The blocks within an item, but not those within a block: closures and the bodies of control flow, each without its braces and
  /// without a closure's parameters.
  package func blocks(in item: Range<Int>) -> [(range: Range<Int>, isSwitch: Bool)] {
    var blocks: [(range: Range<Int>, isSwitch: Bool)] = []
    var (next, depth) = (item.lowerBound, 0)
    var switches: Set<Int> = []
    while next < item.upperBound {
      let token = tokens[next]
      if token.word == .switch, next == item.lowerBound || !tokens[next - 1].isSign(".") { switches.insert(depth) }
      if token.isSign("("), partners[next] > next { depth += 1 }
      if token.isSign(")"), depth > 0 { depth -= 1 }
      if token.isSign("{"), partners[next] > next {
        let isSwitch = switches.remove(depth) != nil
        let inside = next + 1..<partners[next]
        blocks.append((isSwitch ? inside : withoutParameters(inside), isSwitch))
        next = partners[next]
      }
      next += 1
    }
    return blocks
  }

  /// A closure's statements: what follows `[weak self] value, error in`.
  private func withoutParameters(_ inside: Range<Int>) -> Range<Int> {
    var next = inside.lowerBound
    let signs = Set(",:->?!._<>@&".utf8)
    while next < inside.upperBound {
      let token = tokens[next]
      if token.word == .in { return next + 1..<inside.upperBound }
      if token.isSign("(") || token.isSign("["), partners[next] > next {
        next = partners[next] + 1
        continue
      }
      let isName = token.kind == .identifier && ![.for, .if, .guard, .let, .var, .return, .switch].contains(token.word)
      guard isName || token.kind == .sign && signs.contains(token.sign) else { return inside }
      next += 1
    }
    return inside
  }

  // MARK: Ends

  func isDirective(_ place: Int) -> Bool {
    [.poundIf, .poundElseif, .poundElse, .poundEndif].contains(tokens[place].word)
  }

  func endOfLine(_ start: Int, _ limit: Int) -> Int {
    var next = start + 1
    while next < limit, !tokens[next].startsLine { next += 1 }
    return next
  }

  /// The token after `case .a, .b where c:`, `default:` or `@unknown default:`; nil for something else.
  private func endOfLabel(_ start: Int, _ limit: Int) -> Int? {
    let isDefault = text.string(tokens[start]) == "default"
    let isUnknown = tokens[start].isSign("@") && start + 2 < limit && text.string(tokens[start + 2]) == "default"
    guard tokens[start].word == .case || isDefault || isUnknown else { return nil }
    var next = start + 1
    while next < limit, !tokens[next].isSign(":") {
      next = partners[next] > next ? partners[next] + 1 : next + 1
    }
    return min(next + 1, limit)
  }

  private func endOfItem(_ start: Int, _ limit: Int) -> Int {
    var next = start
    var conditions = 0
    while next < limit {
      if next > start {
        if tokens[next].isSign(";") { return next }
        if tokens[next].startsLine, isDirective(next) {
          // `#if` around some of a chain's calls belongs to the chain.
          let after = endOfLine(next, limit)
          let isInChain = conditions > 0 || tokens[next].word == .poundIf && after < limit && tokens[after].isSign(".")
          guard isInChain else { return next }
          if tokens[next].word == .poundIf { conditions += 1 }
          if tokens[next].word == .poundEndif { conditions -= 1 }
          next = after
          continue
        }
        if tokens[next].startsLine, !continues(next, from: start) { return next }
      }
      next = partners[next] > next ? partners[next] + 1 : next + 1
    }
    return min(next, limit)
  }

  // MARK: Lines

  /// Whether the first token of a line goes on with the item before it.
  private func continues(_ place: Int, from start: Int) -> Bool {
    let token = tokens[place]
    switch token.word {
    case .else, .as, .is, .in, .where, .throws, .rethrows: return true
    case .while: return tokens[start].word == .repeat
    default: break
    }
    if text.string(token) == "catch", tokens[place - 1].isSign("}") { return true }
    if token.kind == .sign {
      switch token.sign {
      case UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="): return true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "}"), UInt8(ascii: "\\"): break
      default: if isInfix(place) { return true }
      }
    }
    return isUnfinished(place, from: start)
  }

  private static let operators = Set("+-*/%&|<>!?~^=".utf8)

  private func isOperator(_ place: Int) -> Bool {
    tokens[place].kind == .sign && Self.operators.contains(tokens[place].sign)
  }

  /// Whether a space follows the operator that begins at a token.
  private func isInfix(_ place: Int) -> Bool {
    guard isOperator(place) else { return false }
    var last = place
    while last + 1 < tokens.count, isOperator(last + 1), tokens[last + 1].start == tokens[last].end { last += 1 }
    return last + 1 < tokens.count && tokens[last + 1].start > tokens[last].end
  }

  /// Whether what stands before a line needs more: an operator with a space before it, a comma, a word such as `let`, or only
  /// attributes and modifiers.
  private func isUnfinished(_ place: Int, from start: Int) -> Bool {
    let before = tokens[place - 1]
    switch before.word {
    case .let, .var, .if, .guard, .while, .for, .in, .as, .is, .try, .await, .throw, .else, .func, .class, .struct,
      .enum, .extension, .protocol, .import, .where:
      return !(place > 1 && tokens[place - 2].isSign("."))
    default: break
    }
    if before.isSign(",") || before.isSign(":") || before.isSign(".") || before.isSign("=") { return true }
    if before.isSign(">"), place > 1, tokens[place - 2].isSign("-"), tokens[place - 2].end == before.start {
      return true
    }
    if isOperator(place - 1) {
      var first = place - 1
      while first > start, isOperator(first - 1), tokens[first - 1].end == tokens[first].start { first -= 1 }
      return first > start && tokens[first - 1].end < tokens[first].start
    }
    return endOfModifiers(from: start, to: place) == place
  }

  /// The token after attributes and modifiers.
  package func endOfModifiers(from start: Int, to limit: Int) -> Int {
    var next = start
    while next < limit {
      if tokens[next].isSign("@"), next + 1 < limit {
        next = endOfAttribute(next, limit)
      } else if isModifier(next, limit) {
        next += 1
        // `private(set)`
        if next < limit, tokens[next].isSign("("), partners[next] == next + 2 { next = partners[next] + 1 }
      } else {
        break
      }
    }
    return next
  }

  /// The attributes before a declaration's keyword.
  package func attributes(in head: Range<Int>) -> [Range<Int>] {
    head.filter { tokens[$0].isSign("@") }.map { $0..<endOfAttribute($0, head.upperBound) }
  }

  /// The token after an attribute and its arguments.
  func endOfAttribute(_ start: Int, _ limit: Int) -> Int {
    var next = start + 2
    while next + 1 < limit, tokens[next].isSign("."), tokens[next].start == tokens[next - 1].end { next += 2 }
    let isAdjacent = next < limit && tokens[next].start == tokens[next - 1].end
    if isAdjacent, tokens[next].isSign("("), partners[next] > next { next = partners[next] + 1 }
    return next
  }

  private func isModifier(_ place: Int, _ limit: Int) -> Bool {
    switch tokens[place].word {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override, .weak, .unowned,
      .lazy, .dynamic, .optional, .required, .convenience, .mutating, .nonmutating, .indirect, .nonisolated, .isolated,
      .prefix, .postfix, .infix, .consuming, .borrowing:
      // As a name, it would be followed by something else.
      return place + 1 >= limit || tokens[place + 1].kind == .identifier || tokens[place + 1].isSign("@")
        || tokens[place + 1].isSign("(")
    case .class:
      return place + 1 < limit
        && [
          .func, .var, .let, .subscript, .override, .final, .public, .private, .fileprivate, .internal, .open,
          .dynamic, .nonisolated,
        ].contains(tokens[place + 1].word)
    default: return false
    }
  }
}
