/// Writes the expected text of an inline snapshot into the source of its test.
struct InlineSnapshotEdit {
  /// Why a source can't be changed.
  struct Failure: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  let source: String

  /// The source with `text` as what the call at a place expects, in a closure behind its arguments.
  ///
  /// - Parameters:
  ///   - place: of the call in the source that was compiled.
  ///   - shift: by how many bytes what was written since has moved the call.
  /// - Throws: `Failure` where there is no call.
  func expecting(_ text: String, at place: SourcePlace, shiftedBy shift: Int = 0) throws(Failure) -> String {
    let bytes = Array(source.utf8)
    guard let start = place.offset else {
      throw Failure(description: "the file has no line \(place.line) any more")
    }
    var reader = SwiftReader(bytes, at: min(start + shift, bytes.count))
    _ = reader.identifier()
    reader.skipTrivia()
    let opening = reader.position
    guard opening < bytes.count, bytes[opening] == UInt8(ascii: "("), reader.skipBrackets() else {
      throw Failure(description: "there is no call at line \(place.line), column \(place.column) any more")
    }
    let end = reader.position
    let line = bytes[..<opening].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    let indentation = String(
      decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    let closure = InlineSnapshotEdit.closure(of: text, indentation: indentation)
    let (range, prefix) = self.place(in: bytes, arguments: opening..<end)
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + prefix + closure
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }

  /// What the new closure takes the place of, and what stands before it.
  private func place(in bytes: [UInt8], arguments: Range<Int>) -> (range: Range<Int>, prefix: String) {
    var reader = SwiftReader(bytes, at: arguments.upperBound)
    reader.skipTrivia()
    let brace = reader.position
    if brace < bytes.count, bytes[brace] == UInt8(ascii: "{"), reader.skipBrackets() {
      return (brace..<reader.position, "")
    }
    // As an argument of its own: `matches: { ... }`.
    reader = SwiftReader(bytes, at: arguments.lowerBound + 1)
    while reader.position < arguments.upperBound - 1 {
      if reader.skipComment() || reader.skipString() { continue }
      if reader.identifier() == "matches" {
        reader.skipTrivia()
        if reader.take(":") {
          reader.skipTrivia()
          let start = reader.position
          if bytes[start] == UInt8(ascii: "{"), reader.skipBrackets() { return (start..<reader.position, "") }
        }
        continue
      }
      let byte = bytes[reader.position]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        guard reader.skipBrackets() else { break }
      } else {
        reader.position += 1
      }
    }
    return (arguments.upperBound..<arguments.upperBound, " ")
  }

  /// A closure that gives a text, its lines two spaces further in than the call.
  static func closure(of text: String, indentation: String) -> String {
    let inner = indentation + "  "
    let hashes = String(repeating: "#", count: hashCount(for: text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : inner + escaped(line, hashes)
    }
    return (["{", "\(inner)\(hashes)\"\"\""] + lines + ["\(inner)\"\"\"\(hashes)", "\(indentation)}"])
      .joined(separator: "\n")
  }

  /// As few as keep quotes and backslashes in the text what they are.
  private static func hashCount(for text: String) -> Int {
    let marks = text.matches(of: /(\\|""")(#*)/)
    return marks.map { $0.2.count + 1 }.max() ?? 0
  }

  /// Characters that editors and compilers change are written by their numbers.
  private static func escaped(_ line: Substring, _ hashes: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      let isSeparator = scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{FEFF}"
      if isControl || isSeparator {
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
