/// Reads declarations in Swift's text by their brackets: enough for the protocols and initialisers of this package, whose
/// style `swift format` holds.
struct SwiftScanner {
  private let text: [Character]
  private(set) var position = 0

  /// - Parameter source: comments in it aren't read.
  init(_ source: String) {
    text = Array(SwiftScanner.withoutComments(source))
  }

  var isAtEnd: Bool { position >= text.count }

  /// The text without comments; their lines stay, empty.
  static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]) }
      .joined(separator: "\n")
  }

  /// Moves behind the next occurrence of `words`, or to the end.
  ///
  /// - Returns: whether there is one.
  mutating func skip(behind words: String) -> Bool {
    let wanted = Array(words)
    while position + wanted.count <= text.count {
      if text[position...].starts(with: wanted) {
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
      if depth == 0, ends.contains(character) { break }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      result.append(character)
      position += 1
    }
    return result
  }

  /// What lies in the pair of brackets that begins here.
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
