internal import SwiftLexing

/// A word, number, text or sign of a Swift file, as the search for declarations and uses reads it.
struct CodeToken {
  enum Kind { case word, number, text, sign }

  var kind: Kind
  /// The token's source text, without the backticks of a word. Empty for a text, whose interpolations follow as separate tokens.
  var string: String
  /// The line number, starting at 1.
  var line: Int

  func isWord(_ word: String) -> Bool { kind == .word && string == word }
  func isSign(_ sign: String) -> Bool { kind == .sign && string == sign }

  /// The tokens of a file. The signs of one operator form one token, and a directive is a number sign and a word.
  static func all(in source: String) -> [CodeToken] {
    let text = SourceText(source)
    let tokens = Lexer.tokens(of: text)
    var found: [CodeToken] = []
    found.reserveCapacity(tokens.count)
    var line = 0
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      while line < text.lineStarts.count, text.lineStarts[line] <= token.start { line += 1 }
      place += 1
      switch token.kind {
      case .identifier: found.append(CodeToken(kind: .word, string: text.name(token), line: line))
      case .number: found.append(CodeToken(kind: .number, string: text.string(token), line: line))
      case .literal:
        if !token.continuesString { found.append(CodeToken(kind: .text, string: "", line: line)) }
      case .pound:
        found.append(CodeToken(kind: .sign, string: "#", line: line))
        let word = text.string(token.start + 1..<token.end)
        found.append(CodeToken(kind: .word, string: word, line: line))
      case .sign:
        let sign = sign(at: place - 1, in: tokens)
        place += sign.utf8.count - 1
        found.append(CodeToken(kind: .sign, string: sign, line: line))
      }
    }
    return found
  }

  private static let longSigns = [
    "...", "..<", "===", "!==", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "|=", "&=",
  ].map { ($0, Array($0.utf8)) }

  /// The longest known operator that begins at a token.
  private static func sign(at place: Int, in tokens: [Token]) -> String {
    let first = tokens[place]
    for (sign, bytes) in longSigns where bytes[0] == first.sign {
      let isHere = bytes.indices.allSatisfy {
        place + $0 < tokens.count && tokens[place + $0].sign == bytes[$0]
          && tokens[place + $0].start == first.start + $0
      }
      if isHere { return sign }
    }
    return String(UnicodeScalar(first.sign))
  }
}
