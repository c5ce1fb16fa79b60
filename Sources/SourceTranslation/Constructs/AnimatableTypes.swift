/// SwiftUI's macros `@Animatable` of types and `@AnimatableIgnored` of their properties: the type conforms to `Animatable`, and its
/// animatable data are pairs of those of its stored properties.
struct AnimatableTypes: Construct {
  func translate(_ translation: inout FileTranslation) {
    guard EnvironmentEntries.importsSwiftUI(translation) else { return }
    let file = translation.file
    for (place, type) in file.types.enumerated() where type.isActive && type.kind != .extension {
      guard let attribute = Self.attribute("@Animatable", of: type.start, file) else { continue }
      translation.edits.blank(attribute.range)
      expand(type, at: place, &translation)
    }
    for attribute in file.attributes where file.text.string(attribute.range) == "@AnimatableIgnored" {
      translation.edits.blank(attribute.range)
    }
  }

  private static func attribute(_ name: String, of start: DeclarationStart, _ file: SourceFile) -> Attribute? {
    start.attributes.first { file.text.string($0.range) == name }
  }

  private func expand(_ type: TypeDeclaration, at place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    guard !type.isLocal else {
      translation.report(
        .error, at: file.tokens[type.keyword].start,
        "@Animatable in a function isn't supported: move the type out of it.")
      return
    }
    var parts: [(name: String, type: String)] = []
    for member in type.members {
      guard member.kind == .property, !member.isConstant, !member.isComputed, !member.start.isStatic,
        member.start.attributes.isEmpty
      else { continue }
      guard let written = member.type ?? inferredType(of: member, in: type, file) else {
        translation.report(
          .error, at: file.tokens[member.nameToken].start, "A property of an @Animatable type needs a written type.")
        continue
      }
      parts.append((file.string(member.nameToken), written))
    }
    if !type.inherited.contains("Animatable") {
      translation.edits.appended.append(
        ("extension \(type.path): Animatable {}", file.text.line(at: file.tokens[type.keyword].start)))
    }
    guard let last = parts.last else { return }
    let access = type.start.hasModifier(.public) ? "public nonisolated " : "nonisolated "
    let data = parts.dropLast().reversed().reduce("(\(last.type)).AnimatableData") { inner, part in
      "AnimatablePair<(\(part.type)).AnimatableData, \(inner)>"
    }
    let value = parts.dropLast().reversed().reduce("\(last.name).animatableData") { inner, part in
      "AnimatablePair(\(part.name).animatableData, \(inner))"
    }
    let changes = parts.enumerated().map { number, part in
      let path = String(repeating: ".second", count: number) + (number < parts.count - 1 ? ".first" : "")
      return "self.\(part.name).animatableData = newValue\(path)"
    }
    translation.memberDeclarations[place, default: []].append(
      "\(access)var animatableData: \(data) { get { \(value) } set { \(changes.joined(separator: "; ")) } }")
  }

  /// The type of a property whose value is a number with a decimal point or a call of a type's initializer.
  private func inferredType(of member: Member, in type: TypeDeclaration, _ file: SourceFile) -> String? {
    let sign = member.nameToken + 1
    let end = EnvironmentEntries.endOfValue(from: sign, before: type.close, in: file)
    guard sign + 1 < end, file.tokens[sign].isSign("=") else { return nil }
    let value = file.string(sign + 1..<end)
    let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if let first = name.first, first.isUppercase, value.dropFirst(name.count).hasPrefix("(") { return String(name) }
    return value.contains(".") && Double(value) != nil ? "Double" : nil
  }
}
