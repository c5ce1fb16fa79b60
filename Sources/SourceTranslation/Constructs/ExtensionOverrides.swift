/// Members of extensions that override a member or are overridden by a subclass: the class itself gets a member of the name, which
/// calls the extension's renamed one.
struct ExtensionOverrides: Construct {
  private static let prefix = "override_"

  func translate(_ translation: inout FileTranslation) {
    for (place, type) in translation.file.types.enumerated() {
      if type.kind == .extension {
        for member in type.members { renameIfMoved(member, of: type, place, &translation) }
      } else if type.kind == .class {
        let forwarding = (translation.index.moved[type.path] ?? []).compactMap {
          self.forwarding($0, in: type, translation)
        }
        if !forwarding.isEmpty { translation.memberDeclarations[place, default: []] += forwarding }
      }
    }
  }

  // MARK: In the extension

  private func renameIfMoved(
    _ member: Member, of type: TypeDeclaration, _ place: Int, _ translation: inout FileTranslation
  ) {
    let file = translation.file
    if InformalOverrides.selector(of: member, in: type, translation.index) != nil { return }
    let key = ModuleIndex.Key(file: translation.place, type: place, keyword: member.keyword)
    let overriding = member.start.modifiers.first { $0.word == .override }.map { file.tokens[$0.token] }
    let extended = translation.index.extended
    if extended.overrides[key] != nil || extended.outer[key] != nil { return }
    guard translation.index.movedKeys.contains(key) else {
      if let overriding { replace(overriding, member, of: type, place, &translation) }
      return
    }
    // The caller may be in another file, so the member can't be private. A class in another module may have an extension member
    // of the same name, so it can't be public.
    for modifier in member.start.modifiers where [.private, .fileprivate, .open, .public].contains(modifier.word) {
      translation.edits.blank(file.tokens[modifier.token].start..<file.tokens[modifier.token].end)
    }
    if overriding != nil { Self.computeObserved(member, &translation) }
    let keyword = file.tokens[member.keyword]
    let name = file.tokens[member.nameToken]
    let between = file.text.string(keyword.start..<name.start)
    if let overriding, overriding.end + 1 == keyword.start {
      // "override func " and "func override_" are equally long.
      translation.edits.replace(overriding.start..<name.start, with: between + Self.prefix)
    } else {
      if let overriding { translation.edits.blank(overriding.start..<overriding.end) }
      translation.edits.insert(Self.prefix, at: name.start)
    }
    translation.edits.insert(ending(member, in: type, translation), at: name.end)
  }

  /// A suffix with the class's name, which distinguishes the members of a class from those of its subclass if both are in
  /// extensions.
  private func ending(_ member: Member, in type: TypeDeclaration, _ translation: FileTranslation) -> String {
    let isOften = translation.index.moved.contains { path, places in
      path != type.path && places.contains { $0.member.name == member.name }
    }
    return isOften ? "_\(ExtendedOverrides.word(type.path))" : ""
  }

  /// An override in an extension of another module's class, which replaces the class's method for all callers: it is found by its
  /// name, and put into the class's method table at run time.
  private func replace(
    _ overriding: Token, _ member: Member, of type: TypeDeclaration, _ place: Int,
    _ translation: inout FileTranslation
  ) {
    let tokens = translation.file.tokens
    translation.edits.blank(overriding.start..<overriding.end)
    Self.computeObserved(member, &translation)
    for modifier in member.start.modifiers where modifier.word == .open {
      translation.edits.blank(tokens[modifier.token].start..<tokens[modifier.token].end)
    }
    translation.edits.insert(Self.prefix, at: tokens[member.nameToken].start)
    guard translation.settings.runtimeModule != nil, !type.hasWhereClause, !member.isGeneric, !member.isAsync else {
      translation.report(
        .warning, at: overriding.start,
        "this override of \(member.fullName) has no effect on Linux: \(type.path) is another module's class. Override it "
          + "in a subclass.")
      return
    }
    translation.needsRuntime = true
    // It has no callers, so release builds would remove it.
    let isProperty = member.kind == .property
    translation.edits.insert(isProperty ? "@inline(never) " : "@used ", at: tokens[member.start.firstToken].start)
    let list = "UIKitOverrides_\(translation.mark)\(String(place, radix: 36))"
    let declaration =
      "enum \(list): RuntimeMemberList { \(MemberLists.anchor(list)); static var members: [RuntimeMember] { [] }; "
      + "static var overridden: [AnyClass] { [\(type.path).self] } }"
    if !translation.edits.appended.contains(where: { $0.text == declaration }) {
      translation.edits.appended.append((declaration, 1))
    }
    if isProperty {
      translation.edits.appended.append(
        ("extension \(list) { @used static func uses_\(member.name)() -> Any { \(use(of: member, type)) } }", 1))
    }
  }

