/// What is changed in a file. Places are the source's, in bytes.
///
/// What is put in stands where as many bytes were, so that everything after it keeps its line and column; what is longer
/// pushes the rest of its line to the right.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []
  private let text: SourceText

  /// What stands before the first line.
  var imports: [String] = []
  /// What stands after the last line.
  var appended: [(text: String, line: Int)] = []

  init(_ text: SourceText) {
    self.text = text
  }

  var isEmpty: Bool { edits.isEmpty && imports.isEmpty && appended.isEmpty }

  /// Puts blanks in a range's place; lines end where they ended.
  mutating func blank(_ range: Range<Int>) { replace(range, with: "") }

  /// Puts a text without line breaks in a range's place, and fills up what remains of it.
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

  /// Puts declarations before a place, on a line of their own that counts as the place's own.
  mutating func insertDeclarations(_ declarations: String, at place: Int) {
    let line = text.line(at: place)
    let padding = String(repeating: " ", count: text.indentation(at: place))
    insert("\n\(location(line))\n\(declarations)\n\(location(line))\n\(padding)", at: place)
  }

  /// Puts an attribute before a declaration: on a line of its own, where the declaration begins its line.
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

  /// The file as it is compiled.
  func output() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.bytes.count + 4096)
    for module in imports { output += Array("import \(module)\n".utf8) }
    output += Array("\(location(1))\n".utf8)
    // A byte order mark stands at the beginning of a file or nowhere.
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

  /// By place: what is put in first, then the longest of those that replace something, which goes before what lies within.
  private func sorted() -> [Edit] {
    func key(_ edit: (offset: Int, element: Edit)) -> (Int, Int, Int) {
      (edit.element.range.lowerBound, edit.element.range.isEmpty ? Int.min : -edit.element.range.count, edit.offset)
    }
    return edits.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }
}
