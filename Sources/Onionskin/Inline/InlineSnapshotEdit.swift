/// Writes the expected text of an inline snapshot into the source of its test.
struct InlineSnapshotEdit {
  /// The reason why a source can't be changed.
  struct Failure: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  let source: String
  /// The closure's position in the call.
  var syntax = InlineSnapshotSyntaxDescriptor()

  /// Returns the source with `text` as the expected text of a call, in a closure after its arguments.
  ///
  /// - Parameters:
  ///   - text: the text; nil removes the closure.
  ///   - place: the position of the call in the compiled source.
  ///   - shift: the number of bytes by which later edits have moved the call.
  /// - Throws: `Failure` if there is no call, or its closure can't be removed.
  func expecting(_ text: String?, at place: SourcePlace, shiftedBy shift: Int = 0) throws(Failure) -> String {
    let bytes = Array(source.utf8)
    let call = try InlineSnapshotCall(bytes, at: place, shiftedBy: shift)
    let found = call.closure(syntax)
    guard let text else { return try removing(found, from: call) }
    let closure = InlineSnapshotEdit.closure(of: text, indentation: call.indentation)
    let range: Range<Int>
    let prefix: String
    if let found {
      range = (found.label?.lowerBound ?? found.closure.lowerBound)..<found.closure.upperBound
      prefix = found.label == nil ? "" : "\(syntax.trailingClosureLabel): "
    } else {
      let (offset, words) = call.placeOfNew(syntax)
      range = offset..<offset
      prefix = words
    }
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + prefix + closure
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }

  private func removing(_ found: InlineSnapshotCall.Closure?, from call: InlineSnapshotCall) throws(Failure) -> String {
    guard let found else { return source }
    guard found.isTrailing, found.label != nil || call.trailing.count == 1 else {
      throw Failure(description: "there is no text any more; take the closure away")
    }
    let bytes = call.bytes
    var start = found.label?.lowerBound ?? found.closure.lowerBound
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(bytes[start - 1]) {
      start -= 1
    }
    return String(decoding: bytes[..<start], as: UTF8.self)
      + String(decoding: bytes[found.closure.upperBound...], as: UTF8.self)
  }

  /// A closure that returns a text, its lines indented two spaces more than the call.
  static func closure(of text: String, indentation: String) -> String {
    let inner = indentation + "  "
    let hashes = String(repeating: "#", count: hashCount(for: text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : inner + escaped(line, hashes)
    }
    return (["{", "\(inner)\(hashes)\"\"\""] + lines + ["\(inner)\"\"\"\(hashes)", "\(indentation)}"])
      .joined(separator: "\n")
  }

  /// The minimum number of number signs with which quotes and backslashes in the text need no escapes.
  private static func hashCount(for text: String) -> Int {
    let marks = text.matches(of: /(\\|""")(#*)/)
    return marks.map { $0.2.count + 1 }.max() ?? 0
  }

  /// Characters that editors and compilers change are written as Unicode escapes.
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
