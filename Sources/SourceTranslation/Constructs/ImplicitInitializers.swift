/// `.init(red: 65 / 255, ...)` as the value of a variable whose type is written, or as an element of its array.
///
/// The compiler tries all divisions there, takes a second for each value, and gives up at a table of colours. With the type's name it
/// takes none: `UIColor(red: 65 / 255, ...)`.
struct ImplicitInitializers: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    let tokens = file.tokens
    for place in tokens.indices.dropLast(3) where place >= 2 && tokens[place].isSign("=") {
      if isType(place - 1, file), tokens[place - 2].isSign(":") {
        name(file.string(place - 1), at: place + 1, &translation)
      } else if place >= 4, tokens[place - 1].isSign("]"), file.partners[place - 1] == place - 3,
        isType(place - 2, file), tokens[place - 4].isSign(":"), tokens[place + 1].isSign("[")
      {
        for element in elements(place + 1, file) { name(file.string(place - 2), at: element, &translation) }
      }
    }
  }

  private func isType(_ place: Int, _ file: SourceFile) -> Bool {
    file.tokens[place].kind == .identifier && file.string(place).first?.isUppercase == true
  }

  /// The first tokens of an array's elements.
  private func elements(_ open: Int, _ file: SourceFile) -> [Int] {
    guard file.partners[open] > open else { return [] }
    var starts = [open + 1]
    var next = open + 1
    while next < file.partners[open] {
      if file.tokens[next].isSign(",") { starts.append(next + 1) }
      next = max(next, file.partners[next]) + 1
    }
    return starts
  }

  private func name(_ type: String, at place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    guard place + 2 < file.tokens.count, file.tokens[place].isSign("."), file.string(place + 1) == "init",
      file.tokens[place + 2].isSign("("), file.partners[place + 2] > place + 2,
      (place + 2..<file.partners[place + 2]).contains(where: { file.string($0) == "/" })
    else { return }
    translation.edits.replace(file.tokens[place].start..<file.tokens[place + 1].end, with: type)
  }
}
