/// The names that Swift gives to methods in Objective-C.
enum ObjectiveCName {
  /// A method's selector: `save(_:for:)` is `save:for:`, `save(item:)` is `saveWithItem:`, `move(to:)` is `moveTo:`.
  ///
  /// The rule is the compiler's (`AbstractFunctionDecl::getObjCSelector`): the first label is joined to the name, with
  /// "With" between them unless one of the words that meet is a preposition.
  static func selector(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if !first.isEmpty {
      if !isPreposition(words(base).last), !isPreposition(words(first).first) { selector += "With" }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  static func setter(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private static func isPreposition(_ word: String?) -> Bool { word.map(prepositions.contains) ?? false }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { $0.lowercased() }
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}

extension Member {
  /// Its Objective-C name: in `@objc(name)`, or derived from its Swift name.
  func objectiveCName(in text: SourceText) -> String {
    if let arguments = start.attribute(.objc)?.arguments {
      let given = text.string(arguments).filter { !$0.isWhitespace }
      if !given.isEmpty { return given }
    }
    return kind == .property ? name : ObjectiveCName.selector(base: name, labels: labels)
  }
}
