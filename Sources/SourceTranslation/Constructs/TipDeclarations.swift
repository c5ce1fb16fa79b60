/// TipKit's macros: `@Parameter static var isLoggedIn: Bool = false`, a property of the app that tips depend on, and
/// `#Rule(Self.$isLoggedIn) { $0 }`, a condition on it. A parameter becomes a constant and a property that reads and writes it, because
/// Swift 6 has no static properties with wrappers, and `$isLoggedIn` the constant's name.
struct TipDeclarations: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard translation.settings.modules.contains("TipKit"), file.imports.contains(where: { $0.module == "TipKit" })
    else { return }
    for (place, type) in file.types.enumerated() where type.isActive {
      for member in type.members {
        guard let attribute = Self.parameterAttribute(of: member, file) else { continue }
        expand(member, attribute, in: place, &translation)
      }
    }
    for place in file.tokens.indices {
      let token = file.tokens[place]
      if token.kind == .pound, file.string(place) == "#Rule" {
        translation.edits.replace(token.range, with: "TipKit.Tips.Rule")
      } else if token.kind == .identifier, file.string(place).hasPrefix("$") {
        rename(place, &translation)
      }
    }
  }

  private static func parameterAttribute(of member: Member, _ file: SourceFile) -> Attribute? {
    guard member.kind == .property, member.start.isStatic, member.body == nil else { return nil }
    return member.start.attributes.first { attribute in
      let name = file.text.string(attribute.range).dropFirst().prefix { $0 != "(" && !$0.isWhitespace }
      return ["Parameter", "Tips.Parameter", "TipKit.Parameter"].contains(name)
    }
  }

  private static func constant(of name: String) -> String { "tipParameter_\(name)" }

  private func expand(_ member: Member, _ attribute: Attribute, in place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let type = file.types[place]
    let start = member.typeEnd ?? member.nameToken + 1
    let end = EnvironmentEntries.endOfValue(from: start, before: type.close, in: file)
    let value = start < end && file.tokens[start].isSign("=") ? file.string(start + 1..<end) : "nil"
    guard let valueType = member.type ?? Self.type(of: value) else {
      translation.report(
        .error, at: file.tokens[member.nameToken].start, "A parameter of tips needs a written type, as on iOS.")
      return
    }
    translation.edits.blank(attribute.range)
    let constant = Self.constant(of: member.name)
    translation.edits.replace(
      file.tokens[member.nameToken].end..<file.tokens[max(start, end) - 1].end,
      with: ": \(valueType) { get { \(constant).wrappedValue } set { \(constant).wrappedValue = newValue } }")
    let words: [Word] = [.public, .private, .fileprivate]
    let access = file.tokens[member.start.firstToken...member.keyword].first { words.contains($0.word) }
    let modifier = access.map { file.text.string($0.range) + " " } ?? ""
    let options = attribute.arguments.map { ", " + file.text.string($0) } ?? ""
    // A comment in the value ends with its line.
    translation.memberDeclarations[place, default: []].append(
      "\(modifier)static let \(constant) = TipKit.Tips.Parameter<\(valueType)>"
        + "(id: \"\(type.path).\(member.name)\"\(options), wrappedValue: \(value)\n)")
  }

  /// The type of a literal.
  private static func type(of value: String) -> String? {
    let value = value.filter { !$0.isWhitespace }
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    if Int(value) != nil { return "Int" }
    return Double(value) != nil ? "Double" : nil
  }

  /// `Self.$isLoggedIn` or `LoginTip.$isLoggedIn`, where the type has such a parameter.
  private func rename(_ place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    let name = String(file.string(place).dropFirst())
    guard place > 1, file.tokens[place - 1].isSign("."), file.tokens[place - 2].kind == .identifier else { return }
    let owner = file.string(place - 2)
    let isParameter = translation.files.contains { other in
      other.types.contains { type in
        guard owner == "Self" ? encloses(type, place, other, file) : type.name == owner || type.path == owner
        else { return false }
        return type.members.contains { $0.name == name && Self.parameterAttribute(of: $0, other) != nil }
      }
    }
    if isParameter { translation.edits.replace(file.tokens[place].range, with: Self.constant(of: name)) }
  }

  /// Whether a token is in the body of a type, or of an extension of it in the same file.
  private func encloses(_ type: TypeDeclaration, _ place: Int, _ other: SourceFile, _ file: SourceFile) -> Bool {
    if other.text.path == file.text.path, type.open < place, place < type.close { return true }
    return file.types.contains { $0.kind == .extension && $0.path == type.path && $0.open < place && place < $0.close }
  }
}
