/// `query[kSecClass as String] = kSecClassGenericPassword` for a dictionary of objects, as in Apple's sample: the constants are texts
/// here, and on Apple's platforms Core Foundation's objects.
struct KeychainQueries: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard hasDictionaryOfObjects(file) else { return }
    for place in file.tokens.indices.dropFirst(2) {
      let token = file.tokens[place]
      guard token.kind == .identifier, file.tokens[place - 1].isSign("="), file.tokens[place - 2].isSign("]"),
        file.string(place).hasPrefix("kSec"), isLast(place, in: file)
      else { continue }
      translation.edits.insert(" as AnyObject", at: token.end)
    }
  }

  /// Whether the file has `[String: AnyObject]`, or another dictionary of objects.
  private func hasDictionaryOfObjects(_ file: SourceFile) -> Bool {
    file.tokens.indices.dropFirst().contains { place in
      file.tokens[place].isSign("]") && file.string(place - 1) == "AnyObject" && place > 1
        && file.tokens[place - 2].isSign(":")
    }
  }

  /// Whether the statement ends with a token.
  private func isLast(_ place: Int, in file: SourceFile) -> Bool {
    guard place + 1 < file.tokens.count else { return true }
    let next = file.tokens[place + 1]
    return next.startsLine && !next.isSign(".") || next.isSign(";") || next.isSign("}")
  }
}
