internal import Foundation

/// The kind of a line of Markdown.
enum MarkdownLine {
  static func content(_ line: Substring) -> Substring { line.drop { $0 == " " || $0 == "\t" } }

  /// Whether the line belongs to a paragraph, without its markers of lists and quotations.
  static func isPlain(_ content: Substring) -> Bool {
    !content.isEmpty && !isRule(content) && heading(content) == nil && MarkdownFence(content) == nil
  }

  static func heading(_ line: Substring) -> (level: Int, text: String)? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard 1...6 ~= level, rest.first.map(\.isWhitespace) ?? true else { return nil }
    let text = rest.trimmingCharacters(in: .whitespaces)
    let closing = text.reversed().prefix { $0 == "#" }.count
    let body = text.dropLast(closing)
    let isClosed = closing > 0 && (body.last.map(\.isWhitespace) ?? true)
    return (level, isClosed ? body.trimmingCharacters(in: .whitespaces) : text)
  }

  /// The level of the heading that a line below its text makes.
  static func underline(_ content: Substring) -> Int? {
    let signs = content.drop { $0 == content.first }
    guard let first = content.first, first == "=" || first == "-", signs.allSatisfy(\.isWhitespace) else { return nil }
    return first == "=" ? 1 : 2
  }

  /// A line across.
  static func isRule(_ line: Substring) -> Bool {
    let signs = line.filter { !$0.isWhitespace }
    guard let first = signs.first, signs.allSatisfy({ $0 == first }) else { return false }
    return first == "=" || signs.count >= 3 && "-*_".contains(first)
  }

  /// Consumes a quotation's lines, without their markers; a paragraph in it may continue without them.
  static func quoted(from rest: inout ArraySlice<Substring>) -> [Substring] {
    var lines: [Substring] = []
    while let line = rest.first {
      let content = content(line)
      if content.first == ">" {
        let inner = content.dropFirst()
        lines.append(inner.first == " " ? inner.dropFirst() : inner)
      } else if goesOn(content, after: lines.last) {
        lines.append(content)
      } else {
        break
      }
      rest.removeFirst()
    }
    return lines
  }

  /// Whether a line without a marker, or without its item's indentation, continues the preceding paragraph.
  static func goesOn(_ content: Substring, after last: Substring?) -> Bool {
    guard let last, isPlain(self.content(last)) else { return false }
    return isPlain(content) && content.first != ">" && MarkdownMarker(content) == nil
  }
}

/// The marker of a list item: `- `, `3. `.
struct MarkdownMarker {
  /// `-`, `+` or `*`, or what follows a number: another one begins another list.
  let sign: Character
  /// Nil for lists without numbers.
  let ordinal: Int?
  /// The indentation of the item's text, in spaces.
  private let width: Int

  init?(_ line: Substring) {
    let content = MarkdownLine.content(line)
    guard let first = content.first else { return nil }
    let rest: Substring
    if "-*+".contains(first) {
      (sign, ordinal, rest) = (first, nil, content.dropFirst())
    } else {
      let digits = content.prefix { $0.isASCII && $0.isNumber }
      guard 1...9 ~= digits.count, let end = content.dropFirst(digits.count).first, end == "." || end == ")" else {
        return nil
      }
      (sign, ordinal, rest) = (end, Int(digits), content.dropFirst(digits.count + 1))
    }
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    let spaces = rest.prefix { $0 == " " || $0 == "\t" }.count
    let marker = Self.indentation(line) + content.count - rest.count
    // More than four would be code in the item.
    width = marker + (rest.count == spaces || spaces > 4 ? 1 : spaces)
  }

  /// Consumes an item's lines, without its marker and indentation.
  func item(from rest: inout ArraySlice<Substring>) -> [Substring] {
    guard let first = rest.popFirst() else { return [] }
    var lines = [Self.drop(width, of: first)]
    var blanks = 0
    while let line = rest.dropFirst(blanks).first {
      let content = MarkdownLine.content(line)
      if content.isEmpty {
        blanks += 1
        continue
      }
      if Self.indentation(line) >= width {
        lines += Array(repeating: "", count: blanks) + [Self.drop(width, of: line)]
      } else if blanks == 0, MarkdownLine.goesOn(content, after: lines.last) {
        lines.append(content)
      } else {
        break
      }
      rest = rest.dropFirst(blanks + 1)
      blanks = 0
    }
    return lines
  }

  /// A tab counts as four spaces.
  private static func indentation(_ line: Substring) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  /// A line without the characters that take so many columns.
  private static func drop(_ width: Int, of line: Substring) -> Substring {
    var left = width
    return line.drop {
      guard left > 0 else { return false }
      left -= $0 == "\t" ? 4 : 1
      return true
    }
  }
}

/// The line before code.
struct MarkdownFence {
  private let sign: Character
  private let count: Int
  /// The first word behind the signs.
  let language: String?

  init?(_ content: Substring) {
    guard let sign = content.first, sign == "`" || sign == "~" else { return nil }
    count = content.prefix { $0 == sign }.count
    let info = content.dropFirst(count)
    guard count >= 3 else { return nil }
    self.sign = sign
    language = info.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  /// Consumes the lines up to the end of the code.
  func code(from rest: inout ArraySlice<Substring>) -> String {
    rest.removeFirst()
    var code = ""
    while let line = rest.popFirst() {
      let content = MarkdownLine.content(line)
      let closing = content.prefix { $0 == sign }.count
      if closing >= count, content.dropFirst(closing).allSatisfy(\.isWhitespace) { break }
      code += line + "\n"
    }
    return code
  }
}
