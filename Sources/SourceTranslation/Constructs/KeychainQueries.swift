/// `query[kSecClass as String] = kSecClassGenericPassword` for a dictionary of objects, as in Apple's sample, and
/// `delete(kSecClassKey)` for a method that takes an object: the constants are texts here, and on Apple's platforms Core Foundation's
/// objects.
struct KeychainQueries: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    passObjects(&translation)
    guard hasDictionaryOfObjects(file) else { return }
    for place in file.tokens.indices.dropFirst(2) {
      let token = file.tokens[place]
      guard token.kind == .identifier, file.tokens[place - 1].isSign("="), file.tokens[place - 2].isSign("]"),
        file.string(place).hasPrefix("kSec"), isLast(place, in: file)
      else { continue }
      translation.edits.insert(" as AnyObject", at: token.end)
    }
  }

  /// A constant that is the only argument of a method of the file with an object as its only parameter.
  private func passObjects(_ translation: inout FileTranslation) {
    let file = translation.file
    let methods = Set(
      file.types.flatMap(\.members).filter { $0.kind == .method && $0.parameterTypes == ["AnyObject"] }.map(\.name))
    guard !methods.isEmpty else { return }
    for place in file.tokens.indices.dropFirst(2).dropLast() where file.tokens[place].kind == .identifier {
      guard file.tokens[place + 1].isSign(")"), file.tokens[place - 1].isSign("("),
        file.string(place).hasPrefix("kSec"), methods.contains(file.string(place - 2))
      else { continue }
      translation.edits.insert(" as AnyObject", at: file.tokens[place].end)
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
