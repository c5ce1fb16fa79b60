/// The changes of a file. Positions are the source's, in bytes.
///
/// Replacements have the same number of bytes where possible, so that everything after them keeps its line and column; longer ones
/// shift the rest of their line to the right.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []
  private let text: SourceText

  /// Text before the first line.
  var imports: [String] = []
  /// Whether the added imports are public.
  var importsArePublic = false
  /// Text after the last line.
  var appended: [(text: String, line: Int)] = []

  init(_ text: SourceText) {
    self.text = text
  }

  var isEmpty: Bool { edits.isEmpty && imports.isEmpty && appended.isEmpty }

  /// Replaces a range with spaces; line breaks stay.
  mutating func blank(_ range: Range<Int>) { replace(range, with: "") }

  /// Replaces a range with a text without line breaks, padded with spaces.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    var filled = replacement
    var column = replacement.utf8.count
    var index = range.lowerBound
    var isFirstLine = true
    for byte in text.bytes[range] {
      index += 1
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        filled.unicodeScalars.append(Unicode.Scalar(byte))
        isFirstLine = false
      } else if !isFirstLine {
        filled += " "
      } else if column > 0 {
        column -= 1
      } else {
        filled += " "
      }
    }
    edits.append(Edit(range: range, text: filled))
  }

  mutating func insert(_ inserted: String, at place: Int) {
    edits.append(Edit(range: place..<place, text: inserted))
  }

  /// Inserts declarations before a position, on a line of their own that counts as the position's line.
  mutating func insertDeclarations(_ declarations: String, at place: Int) {
    let line = text.line(at: place)
    let padding = String(repeating: " ", count: text.indentation(at: place))
    insert("\n\(location(line))\n\(declarations)\n\(location(line))\n\(padding)", at: place)
  }

  /// Inserts an attribute before a declaration: on a line of its own if the declaration begins its line.
  mutating func insertAttribute(_ attribute: String, at place: Int) {
    let line = text.line(at: place)
    let lineStart = text.lineStarts[line - 1]
    let isFirst = text.bytes[lineStart..<place].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if isFirst, line > 1 {
      insert("\(location(line - 1))\n\(attribute)\n", at: lineStart)
    } else {
      insert(attribute + " ", at: place)
    }
  }

  private func location(_ line: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.string(text.path)), line: \(line))"
  }

  /// The file for the compiler.
  func output() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.bytes.count + 4096)
    for module in imports { output += Array("\(importsArePublic ? "public " : "")import \(module)\n".utf8) }
    output += Array("\(location(1))\n".utf8)
    // A byte order mark must be at the beginning of the file.
    var place = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for edit in sorted() where edit.range.lowerBound >= place {
      output += UnsafeBufferPointer(rebasing: text.bytes[place..<edit.range.lowerBound])
      output += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    output += UnsafeBufferPointer(rebasing: text.bytes[place...])
    for addition in appended {
      output += Array("\n\(location(addition.line))\n\(addition.text)\n".utf8)
    }
    return output
  }

  /// Sorted by position: insertions first, then the longest of several replacements, which precedes nested ones.
  private func sorted() -> [Edit] {
    func key(_ edit: (offset: Int, element: Edit)) -> (Int, Int, Int) {
      (edit.element.range.lowerBound, edit.element.range.isEmpty ? Int.min : -edit.element.range.count, edit.offset)
    }
    return edits.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }
}
