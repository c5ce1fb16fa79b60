internal import SwiftLexing

/// Reads declarations in Swift source by matching brackets. That is enough for this package's protocols and initialisers.
struct SwiftScanner {
  private let text: [Character]
  /// Whether a character is inside a string literal, where brackets and words are plain text.
  private let isQuoted: [Bool]
  private(set) var position = 0

  /// - Parameter source: comments in it aren't read.
  init(_ source: String) {
    let code = SwiftScanner.withoutComments(source)
    text = Array(code)
    let lexed = SourceText(code)
    let literals = Lexer.tokens(of: lexed).filter { $0.kind == .literal }.map(\.range)
    var isQuoted = [Bool](repeating: false, count: text.count)
    if !literals.isEmpty {
      var byte = 0
      var literal = 0
      for place in text.indices {
        while literal < literals.count, literals[literal].upperBound <= byte { literal += 1 }
        isQuoted[place] = literal < literals.count && literals[literal].contains(byte)
        byte += text[place].utf8.count
      }
    }
    self.isQuoted = isQuoted
  }

  var isAtEnd: Bool { position >= text.count }

  /// The text without comments; their lines stay, empty.
  static func withoutComments(_ source: String) -> String {
    let text = SourceText(source)
    var result = ""
    var end = 0
    for comment in Lexer.tokensAndComments(of: text).comments {
      result += text.string(end..<comment.lowerBound)
      result += text.string(comment).filter(\.isNewline)
      end = comment.upperBound
    }
    return result + text.string(end..<text.bytes.count)
  }

  /// Moves past the next occurrence of `words`, or to the end.
  ///
  /// - Returns: whether there is one.
  mutating func skip(behind words: String) -> Bool {
    let wanted = Array(words)
    while position + wanted.count <= text.count {
      if !isQuoted[position], text[position...].starts(with: wanted) {
        position += wanted.count
        return true
      }
      position += 1
    }
    position = text.count
    return false
  }

  /// Up to the first of `ends` outside of all brackets; the end itself isn't read.
  mutating func read(upTo ends: Set<Character>) -> String {
    var depth = 0
    var result = ""
    while !isAtEnd {
      let character = text[position]
      if !isQuoted[position] {
        if depth == 0, ends.contains(character) { break }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      result.append(character)
      position += 1
    }
    return result
  }

  /// Reads the contents of the pair of brackets that begins here.
  mutating func readBrackets() -> String {
    position += 1
    let content = read(upTo: [")", "]", "}"])
    position += 1
    return content
  }

  /// The next character, blanks and ends of lines aside.
  func peek() -> Character? {
    text[position...].first { !$0.isWhitespace }
  }
}
