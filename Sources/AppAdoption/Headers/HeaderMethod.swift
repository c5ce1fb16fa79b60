internal import Foundation

/// A method that an Objective-C header declares.
struct HeaderMethod: Equatable {
  struct Parameter: Equatable {
    /// The type as the header writes it.
    let type: String
    let name: String
  }

  /// Whether it is the class's own: `+`.
  let isStatic: Bool
  let result: String
  /// `["addItem", "atIndex"]` of `addItem:atIndex:`.
  let pieces: [String]
  let parameters: [Parameter]
  /// The name of `NS_SWIFT_NAME`.
  let swiftName: String?
  /// Whether types without a mark are never nil.
  let isNonnull: Bool

  /// Reads `- (void)addItem:(Item *)item atIndex:(NSInteger)index;` without its semicolon; nil for something else.
  init?(_ text: String, isNonnull: Bool) {
    guard let head = text.firstMatch(of: /^\s*([-+])\s*\(/) else { return nil }
    isStatic = head.1 == "+"
    self.isNonnull = isNonnull
    var rest = text[head.range.upperBound...]
    guard let result = Self.upToParenthesis(&rest) else { return nil }
    self.result = result
    swiftName = text.firstMatch(of: /NS_SWIFT_NAME\(([^;]*)\)/).map { String($0.1) }
    var pieces: [String] = []
    var parameters: [Parameter] = []
    while let piece = rest.prefixMatch(of: /\s*(\w*)\s*:\s*\(/) {
      rest = rest[piece.range.upperBound...]
      guard let type = Self.upToParenthesis(&rest), let name = rest.prefixMatch(of: /\s*(?:__unused\s+)?(\w+)/) else {
        return nil
      }
      rest = rest[name.range.upperBound...]
      pieces.append(String(piece.1))
      parameters.append(Parameter(type: type, name: String(name.1)))
    }
    if pieces.isEmpty {
      guard let name = rest.prefixMatch(of: /\s*(\w+)/) else { return nil }
      pieces = [String(name.1)]
    }
    (self.pieces, self.parameters) = (pieces, parameters)
  }

  /// The text before the parenthesis that closes one that is open already.
  private static func upToParenthesis(_ text: inout Substring) -> String? {
    var depth = 1
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 {
        let found = text[..<place]
        text = text[text.index(after: place)...]
        return String(found)
      }
    }
    return nil
  }

  /// Whether its last parameter is an error that Swift throws.
  var isThrowing: Bool {
    parameters.last?.type.filter { !$0.isWhitespace }.contains("NSError*") == true
      && parameters.last?.type.contains("**") ?? false
      || parameters.last?.type.contains(/NSError\s*\*\s*_?\w*\s*\*/) == true
  }

  /// Whether it makes an instance: an initialiser, or a class's own method with its type.
  var isFactory: Bool { pieces[0].hasPrefix("init") && !isStatic || isStatic && result.contains("instancetype") }

  /// Whether Swift's importer can have given it the name and the labels of a call.
  ///
  /// The importer splits the selector's first piece before the last words that begin with a preposition, and leaves out
  /// words that repeat a type: `addItem:withTitle:` is `add(_:withTitle:)`. Which of the possible names the compiler chose, the
  /// call says itself.
  func matches(_ name: String, labels: [String], of type: String) -> Bool {
    var labels = labels
    if let swiftName {
      let written = swiftName.filter { !$0.isWhitespace }
      return written == name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
    var pieces = pieces
    if isThrowing, labels.count == pieces.count - 1 {
      pieces.removeLast()
      if pieces.isEmpty { return labels.isEmpty && self.pieces[0].lowercased().hasPrefix(name.lowercased()) }
    }
    guard max(labels.count, parameters.isEmpty ? 0 : 1) == (parameters.isEmpty ? 0 : pieces.count) else { return false }
    var first = pieces[0]
    if name == "init" {
      if first.hasPrefix("init") {
        first = String(first.dropFirst(4))
      } else {
        // `labelWithText:` of MenuLabel is `MenuLabel(text:)`.
        guard isStatic, let with = first.range(of: "With"),
          type.lowercased().hasSuffix(first[..<with.lowerBound].lowercased())
        else { return false }
        first = String(first[with.lowerBound...])
      }
      if first.hasPrefix("With") { first = String(first.dropFirst(4)) }
      if labels.isEmpty { return first.isEmpty }
    } else {
      guard first.lowercased().hasPrefix(name.lowercased()) else { return false }
      first = String(first.dropFirst(name.count))
    }
    guard let label = labels.first else { return true }
    labels.removeFirst()
    guard label.isEmpty || first.lowercased().contains(label.lowercased()) else { return false }
    return zip(pieces.dropFirst(), labels).allSatisfy { $0.lowercased().hasPrefix($1.lowercased()) }
  }
}
