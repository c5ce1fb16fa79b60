/// What an extension of another module's class declares and the app's classes override: the extension's member asks whether the
/// object's class overrides it, by a protocol that such classes adopt, and calls the override or its own body.
struct ExtendedMembers: Construct {
  private static let ownPrefix = "extended_"
  private static let prefix = "override_"

  func translate(_ translation: inout FileTranslation) {
    for (place, type) in translation.file.types.enumerated() {
      for member in type.members {
        let key = ModuleIndex.Key(file: translation.place, type: place, keyword: member.keyword)
        if let base = translation.index.extended.bases[key] {
          dispatch(base, place, &translation)
        } else if let (base, isAgain) = translation.index.extended.overrides[key] {
          rename(member, of: type, base, isAgain: isAgain, &translation)
        }
      }
    }
  }

  // MARK: In the extension

  private func dispatch(_ base: ExtendedOverrides.Base, _ place: Int, _ translation: inout FileTranslation) {
    let member = base.place.member
    let file = translation.file
    for modifier in member.start.modifiers where modifier.word == .open {
      translation.edits.blank(file.tokens[modifier.token].start..<file.tokens[modifier.token].end)
    }
    translation.edits.insert(Self.ownPrefix, at: file.tokens[member.nameToken].start)
    translation.memberDeclarations[place, default: []].append(dispatcher(base, file))
    let requirement = "\(isStatic(member))\(self.requirement(member, file))"
    let isolation =
      base.path.hasPrefix("UI") && !ModuleIndex.isNoResponder(base.path) ? "@preconcurrency @MainActor " : ""
    translation.edits.appended.append(
      ("\(isolation)protocol \(base.protocolName): AnyObject { \(requirement) }", 1))
  }

  private func dispatcher(_ base: ExtendedOverrides.Base, _ file: SourceFile) -> String {
    let member = base.place.member
    let isDiscardable = member.start.attributes.contains { file.text.string($0.range) == "@discardableResult" }
    let start = (isDiscardable ? "@discardableResult " : "") + (isPublic(member) ? "public " : "") + isStatic(member)
    let adopted = "self as? any \(base.protocolName)\(member.start.isStatic ? ".Type" : "")"
    let (own, other) = (Self.ownPrefix + member.name, Self.prefix + member.name)
    if member.kind == .property {
      let get = "if let other = \(adopted) { return other.\(other) }; return \(own)"
      let set = "if let other = \(adopted) { other.\(other) = newValue } else { \(own) = newValue }"
      let accessors = member.isReadOnly ? get : "get { \(get) } set { \(set) }"
      return "\(start)var \(member.name): \(member.type ?? "Any") { \(accessors) }"
    }
    let arguments = zip(member.labels, member.parameterNames).map { label, name in
      label.isEmpty ? name : "\(label): \(name)"
    }.joined(separator: ", ")
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(start)func \(member.name)\(signature(member, file)) { if let other = \(adopted) "
      + "{ return \(effects)other.\(other)(\(arguments)) }; return \(effects)\(own)(\(arguments)) }"
  }

  private func requirement(_ member: Member, _ file: SourceFile) -> String {
    if member.kind == .property {
      return "var \(Self.prefix)\(member.name): \(member.type ?? "Any") { get\(member.isReadOnly ? "" : " set") }"
    }
    let signature = signature(member, file)
    guard signature.contains("=") else { return "func \(Self.prefix)\(member.name)\(signature)" }
    // A requirement has no default values.
    let parameters = zip(zip(member.labels, member.parameterNames), member.parameterTypes).map { names, type in
      "\(names.0.isEmpty ? "_" : names.0)\(names.0 == names.1 ? "" : " " + names.1): \(type)"
    }.joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    return "func \(Self.prefix)\(member.name)(\(parameters))\(effects) -> \(member.type ?? "Void")"
  }

  private func signature(_ member: Member, _ file: SourceFile) -> String {
    file.text.string(member.signature).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func isStatic(_ member: Member) -> String { member.start.isStatic ? "static " : "" }
  private func isPublic(_ member: Member) -> Bool {
    member.start.hasModifier(.public) || member.start.hasModifier(.open)
  }

  // MARK: In the class

  private func rename(
    _ member: Member, of type: TypeDeclaration, _ base: ExtendedOverrides.Base, isAgain: Bool,
    _ translation: inout FileTranslation
  ) {
    let file = translation.file
    let name = file.tokens[member.nameToken]
    if isAgain {
      translation.edits.insert(Self.prefix, at: name.start)
    } else {
      leaveOutOverride(member, &translation)
      translation.edits.appended.append(("extension \(type.path): \(base.protocolName) {}", 1))
    }
    // What it calls of its superclass isn't the extension's member, which would lead here again.
    for token in type.open..<max(type.open, type.close - 2) where file.tokens[token].word == .super {
      guard file.tokens[token + 1].isSign("."), file.tokens[token + 2].kind == .identifier,
        file.name(token + 2) == member.name
      else { continue }
      translation.edits.insert(isAgain ? Self.prefix : Self.ownPrefix, at: file.tokens[token + 2].start)
    }
  }

  private func leaveOutOverride(_ member: Member, _ translation: inout FileTranslation) {
    let file = translation.file
    let (keyword, name) = (file.tokens[member.keyword], file.tokens[member.nameToken])
    guard let overriding = member.start.modifiers.first(where: { $0.word == .override }).map({ file.tokens[$0.token] })
    else { return }
    if overriding.end + 1 == keyword.start {
      // "override func " and "func override_" are equally long.
      let between = file.text.string(keyword.start..<name.start)
      translation.edits.replace(overriding.start..<name.start, with: between + Self.prefix)
    } else {
      translation.edits.blank(overriding.start..<overriding.end)
      translation.edits.insert(Self.prefix, at: name.start)
    }
  }
}
