/// Members that an extension of another module's class declares and the app's classes override. The extension's member checks
/// whether the object's class conforms to a protocol of the overriding classes, and calls the override or its own body.
struct ExtendedMembers: Construct {
  private static let ownPrefix = "extended_"
  private static let prefix = "override_"
  /// The prefix of the member without the overrides of the module's own classes.
  private static let inheritedPrefix = "inherited_"

  func translate(_ translation: inout FileTranslation) {
    for (place, type) in translation.file.types.enumerated() {
      for member in type.members {
        let key = ModuleIndex.Key(file: translation.place, type: place, keyword: member.keyword)
        if let base = translation.index.extended.bases[key] {
          dispatch(base, place, &translation)
        } else if let override = translation.index.extended.overrides[key] {
          rename(member, of: type, override, &translation)
        } else if let (base, path) = translation.index.extended.outer[key] {
          renameOuter(member, of: type, base, path, &translation)
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
    let outer = translation.index.extended.outerClasses[base.place.key] ?? []
    let inOuter = outer.map { Alternative(base.protocolName(in: $0), Self.outerPrefix($0)) }
    let inModule = Alternative(base.protocolName, Self.prefix)
    var declarations = [dispatcher("", base, [inModule] + inOuter, file)]
    if !outer.isEmpty { declarations.append(dispatcher(Self.inheritedPrefix, base, inOuter, file)) }
    for (index, path) in outer.enumerated() {
      declarations.append(dispatcher(Self.superPrefix(path), base, Array(inOuter[(index + 1)...]), file))
    }
    translation.memberDeclarations[place, default: []] += declarations
    let isolation = isBoundToMainActor(base) ? "@preconcurrency @MainActor " : ""
    // Classes of another module conform to the protocol.
    let isAcross = translation.index.extended.across.contains(base.place.key)
    let access = isAcross && (isPublic(member) || file.types[place].start.hasModifier(.public)) ? "public " : ""
    for alternative in [inModule] + inOuter {
      let requirement = "\(isStatic(member))\(self.requirement(member, prefix: alternative.prefix, file))"
      translation.edits.appended.append(
        ("\(isolation)\(access)protocol \(alternative.protocolName): AnyObject { \(requirement) }", 1))
    }
  }

  /// Which other classes may have the member, and the beginning of its name there.
  private struct Alternative {
    let protocolName: String
    let prefix: String

    init(_ protocolName: String, _ prefix: String) {
      self.protocolName = protocolName
      self.prefix = prefix
    }
  }

  private static func outerPrefix(_ path: String) -> String { "override_in_\(ExtendedOverrides.word(path))_" }
  private static func superPrefix(_ path: String) -> String { "super_of_\(ExtendedOverrides.word(path))_" }

  private func isBoundToMainActor(_ base: ExtendedOverrides.Base) -> Bool { isBound(base.path) }

  private func isBound(_ path: String) -> Bool { path.hasPrefix("UI") && !ModuleIndex.isNoResponder(path) }

  /// The conformance of a class to a protocol of the overriding ones. The class may be bound to the main actor even if the
  /// declaration of the member isn't. The compiler checks this in Swift 6 or by a feature, and otherwise warns that
  /// `@preconcurrency` has no effect.
  private func conformance(_ type: String, root: String, base: ExtendedOverrides.Base, to name: String) -> String {
    guard isBound(root), !isBoundToMainActor(base) else { return "extension \(type): \(name) {}" }
    return """
      #if swift(>=6) || hasFeature(StrictConcurrency)
        extension \(type): @preconcurrency \(name) {}
      #else
        extension \(type): \(name) {}
      #endif
      """
  }

  /// The member with a prefix before its name. It calls the first alternative that the object's class has, else the extension's
  /// own body.
  private func dispatcher(
    _ prefix: String, _ base: ExtendedOverrides.Base, _ alternatives: [Alternative], _ file: SourceFile
  ) -> String {
    let member = base.place.member
    let isDiscardable = member.start.attributes.contains { file.text.string($0.range) == "@discardableResult" }
    let start = (isDiscardable ? "@discardableResult " : "") + (isPublic(member) ? "public " : "") + isStatic(member)
    func adopted(_ alternative: Alternative) -> String {
      "if let other = self as? any \(alternative.protocolName)\(member.start.isStatic ? ".Type" : "")"
    }
    let (name, own) = (member.name, Self.ownPrefix + member.name)
    if member.kind == .property {
      let get = alternatives.map { "\(adopted($0)) { return other.\($0.prefix)\(name) }; " }.joined() + "return \(own)"
      let set = alternatives.map { "\(adopted($0)) { other.\($0.prefix)\(name) = newValue } else " }.joined()
      let last = alternatives.isEmpty ? "\(own) = newValue" : "{ \(own) = newValue }"
      let accessors = member.isReadOnly ? get : "get { \(get) } set { \(set)\(last) }"
      return "\(start)var \(prefix)\(name): \(member.type ?? "Any") { \(accessors) }"
    }
    let arguments = zip(member.labels, member.parameterNames).map { label, name in
      label.isEmpty ? name : "\(label): \(name)"
    }.joined(separator: ", ")
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let calls = alternatives.map { "\(adopted($0)) { return \(effects)other.\($0.prefix)\(name)(\(arguments)) }; " }
    return "\(start)func \(prefix)\(name)\(signature(member, file)) { \(calls.joined())"
      + "return \(effects)\(own)(\(arguments)) }"
  }

  private func requirement(_ member: Member, prefix: String, _ file: SourceFile) -> String {
    if member.kind == .property {
      return "var \(prefix)\(member.name): \(member.type ?? "Any") { get\(member.isReadOnly ? "" : " set") }"
    }
    let signature = signature(member, file)
    guard signature.contains("=") else { return "func \(prefix)\(member.name)\(signature)" }
    // A requirement has no default values.
    let parameters = zip(zip(member.labels, member.parameterNames), member.parameterTypes.indices).map { names, place in
      "\(names.0.isEmpty ? "_" : names.0)\(names.0 == names.1 ? "" : " " + names.1): \(member.escapingType(place))"
    }.joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    return "func \(prefix)\(member.name)(\(parameters))\(effects) -> \(member.type ?? "Void")"
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
    _ member: Member, of type: TypeDeclaration, _ override: ExtendedOverrides.Override,
    _ translation: inout FileTranslation
  ) {
    let (file, base, isAgain) = (translation.file, override.base, override.isAgain)
    let name = file.tokens[member.nameToken]
    if isAgain {
      translation.edits.insert(Self.prefix, at: name.start)
    } else {
      leaveOutOverride(member, prefix: Self.prefix, &translation)
      // An unavailable member can't satisfy a requirement, so the extension's own member is called instead.
      if member.start.isUnavailable(in: file.text) { return }
      translation.edits.appended.append(
        (conformance(type.path, root: override.root, base: base, to: base.protocolName), 1))
    }
    // A call to `super` must not reach the extension's member, which would call this override again.
    for token in type.open..<max(type.open, type.close - 2) where file.tokens[token].word == .super {
      guard file.tokens[token + 1].isSign("."), file.tokens[token + 2].kind == .identifier,
        file.name(token + 2) == member.name
      else { continue }
      let above = override.hasOuter ? Self.inheritedPrefix : Self.ownPrefix
      translation.edits.insert(isAgain ? Self.prefix : above, at: file.tokens[token + 2].start)
    }
  }

  // MARK: In an extension of a class between

  private func renameOuter(
    _ member: Member, of type: TypeDeclaration, _ base: ExtendedOverrides.Base, _ path: String,
    _ translation: inout FileTranslation
  ) {
    let file = translation.file
    for modifier in member.start.modifiers where modifier.word == .open {
      translation.edits.blank(file.tokens[modifier.token].start..<file.tokens[modifier.token].end)
    }
    leaveOutOverride(member, prefix: Self.outerPrefix(path), &translation)
    translation.edits.appended.append(
      (conformance(type.path, root: path, base: base, to: base.protocolName(in: path)), 1))
    guard let body = member.body else { return }
    for token in body..<max(body, file.partners[body] - 2) where file.tokens[token].word == .super {
      guard file.tokens[token + 1].isSign("."), file.tokens[token + 2].kind == .identifier,
        file.name(token + 2) == member.name
      else { continue }
      translation.edits.replace(file.tokens[token].start..<file.tokens[token].end, with: "self")
      translation.edits.insert(Self.superPrefix(path), at: file.tokens[token + 2].start)
    }
  }

  private func leaveOutOverride(_ member: Member, prefix: String, _ translation: inout FileTranslation) {
    let file = translation.file
    let (keyword, name) = (file.tokens[member.keyword], file.tokens[member.nameToken])
    guard let overriding = member.start.modifiers.first(where: { $0.word == .override }).map({ file.tokens[$0.token] })
    else { return }
    if overriding.end + 1 == keyword.start {
      // "override func " and "func override_" are equally long.
      let between = file.text.string(keyword.start..<name.start)
      translation.edits.replace(overriding.start..<name.start, with: between + prefix)
    } else {
      translation.edits.blank(overriding.start..<overriding.end)
      translation.edits.insert(prefix, at: name.start)
    }
  }
}