  /// Observers of an overridden property become accessors that call the superclass's: an extension can't override a property with
  /// observers of its own, and neither can a class that declares it anew.
  static func computeObserved(_ member: Member, _ translation: inout FileTranslation) {
    let file = translation.file
    guard let open = member.observers else { return }
    let observers = PropertyObservers.accessors(after: open, in: file)
    guard let first = observers.first else { return }
    let property = "super.\(member.name)"
    let newName = observers.first { $0.word == .willSet }?.parameter ?? "newValue"
    let oldName = observers.first { $0.word == .didSet }?.parameter ?? "oldValue"
    for observer in observers {
      let isFirst = observer.keyword == first.keyword
      var header = "; "
      if isFirst {
        header = "get { \(property) } set(\(newName)) { let \(oldName) = \(property); _ = \(oldName); "
      }
      if observer.word == .didSet { header += "\(property) = \(newName); " }
      // A function, since the observer may return early.
      header += "func \(observer.word == .didSet ? "didSet" : "willSet")() "
      translation.edits.replace(file.tokens[observer.keyword].start..<file.tokens[observer.open].start, with: header)
      var footer = "; \(observer.word == .didSet ? "didSet" : "willSet")()"
      if observer.keyword == observers.last?.keyword {
        footer += (observer.word == .willSet ? "; \(property) = \(newName)" : "") + " }"
      }
      translation.edits.insert(footer, at: file.tokens[file.partners[observer.open]].end)
    }
  }

  /// A function that reads a property, and writes it unless it is read-only.
  private func use(of member: Member, _ type: TypeDeclaration) -> String {
    let property = (member.start.isStatic ? type.path : "object") + "." + Self.prefix + member.name
    return "{ (object: \(type.path)) in " + (member.isReadOnly ? "_ = \(property)" : "\(property) = \(property)") + " }"
  }

  // MARK: In the class

  /// The access level. An override is as accessible as the class; any other member keeps its own level.
  private func access(
    of place: ModuleIndex.Place, in type: TypeDeclaration, _ translation: FileTranslation
  ) -> String {
    guard isPublic(type, in: translation.file) else { return "" }
    let (start, around) = (place.member.start, translation.files[place.file].types[place.type].start)
    if start.hasModifier(.open) { return "open " }
    if start.hasModifier(.override) || start.hasModifier(.public) { return "public " }
    let isInternal = start.hasModifier(.private) || start.hasModifier(.fileprivate) || start.hasModifier(.internal)
    return around.hasModifier(.public) && !isInternal ? "public " : ""
  }

  /// Whether a class is public, by itself or as a member of a public extension.
  private func isPublic(_ type: TypeDeclaration, in file: SourceFile) -> Bool {
    if type.start.hasModifier(.public) || type.start.hasModifier(.open) { return true }
    if [.private, .fileprivate, .internal].contains(where: type.start.hasModifier) { return false }
    let around = file.types.last { $0.open < type.keyword && type.keyword < $0.close }
    return around.map { $0.kind == .extension && $0.start.hasModifier(.public) } ?? false
  }

  private func forwarding(
    _ place: ModuleIndex.Place, in type: TypeDeclaration, _ translation: FileTranslation
  ) -> String? {
    let member = place.member
    // It can't be called, and neither can the forwarder.
    if member.start.isUnavailable(in: translation.files[place.file].text) { return nil }
    var modifiers = access(of: place, in: type, translation) + (member.start.hasModifier(.override) ? "override " : "")
    if member.start.isStatic { modifiers += "class " }
    let name = Self.prefix + member.name + ending(member, in: type, translation)
    if member.kind == .property {
      guard let propertyType = member.type else { return nil }
      let accessors = member.isReadOnly ? name : "get { \(name) } set { \(name) = newValue }"
      return "\(modifiers)var \(member.name): \(propertyType) { \(accessors) }"
    }
    let names = member.parameterNames.enumerated().map { $0.element == "_" ? "unused\($0.offset)" : $0.element }
    let arguments = zip(member.labels, names).map { $0.isEmpty ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    let signature = signature(of: place, translation)
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(modifiers)func \(member.name)\(signature) { \(effects)\(name)(\(arguments)) }"
  }

  /// The parameters and the result, on one line. Parameters without a name in the extension get one.
  private func signature(of place: ModuleIndex.Place, _ translation: FileTranslation) -> String {
    let file = translation.files[place.file]
    let member = place.member
    var text = file.text.string(member.signature)
    guard member.parameterNames.contains("_"), !member.hasUnusualParameters, let open = member.parametersOpen,
      file.partners[open] > open
    else {
      return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let close = file.partners[open]
    let rest = file.text.string(file.tokens[close].end..<member.signature.upperBound)
    let attributes = file.text.string(file.tokens[open].start..<file.tokens[close].end)
    let isEscaping = attributes.contains("@escaping")
    let parameters = member.labels.indices.map { place -> String in
      let (label, type) = (member.labels[place], member.parameterTypes[place])
      let name = member.parameterNames[place] == "_" ? "unused\(place)" : member.parameterNames[place]
      let escaping = isEscaping && type.contains("->") && !type.hasSuffix("?") ? "@escaping " : ""
      return "\(label.isEmpty ? "_" : label)\(label == name ? "" : " \(name)"): \(escaping)\(type)"
    }
    text = "(\(parameters.joined(separator: ", ")))\(rest)"
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
