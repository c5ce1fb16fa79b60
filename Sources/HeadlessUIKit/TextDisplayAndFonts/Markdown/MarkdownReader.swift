internal import Foundation

/// A stretch of text that Markdown gives one look.
struct MarkdownRun: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: String?
}

/// Reads Markdown by CommonMark's rules, with GitHub's struck text.
enum MarkdownReader {
  static func runs(
    of text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> [MarkdownRun] {
    let text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    switch syntax {
    case .full: return MarkdownBlocks.texts(in: text).flatMap { $0.runs }
    case .inlineOnly: return MarkdownInlines.runs(of: text, keepsWhitespace: false)
    case .inlineOnlyPreservingWhitespace: return MarkdownInlines.runs(of: text, keepsWhitespace: true)
    }
  }
}

/// Tells a document's blocks apart.
enum MarkdownBlocks {
  enum Block: Equatable {
    case text(String)
    case code(String)

    var runs: [MarkdownRun] {
      switch self {
      case .text(let text): MarkdownInlines.runs(of: text, keepsWhitespace: false)
      case .code(let text): [MarkdownRun(text: text)]
      }
    }
  }

  static func texts(in text: String) -> [Block] {
    var blocks: [Block] = []
    var lines: [Substring] = []
    var fence: (sign: Character, count: Int, lines: [Substring])?
    func finish() {
      if !lines.isEmpty { blocks.append(.text(lines.joined(separator: "\n"))) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " || $0 == "\t" }
      if let open = fence {
        let count = content.prefix { $0 == open.sign }.count
        if count >= open.count, content.dropFirst(count).allSatisfy(\.isWhitespace) {
          blocks.append(.code(open.lines.map { $0 + "\n" }.joined()))
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if let sign = content.first, sign == "`" || sign == "~", content.prefix(while: { $0 == sign }).count >= 3 {
        finish()
        fence = (sign, content.prefix { $0 == sign }.count, [])
      } else if content.isEmpty || isRule(content) {
        finish()
      } else if let heading = heading(content) {
        finish()
        blocks.append(.text(heading))
      } else if let item = withoutMarkers(content) {
        finish()
        lines = [item]
      } else {
        lines.append(content)
      }
    }
    if let open = fence { blocks.append(.code(open.lines.map { $0 + "\n" }.joined())) }
    finish()
    return blocks
  }

  private static func heading(_ line: Substring) -> String? {
    let count = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(count)
    guard 1...6 ~= count, rest.first.map(\.isWhitespace) ?? true else { return nil }
    let text = rest.trimmingCharacters(in: .whitespaces)
    let closing = text.reversed().prefix { $0 == "#" }.count
    let body = text.dropLast(closing)
    return closing > 0 && (body.last.map(\.isWhitespace) ?? true) ? body.trimmingCharacters(in: .whitespaces) : text
  }

  /// A line across, and one below a heading.
  private static func isRule(_ line: Substring) -> Bool {
    let signs = line.filter { !$0.isWhitespace }
    guard let first = signs.first, signs.allSatisfy({ $0 == first }) else { return false }
    return first == "=" || signs.count >= 3 && "-*_".contains(first)
  }

  /// What follows the markers of lists' items and quotations; nil for other lines.
  private static func withoutMarkers(_ line: Substring) -> Substring? {
    var text = withoutMarker(line)
    while let rest = text.flatMap(withoutMarker) { text = rest }
    return text
  }

  private static func withoutMarker(_ line: Substring) -> Substring? {
    guard let first = line.first else { return nil }
    var rest: Substring
    if first == ">" {
      rest = line.dropFirst()
    } else if "-*+".contains(first) {
      rest = line.dropFirst()
      guard rest.first.map(\.isWhitespace) ?? false else { return nil }
    } else {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      rest = line.dropFirst(digits.count)
      guard 1...9 ~= digits.count, rest.first == "." || rest.first == ")" else { return nil }
      rest = rest.dropFirst()
      guard rest.first.map(\.isWhitespace) ?? false else { return nil }
    }
    return rest.drop { $0 == " " || $0 == "\t" }
  }
}
