/// A `return` without a value before a `switch` or an `if` on a later line, as it stands in code that was switched off:
///
///     return
///     switch kind { ... }
///
/// Before Swift 5.9 these were two statements; the compiler takes the second as the value now. A semicolon keeps them apart where both
/// begin in the same column: a value stands further to the right.
struct EarlyReturns: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    for place in file.tokens.indices.dropLast() where file.tokens[place].kind == .identifier {
      let (token, next) = (file.tokens[place], file.tokens[place + 1])
      guard token.startsLine, next.startsLine, token.end - token.start == 6, file.string(place) == "return",
        ["switch", "if"].contains(file.string(place + 1)),
        file.text.indentation(at: token.start) == file.text.indentation(at: next.start)
      else { continue }
      translation.edits.insert(";", at: token.end)
    }
  }
}
