/// `#selector(save)` becomes a selector with its method: `Selector("save:", EditController.save(_:))`.
///
/// The expression is too long for its place, so it is in a nested type before the closing brace of the enclosing type, and replaced
/// with a short name.
struct Selectors: Construct {
  func translate(_ translation: inout FileTranslation) {
    var listed: [Int: [String]] = [:]
    let file = translation.file
    for selector in file.selectors {
      let path = SelectorPath(selector, in: file)
      guard !path.member.isEmpty else { continue }
      let expression = expression(path, selector, translation)
      let range = file.tokens[selector.token].start..<file.tokens[selector.close].end
      translation.needsRuntime = true
      if let type = selector.type, canHoldTypes(file.types[type], translation) {
        let name = "s\(listed[type]?.count ?? 0)"
        listed[type, default: []].append("nonisolated static var \(name): Selector { \(expression) }")
        translation.edits.replace(range, with: "\(holder(type, translation)).\(name)")
      } else {
        translation.edits.replace(range, with: expression)
      }
    }
    for (type, selectors) in listed {
      // Members of a private extension are private by default, and the compiler warns about an explicit modifier.
      let start = file.types[type].start
      let isPrivate =
        file.types[type].kind == .extension && (start.hasModifier(.private) || start.hasModifier(.fileprivate))
      translation.memberDeclarations[type, default: []].append(
        "\(isPrivate ? "" : "fileprivate ")enum \(holder(type, translation)) { \(selectors.joined(separator: "; ")) }")
    }
  }

  private func holder(_ type: Int, _ translation: FileTranslation) -> String {
    "_S\(translation.mark)\(String(type, radix: 36))"
  }

  /// Protocols and their extensions can't contain types. Whether a type of another module is a protocol, as SwiftUI's `View` is,
  /// can't be seen here: only names with a framework's capitals, such as `UIView`, count as types, and `Selector`, in whose extensions apps collect theirs.
  private func canHoldTypes(_ type: TypeDeclaration, _ translation: FileTranslation) -> Bool {
    if type.kind == .protocol { return false }
    guard type.kind == .extension else { return true }
    let isType = type.path.count > 2 && type.path.prefix(2).allSatisfy(\.isUppercase) || type.path == "Selector"
    return !type.hasWhereClause && !translation.index.isProtocol(type.path)
      && (isType || translation.index.isDeclared(type.path))
  }

  private func expression(
    _ path: SelectorPath, _ selector: SelectorExpression, _ translation: FileTranslation
  ) -> String {
    switch path.accessor {
    case .getter: return "Selector(\"\(path.member)\")"
    case .setter: return "Selector(\"\(ObjectiveCName.setter(path.member))\")"
    case nil: break
    }
    let (type, known) = owner(of: path, selector, translation)
    if let known {
      let name = known.member.objectiveCName(in: translation.files[known.file].text)
      guard let type, known.member.isListable, known.member.labels.count < 3 else { return "Selector(\"\(name)\")" }
      let isAmbiguous = translation.index.isAmbiguous(
        known.member, of: translation.files[known.file].types[known.type].path)
      return "Selector(\"\(name)\", \(known.member.function(of: type, typed: isAmbiguous)))"
    }
    let isProtocols = !path.base.isEmpty && translation.index.isProtocol(path.base)
    let delegateLabels = isProtocols ? translation.index.labels(of: path.member) : nil
    guard let labels = path.labels ?? delegateLabels ?? KnownMethods.labels(of: path.member) else {
      return type.map { "Selector(base: \"\(path.member)\", \($0).\(path.member))" } ?? "Selector(\"\(path.member)\")"
    }
    let name = ObjectiveCName.selector(base: path.member, labels: labels)
    guard let type, labels.count < 3, path.member != "init", !KnownMethods.areClassMethods(of: type) else {
      return "Selector(\"\(name)\")"
    }
    // A closure, because older language modes warn about references to methods.
    let arguments = labels.enumerated().map { place, label in (label.isEmpty ? "" : "\(label): ") + "$\(place)" }
    return
      "Selector(\"\(name)\", { (object: \(type)) in { object.\(path.member)(\(arguments.joined(separator: ", "))) } })"
  }

  /// The type of the method as written in code, nil if it can't be named; and the method, if it is in the module's sources.
  private func owner(
    of path: SelectorPath, _ selector: SelectorExpression, _ translation: FileTranslation
  ) -> (type: String?, known: ModuleIndex.Place?) {
    let index = translation.index
    let around = selector.type.map { translation.file.types[$0] }
    if path.base.isEmpty {
      guard let around, !index.isProtocol(around.path), !(around.kind == .extension && around.hasWhereClause)
      else { return (nil, anywhere(path, index)) }
      return (translation.ownName(around), index.method(path.member, labels: path.labels, of: around.path))
    }
    if path.names.dropLast().last?.first?.isUppercase == true {
      let type = index.path(of: path.base, in: around?.path ?? "")
      let known = index.method(path.member, labels: path.labels, of: type)
      return (index.isProtocol(type) ? nil : path.base, known)
    }
    // A variable's method: its type is unknown, but there may be only one method of the name.
    let known = anywhere(path, index)
    return (known.map { translation.files[$0.file].types[$0.type].path }, known)
  }

  private func anywhere(_ path: SelectorPath, _ index: ModuleIndex) -> ModuleIndex.Place? {
    let candidates = index.members(path.member).filter {
      $0.member.start.has(.objc) && (path.labels == nil || path.labels == $0.member.labels)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
