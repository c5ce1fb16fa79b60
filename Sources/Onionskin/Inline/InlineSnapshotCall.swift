internal import SwiftLexing

/// A call in a source file: its arguments, and the closures among and after them.
struct InlineSnapshotCall {
  /// The byte ranges of a closure that is an argument.
  struct Closure {
    /// The label; nil for the first trailing closure, which has none.
    var label: Range<Int>?
    let closure: Range<Int>
    /// Whether the closure follows the parentheses.
    let isTrailing: Bool
  }

  let bytes: [UInt8]
  /// The arguments with their parentheses; empty if the call has only closures.
  let arguments: Range<Int>
  /// The trailing closures, in source order.
  private(set) var trailing: [Closure] = []
  /// The indentation of the line in which the call begins.
  let indentation: String

  /// The tokens from the start of the call, and the matching brackets among them.
  private let tokens: [Token]
  private let partners: [Int]
  /// The offset of the tokens' source in the file.
  private let start: Int
  /// The tokens of the brackets around the arguments, or the token before the closures if the call has no parentheses.
  private let opening: Int
  private let closing: Int

  /// - Parameters:
  ///   - place: the position in the compiled source.
  ///   - shift: the number of bytes by which later edits have moved the call.
  init(_ bytes: [UInt8], at place: SourcePlace, shiftedBy shift: Int) throws(InlineSnapshotEdit.Failure) {
    self.bytes = bytes
    guard let offset = place.offset else {
      throw InlineSnapshotEdit.Failure(description: "the file has no line \(place.line) any more")
    }
    start = max(0, min(offset + shift, bytes.count))
    tokens = Lexer.tokens(of: SourceText(path: "", contents: bytes[start...]))
    partners = BracketPairs.partners(of: tokens)
    let hasName = tokens.first.map { $0.kind == .identifier && $0.start == 0 } ?? false
    let next = hasName ? 1 : 0
    if next < tokens.count, tokens[next].isSign("("), partners[next] >= 0 {
      opening = next
      closing = partners[next]
      arguments = (start + tokens[opening].start)..<(start + tokens[closing].end)
    } else if hasName, next < tokens.count, tokens[next].isSign("{") {
      (opening, closing) = (0, 0)
      arguments = (start + tokens[0].end)..<(start + tokens[0].end)
    } else {
      throw InlineSnapshotEdit.Failure(
        description: "there is no call at line \(place.line), column \(place.column) any more")
    }
    let before = bytes[..<(start + tokens[next].start)]
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    indentation = String(
      decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    readTrailing()
  }

  private mutating func readTrailing() {
    var place = closing + 1
    while place < tokens.count {
      var label: Range<Int>?
      if !trailing.isEmpty {
        guard tokens[place].kind == .identifier, place + 1 < tokens.count, tokens[place + 1].isSign(":") else { return }
        label = bytes(of: place)
        place += 2
      }
      guard let closure = closure(at: place) else { return }
      trailing.append(Closure(label: label, closure: closure, isTrailing: true))
      place = partners[place] + 1
    }
  }

  /// The byte range of a token in the source.
  private func bytes(of token: Int) -> Range<Int> { (start + tokens[token].start)..<(start + tokens[token].end) }

  /// The closure that begins at a token; nil if none begins there or if its closing bracket is missing.
  private func closure(at place: Int) -> Range<Int>? {
    guard place < tokens.count, tokens[place].isSign("{"), partners[place] >= 0 else { return nil }
    return bytes(of: place).lowerBound..<bytes(of: partners[place]).upperBound
  }

  /// The closure that a description identifies; nil if the call has none.
  func closure(_ syntax: InlineSnapshotSyntaxDescriptor) -> Closure? {
    let labelled = trailing.first { closure in
      closure.label.map { syntax.contains(String(decoding: bytes[$0], as: UTF8.self)) } ?? false
    }
    if let labelled { return labelled }
    if let argument = argument(syntax) { return argument }
    return syntax.trailingClosureOffset == 0 ? trailing.first { $0.label == nil } : nil
  }

  /// An argument between the parentheses: `matches: { ... }`.
  private func argument(_ syntax: InlineSnapshotSyntaxDescriptor) -> Closure? {
    var place = opening + 1
    while place < closing {
      if tokens[place].kind == .identifier, place + 1 < closing, tokens[place + 1].isSign(":"),
        syntax.contains(String(decoding: bytes[bytes(of: place)], as: UTF8.self)),
        let closure = closure(at: place + 2)
      {
        return Closure(label: bytes(of: place), closure: closure, isTrailing: false)
      }
      // Brackets belong to the value of an argument, so their contents are skipped.
      place = max(place, partners[place]) + 1
    }
    return nil
  }

  /// The offset of a new closure, and the text before it.
  func placeOfNew(_ syntax: InlineSnapshotSyntaxDescriptor) -> (offset: Int, prefix: String) {
    let label = "\(syntax.trailingClosureLabel): "
    if let last = trailing.prefix(max(syntax.trailingClosureOffset, trailing.isEmpty ? 0 : 1)).last {
      return (last.closure.upperBound, " " + label)
    }
    if syntax.trailingClosureOffset == 0 || arguments.isEmpty { return (arguments.upperBound, " ") }
    // A first trailing closure would belong to another parameter.
    return (arguments.upperBound - 1, (closing == opening + 1 ? "" : ", ") + label)
  }
}
