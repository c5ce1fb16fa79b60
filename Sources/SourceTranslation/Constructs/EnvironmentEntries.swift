/// `@Entry var theme: Theme = .plain` in an extension of SwiftUI's `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`: Apple's macro, which creates a key and accessors.
struct EnvironmentEntries: Construct {
  /// The protocols of the keys, by the extended type.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  func translate(_ translation: inout FileTranslation) {
    guard Self.importsSwiftUI(translation) else { return }
    for (place, type) in translation.file.types.enumerated()
    where type.kind == .extension {
      guard let key = Self.keys[type.path] else { continue }
      for member in type.members where member.kind == .property && member.body == nil {
        guard let attribute = member.start.attributes.first(where: { isEntry($0, translation.file) }) else { continue }
        translation.edits.blank(attribute.range)
        expand(member, in: place, key, &translation)
      }
    }
  }

  /// Whether the file imports SwiftUI, and can use its replacement.
  static func importsSwiftUI(_ translation: FileTranslation) -> Bool {
    translation.file.imports.contains { $0.module == "SwiftUI" }
      && !translation.settings.substitutes.contains("SwiftUI")
      && AppleModules.replacement(of: "SwiftUI", among: translation.settings.modules) != nil
  }

  private func isEntry(_ attribute: Attribute, _ file: SourceFile) -> Bool {
    file.text.string(attribute.range) == "@Entry"
  }

  private func expand(_ member: Member, in place: Int, _ keyProtocol: String, _ translation: inout FileTranslation) {
    let file = translation.file
    let start = member.typeEnd ?? member.nameToken + 1
    let end = Self.endOfValue(from: start, before: file.types[place].close, in: file)
    let value = start < end && file.tokens[start].isSign("=") ? file.string(start + 1..<end) : "nil"
    let key = "Entry_\(member.name)"
    let type = member.type ?? "\(key).Value"
    translation.edits.replace(
      file.tokens[member.nameToken].end..<file.tokens[max(start, end) - 1].end,
      with: ": \(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }")
    // The property's type is that of its key if none is written, so the key has the property's access level.
    let isPublic = member.start.hasModifier(.public) || file.types[place].start.hasModifier(.public)
    let access = member.type != nil ? "private" : isPublic ? "public" : "internal"
    // Made anew at each read, as by the macro. A comment in the value ends with its line.
    let defaultValue =
      keyProtocol == "FocusedValueKey"
      ? "typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
      : member.type.map { "static var defaultValue: \($0) { return \(value)\n}" }
        ?? "\(isPublic ? "public " : "")static let entry = _EntryDefault { \(value)\n}"
    let protocols = member.type == nil ? "\(keyProtocol), _EntryKey" : keyProtocol
    translation.memberDeclarations[place, default: []].append(
      "\(access) struct \(key): \(protocols) { \(defaultValue) }")
  }

  /// The token after a property's value, which ends with its line.
  static func endOfValue(from start: Int, before close: Int, in file: SourceFile) -> Int {
    var next = start
    while next < close, !file.tokens[next].isSign(";") {
      let token = file.tokens[next]
      let goesOn = token.isSign(".") || next > start && Self.joins(file.tokens[next - 1])
      if next > start, token.startsLine, !goesOn { break }
      if next == start, !token.isSign("=") { return start }
      next = token.kind == .sign && file.partners[next] > next ? file.partners[next] + 1 : next + 1
    }
    return next
  }

  private static func joins(_ token: Token) -> Bool { "=+-*/?:&|<,".utf8.contains(token.sign) }
}
