/// The name that the linker has for an initialiser of a class, as the compiler writes it ("Mangling", in the documentation
/// of Swift's ABI).
struct SymbolName {
  private var text = "$s"
  /// Parts of names that may be repeated by a letter: the words of names in camel case, of two characters or more.
  private var words: [String] = []

  /// The allocating initialiser of a class with one argument.
  ///
  /// - Parameters:
  ///   - label: of the argument.
  ///   - hasPointer: whether the argument is an `UnsafeRawPointer`; otherwise it is `Void`.
  static func initializer(module: String, class name: String, label: String, hasPointer: Bool) -> String {
    var symbol = SymbolName()
    symbol.append(module)
    symbol.append(name)
    symbol.text += "C"
    symbol.append(label)
    // The result is the class itself, the second back reference; then the argument's type, a list of one, a constructor.
    symbol.text += "AC\(hasPointer ? "SV" : "yt")_tcfC"
    return symbol.text
  }

  /// A name: its length and itself, where no word of it was there before. Else a 0, and then in turn what is new, with its
  /// length, and the letters of words: small ones, but a capital one for the last, and a 0 where nothing follows it.
  private mutating func append(_ name: String) {
    var parts: [Part] = []
    for word in SymbolName.words(of: name) {
      if let index = words.firstIndex(of: word) {
        parts.append(.known(index))
      } else {
        if word.count >= 2, words.count < 26 { words.append(word) }
        if case .new(let before) = parts.last {
          parts[parts.count - 1] = .new(before + word)
        } else {
          parts.append(.new(word))
        }
      }
    }
    let lastKnown = parts.lastIndex { if case .known = $0 { true } else { false } }
    if lastKnown != nil { text += "0" }
    for (index, part) in parts.enumerated() {
      switch part {
      case .new(let word): text += "\(word.count)\(word)"
      case .known(let word):
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(word)))
        text += index == lastKnown ? letter.uppercased() : letter
        if index == parts.count - 1 { text += "0" }
      }
    }
  }

  private enum Part {
    case new(String)
    case known(Int)
  }

  /// Words end before a capital letter that follows another character.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = "A"
    for character in name {
      if words.isEmpty || (character.isUppercase && !last.isUppercase) { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }
}
