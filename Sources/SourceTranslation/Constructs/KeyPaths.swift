/// `#keyPath(Person.address.street)` becomes the string "address.street".
struct KeyPaths: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    for keyPath in file.keyPaths {
      var names = (keyPath.token + 2..<keyPath.close).filter { file.tokens[$0].kind == .identifier }.map(file.name)
      while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
      translation.edits.replace(
        file.tokens[keyPath.token].start..<file.tokens[keyPath.close].end, with: "\"\(names.joined(separator: "."))\"")
    }
  }
}
