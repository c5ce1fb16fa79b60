/// A call in a source: its arguments, and the closures in and behind them.
struct InlineSnapshotCall {
  /// A closure that is an argument, by its bytes.
  struct Closure {
    /// The label; nil for the first one behind the arguments, which has none.
    var label: Range<Int>?
    let closure: Range<Int>
    /// Whether it stands behind the parentheses.
    let isTrailing: Bool
  }

  let bytes: [UInt8]
  /// With their parentheses; empty where the call has closures alone.
  let arguments: Range<Int>
  /// Behind the arguments, in their order.
  private(set) var trailing: [Closure] = []
  /// Of the line that the call begins in.
  let indentation: String

  /// - Parameters:
  ///   - place: in the source that was compiled.
  ///   - shift: by how many bytes what was written since has moved the call.
  init(_ bytes: [UInt8], at place: SourcePlace, shiftedBy shift: Int) throws(InlineSnapshotEdit.Failure) {
    self.bytes = bytes
    guard let start = place.offset else {
      throw InlineSnapshotEdit.Failure(description: "the file has no line \(place.line) any more")
    }
    var reader = SwiftReader(bytes, at: min(start + shift, bytes.count))
    let hasName = !reader.identifier().isEmpty
    let nameEnd = reader.position
    reader.skipTrivia()
    let opening = reader.position
    let isOpen = opening < bytes.count
    if isOpen, bytes[opening] == UInt8(ascii: "("), reader.skipBrackets() {
      arguments = opening..<reader.position
    } else if isOpen, hasName, bytes[opening] == UInt8(ascii: "{") {
      arguments = nameEnd..<nameEnd
    } else {
      throw InlineSnapshotEdit.Failure(
        description: "there is no call at line \(place.line), column \(place.column) any more")
    }
    let line = bytes[..<opening].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    indentation = String(
      decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    readTrailing()
  }

  private mutating func readTrailing() {
    var reader = SwiftReader(bytes, at: arguments.upperBound)
    while true {
      reader.skipTrivia()
      var label: Range<Int>?
      if !trailing.isEmpty {
        let start = reader.position
        guard !reader.identifier().isEmpty else { return }
        label = start..<reader.position
        reader.skipTrivia()
        guard reader.take(":") else { return }
        reader.skipTrivia()
      }
      let brace = reader.position
      guard brace < bytes.count, bytes[brace] == UInt8(ascii: "{"), reader.skipBrackets() else { return }
      trailing.append(Closure(label: label, closure: brace..<reader.position, isTrailing: true))
    }
  }

  /// The closure that a description means; nil where the call has none.
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
    guard !arguments.isEmpty else { return nil }
    var reader = SwiftReader(bytes, at: arguments.lowerBound + 1)
    while reader.position < arguments.upperBound - 1 {
      if reader.skipComment() || reader.skipString() { continue }
      let start = reader.position
      let name = reader.identifier()
      if !name.isEmpty {
        let label = start..<reader.position
        guard syntax.contains(name) else { continue }
        reader.skipTrivia()
        guard reader.take(":") else { continue }
        reader.skipTrivia()
        let brace = reader.position
        if bytes[brace] == UInt8(ascii: "{"), reader.skipBrackets() {
          return Closure(label: label, closure: brace..<reader.position, isTrailing: false)
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
    return nil
  }

  /// Where a new closure goes, and what stands before it.
  func placeOfNew(_ syntax: InlineSnapshotSyntaxDescriptor) -> (offset: Int, prefix: String) {
    let label = "\(syntax.trailingClosureLabel): "
    if let last = trailing.prefix(max(syntax.trailingClosureOffset, trailing.isEmpty ? 0 : 1)).last {
      return (last.closure.upperBound, " " + label)
    }
    if syntax.trailingClosureOffset == 0 || arguments.isEmpty { return (arguments.upperBound, " ") }
    // The first closure behind the arguments would be another one's.
    var reader = SwiftReader(bytes, at: arguments.lowerBound + 1)
    reader.skipTrivia()
    let isFirst = reader.position == arguments.upperBound - 1
    return (arguments.upperBound - 1, (isFirst ? "" : ", ") + label)
  }
}
