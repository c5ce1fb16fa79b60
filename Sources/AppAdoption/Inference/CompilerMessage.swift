/// An error of the compiler's.
struct CompilerMessage {
  let path: String
  let line: Int
  let column: Int
  /// The sentence with `'_'` in place of what it quotes.
  let sentence: String
  /// What it quotes.
  let quoted: [String]

  /// Reads `/app/File.swift:3:10: error: cannot find 'name' in scope`.
  init?(_ line: some StringProtocol) {
    guard let match = String(line).wholeMatch(of: /(\/.+\.swift):(\d+):(\d+): error: (.+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    (path, self.line, self.column) = (String(match.1), number, column)
    var (sentence, quoted) = ("", [String]())
    for (place, part) in match.4.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if place.isMultiple(of: 2) {
        sentence += part
      } else {
        sentence += "'_'"
        quoted.append(String(part))
      }
    }
    (self.sentence, self.quoted) = (sentence, quoted)
  }

  /// The sentence with what it quotes.
  var text: String {
    var names = quoted[...]
    let parts = sentence.split(separator: "'_'", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { "\($0)'\(names.popFirst() ?? "_")'\($1)" }
  }

  /// The errors among the lines that a build says, each once.
  static func all(in output: String) -> [CompilerMessage] {
    var known: Set<Substring> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      known.insert(line).inserted ? CompilerMessage(line) : nil
    }
  }
}
