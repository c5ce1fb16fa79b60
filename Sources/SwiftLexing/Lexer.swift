/// Divides a source file into tokens.
///
/// It handles single-line, multi-line and raw strings and the code in their interpolations; regular expressions between slashes;
/// nested comments; quoted identifiers; directives; and a script's first line. It accepts any input: an unterminated literal ends
/// at the end of its line or of the file.
package struct Lexer {
  private(set) var tokens: [Token] = []
  /// The ranges of the comments.
  private var comments: [Range<Int>] = []
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  var place = 0
  var startsLine = true
  /// The nesting depth of interpolations. The limit, which no ordinary source reaches, prevents a stack overflow.
  var interpolations = 0
  static let interpolationLimit = 100

  package static func tokens(of text: SourceText) -> [Token] {
    var lexer = Lexer(text)
    lexer.skipHashbang()
    lexer.lex(untilParenthesisCloses: false)
    return lexer.tokens
  }

  /// The tokens, and the ranges of the comments between them, both in source order.
  package static func tokensAndComments(of text: SourceText) -> (tokens: [Token], comments: [Range<Int>]) {
    var lexer = Lexer(text)
    lexer.skipHashbang()
    lexer.lex(untilParenthesisCloses: false)
    return (lexer.tokens, lexer.comments)
  }

  private init(_ text: SourceText) {
    bytes = text.bytes
    count = text.bytes.count
    tokens.reserveCapacity(count / 5)
  }

  /// Skips the first line of a script, which names the interpreter, and the byte order mark that Windows editors may insert
  /// before it.
  private mutating func skipHashbang() {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { place = 3 }
    if byte(place) == UInt8(ascii: "#"), byte(place + 1) == UInt8(ascii: "!") { skipLine() }
  }

  /// The byte at a place; 0 after the end.
  func byte(_ place: Int) -> UInt8 { place < count ? bytes[place] : 0 }

  /// - Parameter untilParenthesisCloses: whether the lexed code is an interpolation, which ends with a parenthesis.
  mutating func lex(untilParenthesisCloses isInterpolation: Bool) {
    var depth = 0
    while place < count {
      let next = bytes[place]
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: place += 1
      case UInt8(ascii: "/"): lexSlash()
      case UInt8(ascii: "\""): lexString(pounds: 0)
      case UInt8(ascii: "#"): lexPound()
      case UInt8(ascii: "`"): lexQuotedIdentifier()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
      default:
        if Self.isIdentifierPart(next) {
          lexIdentifier(kind: .identifier)
        } else {
          if next == UInt8(ascii: "(") { depth += 1 }
          if next == UInt8(ascii: ")") { depth -= 1 }
          addSign()
          if isInterpolation, depth == 0 { return }
        }
      }
    }
  }

  mutating func add(
    _ kind: Token.Kind, from start: Int, word: Word = .other, sign: UInt8 = 0, continuesString: Bool = false
  ) {
    tokens.append(
      Token(
        kind: kind, word: word, sign: sign, startsLine: startsLine, continuesString: continuesString, start: start,
        end: place))
    startsLine = false
  }

  private mutating func addSign() {
    place += 1
    add(.sign, from: place - 1, sign: bytes[place - 1])
  }

  static func isIdentifierPart(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F || byte == 0x24
      || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
  }

  private mutating func lexIdentifier(kind: Token.Kind) {
    let start = place
    var hash = Word.hashStart
    if kind == .pound {
      hash = Word.hash(hash, bytes[place])
      place += 1
    }
    while place < count, Self.isIdentifierPart(bytes[place]) {
      hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01B3
      place += 1
    }
    add(kind, from: start, word: Word.byHash[hash] ?? .other)
  }

  private mutating func lexQuotedIdentifier() {
    let start = place
    place += 1
    while place < count, bytes[place] != UInt8(ascii: "`"), bytes[place] != UInt8(ascii: "\n") { place += 1 }
    if byte(place) == UInt8(ascii: "`") { place += 1 }
    add(.identifier, from: start)
  }

  private mutating func lexNumber() {
    let start = place
    while place < count {
      let next = bytes[place]
      let isFraction = next == UInt8(ascii: ".") && byte(place + 1) >= 0x30 && byte(place + 1) <= 0x39
      guard Self.isIdentifierPart(next) || isFraction else { break }
      place += 1
    }
    add(.number, from: start)
  }

  private mutating func lexPound() {
    var pounds = 0
    while byte(place + pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(place + pounds) {
    case UInt8(ascii: "\""):
      place += pounds
      lexString(pounds: pounds)
    case UInt8(ascii: "/"):
      if let end = endOfExtendedRegex(pounds: pounds) {
        addLiteral(to: end)
      } else {
        addSign()
      }
    default:
      if pounds == 1, Self.isIdentifierPart(byte(place + 1)) { lexIdentifier(kind: .pound) } else { addSign() }
    }
  }

  mutating func addLiteral(to end: Int) {
    let start = place
    place = end
    add(.literal, from: start)
  }

  private mutating func skipLine() {
    while place < count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
  }

  private mutating func lexSlash() {
    switch byte(place + 1) {
    case UInt8(ascii: "/"): lexComment { $0.skipLine() }
    case UInt8(ascii: "*"): lexComment { $0.skipBlockComment() }
    default:
      if let end = endOfBareRegex() { addLiteral(to: end) } else { addSign() }
    }
  }

  private mutating func lexComment(_ skip: (inout Lexer) -> Void) {
    let start = place
    skip(&self)
    comments.append(start..<place)
  }

  /// Block comments can be nested.
  private mutating func skipBlockComment() {
    var depth = 0
    while place < count {
      if bytes[place] == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), byte(place + 1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        if bytes[place] == UInt8(ascii: "\n") { startsLine = true }
        place += 1
      }
    }
    place = min(place, count)
  }
}
