extension Lexer {
  /// Lexes a string that begins here, after `pounds` number signs, into tokens for its parts and for the code in its
  /// interpolations.
  mutating func lexString(pounds: Int) {
    var partStart = place - pounds
    var isBehindInterpolation = false
    let isMultiline = isQuotes(3, at: place)
    place += isMultiline ? 3 : 1
    while place < count {
      let next = bytes[place]
      if next == UInt8(ascii: "\\"), isPounds(pounds, at: place + 1) {
        place += 1 + pounds
        if byte(place) == UInt8(ascii: "("), interpolations < Self.interpolationLimit {
          add(.literal, from: partStart, continuesString: isBehindInterpolation)
          interpolations += 1
          lex(untilParenthesisCloses: true)
          interpolations -= 1
          partStart = place
          isBehindInterpolation = true
        } else {
          place = min(place + 1, count)
        }
      } else if next == UInt8(ascii: "\""), isQuotes(isMultiline ? 3 : 1, at: place),
        isPounds(pounds, at: place + (isMultiline ? 3 : 1))
      {
        place += (isMultiline ? 3 : 1) + pounds
        add(.literal, from: partStart, continuesString: isBehindInterpolation)
        return
      } else if !isMultiline, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") {
        break
      } else {
        place += 1
      }
    }
    // After a final interpolation no text is left.
    if place > partStart { add(.literal, from: partStart, continuesString: isBehindInterpolation) }
  }

  private func isQuotes(_ number: Int, at place: Int) -> Bool {
    (0..<number).allSatisfy { byte(place + $0) == UInt8(ascii: "\"") }
  }

  private func isPounds(_ number: Int, at place: Int) -> Bool {
    number == 0 || (0..<number).allSatisfy { byte(place + $0) == UInt8(ascii: "#") }
  }

  /// The end of a regular expression `#/.../#` that begins here; nil if none begins. The expression may span several lines if its
  /// first line is empty.
  func endOfExtendedRegex(pounds: Int) -> Int? {
    var scan = place + pounds + 1
    let isMultiline = byte(scan) == UInt8(ascii: "\n") || byte(scan) == UInt8(ascii: "\r")
    while scan < count {
      switch bytes[scan] {
      case UInt8(ascii: "\\"): scan += 2
      case UInt8(ascii: "/"):
        if isPounds(pounds, at: scan + 1) { return scan + 1 + pounds }
        scan += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return nil }
        scan += 1
      default: scan += 1
      }
    }
    return nil
  }

  /// The end of a regular expression `/.../` that begins here; nil if the slash is an operator: after a value, before white
  /// space, or without a second slash on the line outside the expression's own brackets.
  func endOfBareRegex() -> Int? {
    guard !followsValue else { return nil }
    var scan = place + 1
    let first = byte(scan)
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") || first == UInt8(ascii: ")") { return nil }
    var parentheses = 0
    var isInSet = false
    while scan < count {
      switch bytes[scan] {
      case UInt8(ascii: "\\"): scan += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: parentheses += 1
      case UInt8(ascii: ")") where !isInSet:
        parentheses -= 1
        // It closes what was opened before the slash.
        if parentheses < 0 { return nil }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "/"):
        let last = bytes[scan - 1]
        return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") ? nil : scan + 1
      default: break
      }
      scan += 1
    }
    return nil
  }

  /// Whether the preceding token is a value, so that a slash is a division.
  private var followsValue: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .literal, .pound: return true
    case .identifier: return !Self.beforeValues.contains(last.word)
    case .sign:
      return last.isSign(")") || last.isSign("]") || last.isSign("}") || last.isSign("?") && last.end == place
        || last.isSign("!") && last.end == place && tokens.count > 1 && tokens[tokens.count - 2].end == last.start
    }
  }

  private static let beforeValues: Set<Word> = [
    .return, .in, .case, .try, .await, .throw, .else, .if, .guard, .while, .where, .as, .is, .switch,
  ]
}
