/// Takes a Swift file apart: comments are left out, of texts only what is interpolated is kept.
///
/// It knows as much of Swift as the project's own sources need: nested comments, texts of one and several lines, raw texts,
/// regex literals after a sign.
struct CoverageLexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var tokens: [Token] = []

  static func tokens(of source: String) -> [Token] {
    var lexer = CoverageLexer(bytes: Array(source.utf8))
    lexer.readCode(untilParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while place < bytes.count {
      let next = bytes[place]
      switch next {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "\""): readText(hashes: 0)
      case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\"") || byte(1) == UInt8(ascii: "#"): readRawText()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where beginsRegex: skipRegex()
      case UInt8(ascii: "("):
        depth += 1
        add(.sign, "(", count: 1)
      case UInt8(ascii: ")"):
        if untilParenthesis, depth == 0 { return }
        depth -= 1
        add(.sign, ")", count: 1)
      case let digit where isDigit(digit): readWord(.number)
      case let letter where isWordByte(letter) || letter == UInt8(ascii: "`"): readWord(.word)
      default: readSign()
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ string: String, count: Int) {
    tokens.append(Token(kind: kind, string: string, line: line))
    place += count
  }

  // MARK: Words and signs

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 128
  }

  private mutating func readWord(_ kind: Token.Kind) {
    if bytes[place] == UInt8(ascii: "`") {
      place += 1
      readWord(kind)
      place += 1
      return
    }
    var end = place
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    // The part behind a number's point; a range's points stay signs.
    if kind == .number, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end += 1
      while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    }
    add(kind, String(decoding: bytes[place..<end], as: UTF8.self), count: end - place)
  }

  private static let longSigns = [
    "...", "..<", "===", "!==", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "|=", "&=",
  ].map { ($0, Array($0.utf8)) }

  private mutating func readSign() {
    for (sign, signBytes) in CoverageLexer.longSigns where signBytes[0] == bytes[place] {
      if zip(signBytes.indices, signBytes).allSatisfy({ byte($0) == $1 }) {
        add(.sign, sign, count: signBytes.count)
        return
      }
    }
    add(.sign, String(UnicodeScalar(bytes[place])), count: 1)
  }

  // MARK: Comments, texts and regex literals

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// A slash with something right behind it, after a sign that no value ends with, begins a regex.
  private var beginsRegex: Bool {
    guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "="), let last = tokens.last else { return false }
    return last.kind == .sign && ["(", ",", "=", ":"].contains(last.string)
  }

  private mutating func skipRegex() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "/"), bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
    tokens.append(Token(kind: .text, string: "", line: line))
  }

  private mutating func readRawText() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    place += hashes
    if byte() == UInt8(ascii: "\"") { readText(hashes: hashes) }
  }

  private mutating func readText(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    tokens.append(Token(kind: .text, string: "", line: line))
    place += isLong ? 3 : 1
    while place < bytes.count {
      if bytes[place] == quote, !isLong || (byte(1) == quote && byte(2) == quote), hasHashes(hashes, at: isLong ? 3 : 1)
      {
        place += (isLong ? 3 : 1) + hashes
        return
      }
      if bytes[place] == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        place += 1 + hashes
        guard byte() == UInt8(ascii: "(") else {
          place += 1
          continue
        }
        add(.sign, "(", count: 1)
        readCode(untilParenthesis: true)
        add(.sign, ")", count: 1)
        continue
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private func hasHashes(_ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }
}
