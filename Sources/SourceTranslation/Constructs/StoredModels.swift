/// SwiftData's macros: `@Model`, with `@Attribute`, `@Relationship`, `@Transient`, `#Unique` and `#Index` in it, `@ModelActor` and
/// `@Query`. Properties get a wrapper that reports to the object's context, types the members that the protocols require.
struct StoredModels: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard translation.settings.modules.contains("SwiftData"), file.imports.contains(where: { $0.module == "SwiftData" })
    else { return }
    for (place, type) in file.types.enumerated() where type.isActive {
      if type.kind == .class, let attribute = Self.attribute("Model", of: type.start, file) {
        translation.edits.blank(attribute.range)
        expandModel(type, at: place, &translation)
      } else if type.kind == .actor, let attribute = Self.attribute("ModelActor", of: type.start, file) {
        translation.edits.blank(attribute.range)
        expandActor(type, at: place, attribute, &translation)
      }
    }
    let expanded = Set(
      file.types.filter { $0.isActive && $0.kind == .class && Self.attribute("Model", of: $0.start, file) != nil }
        .flatMap { $0.members.filter(isStored).flatMap(\.start.attributes) }.map(\.range.lowerBound))
    for attribute in file.attributes {
      switch Self.name(of: attribute, file) {
      // A wrapper without arguments counts as a value that memberwise initialisers take.
      case "Query" where attribute.arguments == nil: translation.edits.insert("()", at: attribute.range.upperBound)
      // It is allowed on computed properties and in extensions, too, without an effect.
      case "Transient": translation.edits.blank(attribute.range)
      // So are these two, on the properties of structures that a model contains.
      case "Attribute" where !expanded.contains(attribute.range.lowerBound): translation.edits.blank(attribute.range)
      case "Relationship" where !expanded.contains(attribute.range.lowerBound): translation.edits.blank(attribute.range)
      default: break
      }
    }
  }

  /// An attribute's name without the module's.
  private static func name(of attribute: Attribute, _ file: SourceFile) -> Substring {
    let text = file.text.string(attribute.range).dropFirst().prefix { $0 != "(" && !$0.isWhitespace }
    return text.hasPrefix("SwiftData.") ? text.dropFirst("SwiftData.".count) : text
  }

  private static func attribute(_ name: String, of start: DeclarationStart, _ file: SourceFile) -> Attribute? {
    start.attributes.first { Self.name(of: $0, file) == name }
  }

  // MARK: Models

  private func expandModel(_ type: TypeDeclaration, at place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    if let parent = type.inherited.first, isModel(parent, in: translation.files) {
      translation.report(
        .error, at: file.tokens[type.keyword].start,
        "A model that inherits from another one isn't supported: give both a protocol, or leave this file out.")
    }
    inherit("SwiftData.PersistentModel", type, &translation)
    var (names, metadata): ([String], [String]) = ([], [])
    for member in type.members where isStored(member) {
      let isTransient = Self.attribute("Transient", of: member.start, file) != nil
      let attribute = take("Attribute", of: member, &translation)
      let relationship = take("Relationship", of: member, &translation)
      guard !isTransient else { continue }
      translation.edits.insert(
        "@SwiftData._PersistedProperty ", at: file.tokens[member.start.firstToken].start)
      let keyword = file.tokens[member.keyword]
      // Objects of the store get their values after they are created.
      if member.isConstant { translation.edits.replace(keyword.start..<keyword.end, with: "var") }
      let arguments =
        relationship.map { "SwiftData.Schema.Relationship(\($0))" }
        ?? attribute.map { "SwiftData.Schema.Attribute(\($0))" }
      let name = file.string(member.nameToken)
      names.append(member.name)
      metadata.append(
        ".init(\"\(member.name)\", \\\(type.name).\(name), \\\(type.name)._\(member.name)"
          + "\(arguments.map { ", \($0)" } ?? ""))")
    }
    let access = self.access(of: type)
    let values = names.map { "_\($0) = .init(_unset: ())" }.joined(separator: "; ")
    translation.memberDeclarations[place, default: []] += [
      "\(access)private(set) var _record = SwiftData._ModelRecord(\(type.name).self)",
      "\(access)required init(_record: SwiftData._ModelRecord) { self._record = _record; \(values) }",
      "\(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [\(metadata.joined(separator: ", "))] }",
    ]
    if let unique = takeDirectives(of: type, &translation) {
      translation.memberDeclarations[place, default: []].append(
        "\(access)static var _uniqueness: [[AnyKeyPath]] { let groups: [[PartialKeyPath<\(type.name)>]] = [\(unique)]; "
          + "return groups }")
    }
  }

  private func isStored(_ member: Member) -> Bool {
    member.kind == .property && !member.isComputed && !member.start.isStatic && !member.start.hasModifier(.lazy)
      && !member.start.hasModifier(.weak) && !member.start.hasModifier(.unowned)
  }

  private func isModel(_ name: String, in files: [SourceFile]) -> Bool {
    files.contains { file in
      file.types.contains {
        $0.kind == .class && ($0.name == name || $0.path == name) && Self.attribute("Model", of: $0.start, file) != nil
      }
    }
  }

  /// Removes a property's attribute; its arguments.
  private func take(_ name: String, of member: Member, _ translation: inout FileTranslation) -> String? {
    guard let attribute = Self.attribute(name, of: member.start, translation.file) else { return nil }
    translation.edits.blank(attribute.range)
    let text = attribute.arguments.map(translation.file.text.string) ?? ""
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Removes `#Index` and `#Unique`; the groups of properties that the latter names.
  private func takeDirectives(of type: TypeDeclaration, _ translation: inout FileTranslation) -> String? {
    let file = translation.file
    var groups: [String] = []
    for place in type.open..<type.close where file.tokens[place].kind == .pound {
      let name = file.string(place)
      guard name == "#Unique" || name == "#Index",
        let open = (place..<type.close).first(where: { file.tokens[$0].isSign("(") }), file.partners[open] > open
      else { continue }
      translation.edits.blank(file.tokens[place].start..<file.tokens[file.partners[open]].end)
      if name == "#Unique" { groups.append(file.string(open + 1..<file.partners[open])) }
    }
    guard !groups.isEmpty else { return nil }
    return groups.joined(separator: ", ").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Actors

  private func expandActor(
    _ type: TypeDeclaration, at place: Int, _ attribute: Attribute, _ translation: inout FileTranslation
  ) {
    inherit("SwiftData.ModelActor", type, &translation)
    let access = self.access(of: type)
    translation.memberDeclarations[place, default: []] += [
      "\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    let arguments = attribute.arguments.map(translation.file.text.string) ?? ""
    guard !arguments.contains("true") else { return }
    translation.memberDeclarations[place, default: []].append(
      "\(access)init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; "
        + "modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)) }"
    )
  }

  // MARK: Both

  private func inherit(_ name: String, _ type: TypeDeclaration, _ translation: inout FileTranslation) {
    let end = translation.file.tokens[type.open - 1].end
    translation.edits.insert(type.colon == nil ? ": \(name)" : ", \(name)", at: end)
  }

  private func access(of type: TypeDeclaration) -> String {
    if type.start.hasModifier(.public) || type.start.hasModifier(.open) { return "public " }
    return type.start.hasModifier(.package) ? "package " : ""
  }
}
