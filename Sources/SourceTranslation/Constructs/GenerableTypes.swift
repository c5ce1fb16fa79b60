/// FoundationModels' macros: `@Generable` of structures and enumerations, and `@Guide` of their properties. An extension at the end of
/// the file has what Apple's macros make, so that a structure keeps its memberwise initializer.
struct GenerableTypes: Construct {
  private static let module = "FoundationModels"

  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard translation.settings.modules.contains(Self.module),
      file.imports.contains(where: { $0.module == Self.module })
    else { return }
    for type in file.types where type.isActive && (type.kind == .struct || type.kind == .enum) {
      guard let attribute = Self.attribute("Generable", of: type.start, file) else { continue }
      translation.edits.blank(attribute.range)
      expand(type, attribute, &translation)
    }
    for attribute in file.attributes where Self.name(of: attribute, file) == "Guide" {
      translation.edits.blank(attribute.range)
    }
  }

  /// An attribute's name without the module's.
  private static func name(of attribute: Attribute, _ file: SourceFile) -> Substring {
    let text = file.text.string(attribute.range).dropFirst().prefix { $0 != "(" && !$0.isWhitespace }
    return text.hasPrefix("\(module).") ? text.dropFirst(module.count + 1) : text
  }

  private static func attribute(_ name: String, of start: DeclarationStart, _ file: SourceFile) -> Attribute? {
    start.attributes.first { Self.name(of: $0, file) == name }
  }

  private func expand(_ type: TypeDeclaration, _ attribute: Attribute, _ translation: inout FileTranslation) {
    let file = translation.file
    guard !type.isLocal else {
      translation.report(
        .error, at: file.tokens[type.keyword].start,
        "@Generable in a function isn't supported: move the type out of it.")
      return
    }
    let isPublic = type.start.hasModifier(.public)
    let access = isPublic ? "public nonisolated " : "nonisolated "
    let description = attribute.arguments.map { file.text.string($0) }.flatMap { $0.isEmpty ? nil : $0 + "\n, " } ?? ""
    let members =
      type.kind == .enum
      ? enumeration(type, access, description, &translation) : structure(type, access, description, &translation)
    guard let members else { return }
    let names = ["Generable", "FoundationModels.Generable"]
    let conformance = type.inherited.contains(where: names.contains) ? "" : ": FoundationModels.Generable"
    translation.edits.appended.append(
      (
        "nonisolated extension \(type.path)\(conformance) {\n\(members.joined(separator: "\n"))\n}",
        file.text.line(at: file.tokens[type.keyword].start)
      ))
  }

  // MARK: Structures

  private func structure(
    _ type: TypeDeclaration, _ access: String, _ description: String, _ translation: inout FileTranslation
  ) -> [String]? {
    let file = translation.file
    let properties = type.members.filter {
      $0.kind == .property && !$0.isComputed && !$0.start.isStatic && !$0.start.hasModifier(.lazy)
    }
    if let untyped = properties.first(where: { $0.type == nil }) {
      translation.report(
        .error, at: file.tokens[untyped.nameToken].start,
        "A property of a @Generable type needs a written type, as on iOS.")
      return nil
    }
    let entries = properties.map { member in
      let guide = Self.attribute("Guide", of: member.start, file)?.arguments.map { ", " + file.text.string($0) + "\n" }
      return "FoundationModels.GenerationSchema.Property._guided"
        + "(\"\(member.name)\", (\(member.type ?? "")).self\(guide ?? ""))"
    }
    let contents = properties.map { "\"\($0.name)\": self.\(file.string($0.nameToken))" }
    let hasIdentity = properties.contains { $0.name == "id" }
    let partial = properties.map { member in
      "\(access)let \(file.string(member.nameToken)): (\(Self.wrapped(member.type ?? ""))).PartiallyGenerated?"
    }
    let readings = properties.map { member in
      "self.\(file.string(member.nameToken)) = try content.value(forProperty: \"\(member.name)\")"
    }
    let identity = hasIdentity ? [] : ["\(access)let id: FoundationModels.GenerationID"]
    let identified = hasIdentity ? [] : ["self.id = content.id ?? FoundationModels.GenerationID()"]
    let initializer = "\(access)init(_ content: FoundationModels.GeneratedContent) throws {"
    return [
      "\(access)static var generationSchema: FoundationModels.GenerationSchema { .init(type: Self.self, "
        + "\(description)properties: [\(entries.joined(separator: ", "))]) }",
      "\(access)var generatedContent: FoundationModels.GeneratedContent { .init(properties: "
        + "[\(contents.isEmpty ? ":" : contents.joined(separator: ", "))]) }",
      ([initializer] + readings + ["}"]).joined(separator: "\n"),
      "\(access)struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent {",
      (identity + partial + [initializer] + identified + readings + ["}"]).joined(separator: "\n"), "}",
    ]
  }

  /// The type without the mark of an optional one.
  private static func wrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst("Optional<".count).dropLast()) }
    return type
  }

  // MARK: Enumerations

  /// A case with the labels and types of its values: a label is empty for `_`.
  private struct Case {
    let name: String
    var values: [(label: String, type: String)] = []

    /// The name without grave accents.
    var plain: String { name.filter { $0 != "`" } }
    /// The name of a value's property, as Swift's own coding has it.
    func key(_ place: Int) -> String { values[place].label.isEmpty ? "_\(place)" : values[place].label }
  }

  private func enumeration(
    _ type: TypeDeclaration, _ access: String, _ description: String, _ translation: inout FileTranslation
  ) -> [String] {
    let file = translation.file
    let cases = cases(of: type, file)
    let isPlain = cases.allSatisfy(\.values.isEmpty)
    let quoted = cases.map { "\"\($0.plain)\"" }.joined(separator: ", ")
    let schema = isPlain ? "\(description)anyOf: [\(quoted)]" : "\(description)properties: [\(properties(of: cases))]"
    return [
      "\(access)static var generationSchema: FoundationModels.GenerationSchema { .init(type: Self.self, \(schema)) }",
      "\(access)var generatedContent: FoundationModels.GeneratedContent { switch self {",
      cases.map(content).joined(separator: "\n"), "} }",
      "\(access)init(_ content: FoundationModels.GeneratedContent) throws { switch try content._caseName {",
      cases.map(reading).joined(separator: "\n"),
      "default: throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure"
        + "(.init(debugDescription: \"No case \\(content.jsonString)\"))",
      "} }",
    ]
  }

  /// Each case with values is an optional property of the object that the model generates.
  private func properties(of cases: [Case]) -> String {
    cases.map {
      "FoundationModels.GenerationSchema.Property._guided(\"\($0.plain)\", FoundationModels.GeneratedContent?.self)"
    }
    .joined(separator: ", ")
  }

  private func content(_ item: Case) -> String {
    guard !item.values.isEmpty else { return "case .\(item.name): \"\(item.plain)\".generatedContent" }
    let names = item.values.indices.map { "value\($0)" }
    let values = zip(item.values.indices, names).map { "\"\(item.key($0))\": \($1)" }.joined(separator: ", ")
    return "case .\(item.name)(\(names.map { "let \($0)" }.joined(separator: ", "))): "
      + ".init(properties: [\"\(item.plain)\": FoundationModels.GeneratedContent(properties: [\(values)])])"
  }

  private func reading(_ item: Case) -> String {
    guard !item.values.isEmpty else { return "case \"\(item.plain)\": self = .\(item.name)" }
    let values = item.values.enumerated().map { place, value in
      (value.label.isEmpty ? "" : "\(value.label): ") + "try values.value(forProperty: \"\(item.key(place))\")"
    }
    return "case \"\(item.plain)\": let values = try content.value("
      + "FoundationModels.GeneratedContent.self, forProperty: \"\(item.plain)\"); "
      + "self = .\(item.name)(\(values.joined(separator: ", ")))"
  }

  private func cases(of type: TypeDeclaration, _ file: SourceFile) -> [Case] {
    var cases: [Case] = []
    var place = type.open + 1
    while place < type.close {
      let token = file.tokens[place]
      if token.word == .case {
        repeat {
          place += 1
          var item = Case(name: file.string(place))
          place += 1
          if file.tokens[place].isSign("("), file.partners[place] > place {
            item.values = values(place + 1..<file.partners[place], file)
            place = file.partners[place] + 1
          }
          cases.append(item)
          // A raw value.
          if file.tokens[place].isSign("=") { place += file.tokens[place + 1].isSign("-") ? 3 : 2 }
        } while place < type.close && file.tokens[place].isSign(",")
      } else {
        place = token.kind == .sign && file.partners[place] > place ? file.partners[place] + 1 : place + 1
      }
    }
    return cases
  }

  /// The labels and types between a case's parentheses.
  private func values(_ range: Range<Int>, _ file: SourceFile) -> [(label: String, type: String)] {
    var values: [(label: String, type: String)] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place <= range.upperBound {
      if place == range.upperBound || file.tokens[place].isSign(",") {
        let hasLabel = start + 1 < place && file.tokens[start + 1].isSign(":")
        let label = hasLabel ? file.string(start) : ""
        if start < place {
          values.append((label == "_" ? "" : label, file.string(start + (hasLabel ? 2 : 0)..<place)))
        }
        start = place + 1
        place += 1
      } else {
        place = file.tokens[place].kind == .sign && file.partners[place] > place ? file.partners[place] + 1 : place + 1
      }
    }
    return values
  }
}
