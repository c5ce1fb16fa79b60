/// The type whose members a value has, according to the text of its type.
struct TypeName: Hashable {
  /// Dots between the names of nested types; `Array` and `Dictionary` for `[...]`.
  var name: String
  /// For a collection: the type of its elements.
  var element: [TypeName] = []

  /// Parses a type from `tokens`, starting at `place`, which is moved after it. Optionals, attributes and `any` are ignored; nil
  /// for functions and tuples.
  static func read(_ tokens: ArraySlice<CodeToken>, at place: inout Int) -> TypeName? {
    func at(_ index: Int) -> CodeToken? { index < tokens.endIndex ? tokens[index] : nil }
    func isSign(_ sign: String) -> Bool { at(place)?.isSign(sign) == true }
    skipMarks(tokens, at: &place)
    var result: TypeName?
    if isSign("[") {
      place += 1
      var inner = read(tokens, at: &place)
      var isDictionary = false
      if isSign(":") {
        place += 1
        isDictionary = true
        inner = read(tokens, at: &place)
      }
      place += 1
      result = TypeName(name: isDictionary ? "Dictionary" : "Array", element: inner.map { [$0] } ?? [])
    } else if isSign("(") {
      let start = place + 1
      skipBalanced(tokens, at: &place)
      var inner = start
      let only = read(tokens, at: &inner)
      result = inner == place - 1 ? only : nil
    } else if at(place)?.kind == .word {
      result = readName(tokens, at: &place)
    }
    while isSign("?") || isSign("!") { place += 1 }
    if isSign("&") {
      place += 1
      _ = read(tokens, at: &place)
    }
    while at(place)?.isWord("throws") == true || at(place)?.isWord("async") == true { place += 1 }
    if isSign("->") {
      place += 1
      _ = read(tokens, at: &place)
      return nil
    }
    return result
  }

  private static func skipMarks(_ tokens: ArraySlice<CodeToken>, at place: inout Int) {
    let words: Set<String> = ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated"]
    while place < tokens.endIndex {
      if tokens[place].isSign("@") {
        place += 2
        if place < tokens.endIndex, tokens[place].isSign("("), tokens[place - 1].string == "convention" {
          skipBalanced(tokens, at: &place)
        }
      } else if tokens[place].kind == .word, words.contains(tokens[place].string) {
        place += 1
      } else {
        return
      }
    }
  }

  private static func readName(_ tokens: ArraySlice<CodeToken>, at place: inout Int) -> TypeName {
    var names: [String] = []
    var element: [TypeName] = []
    while place < tokens.endIndex, tokens[place].kind == .word {
      names.append(tokens[place].string)
      place += 1
      if place < tokens.endIndex, tokens[place].isSign("<") {
        place += 1
        while place < tokens.endIndex, !tokens[place].isSign(">") {
          let before = place
          if let argument = read(tokens, at: &place) { element = [argument] }
          if place == before || (place < tokens.endIndex && tokens[place].isSign(",")) { place += 1 }
        }
        place += 1
      }
      guard place + 1 < tokens.endIndex, tokens[place].isSign("."), tokens[place + 1].kind == .word else { break }
      place += 1
    }
    if names == ["Optional"], let wrapped = element.first { return wrapped }
    return TypeName(name: names.joined(separator: "."), element: element)
  }

  /// Moves `place` from an opening bracket to the position after the matching one.
  static func skipBalanced(_ tokens: ArraySlice<CodeToken>, at place: inout Int) {
    var depth = 0
    while place < tokens.endIndex {
      if tokens[place].kind == .sign {
        switch tokens[place].string {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
      }
      place += 1
      if depth == 0 { return }
    }
  }
}
