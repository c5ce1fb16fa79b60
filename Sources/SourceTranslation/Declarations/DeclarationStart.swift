/// The tokens before a declaration's keyword.
struct DeclarationStart {
  var firstToken = 0
  var attributes: [Attribute] = []
  /// Modifiers and their positions.
  var modifiers: [(word: Word, token: Int)] = []

  func has(_ attribute: Word) -> Bool { attributes.contains { $0.name == attribute } }
  func hasModifier(_ word: Word) -> Bool { modifiers.contains { $0.word == word } }
  func attribute(_ name: Word) -> Attribute? { attributes.first { $0.name == name } }
  /// Whether `@available(*, unavailable)` makes it uncallable, or `@available(swift, obsoleted: 1.0)`, which hides what is only for
  /// Objective-C; other words may precede `obsoleted`.
  func isUnavailable(in text: SourceText) -> Bool {
    attributes.contains { attribute in
      guard let words = attribute.arguments.map({ text.string($0).filter { !$0.isWhitespace } }) else { return false }
      let isHidden = words.hasPrefix("swift,") && words.contains(",obsoleted:")
      return isHidden || ["*,unavailable", "swift,unavailable"].contains(where: words.hasPrefix)
    }
  }
  var isStatic: Bool { hasModifier(.static) || hasModifier(.class) }
}
