/// Optional methods and properties of `@objc` protocols: they are removed from the protocol, and an extension of it finds them in
/// the object's class when they are called.
struct OptionalProtocolMembers: Construct {
  func translate(_ translation: inout FileTranslation) {
    for (place, type) in translation.file.types.enumerated() where type.kind == .protocol {
      if type.start.has(.objc) { boundToClasses(type, &translation) }
      let optional = type.members.filter { $0.start.hasModifier(.optional) }
      guard !optional.isEmpty else { continue }
      for member in optional { leaveOut(member, &translation) }
      translation.needsRuntime = true
      translation.edits.appended.append(
        (extensions(optional, of: type, place, translation), translation.file.line(type.nameToken)))
    }
  }

  /// `@objc` protocols are class-bound, which must be declared in Swift.
  private func boundToClasses(_ type: TypeDeclaration, _ translation: inout FileTranslation) {
    let known: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    guard !type.inherited.contains(where: { known.contains($0) }) else { return }
    if let colon = type.colon {
      translation.edits.insert(" AnyObject,", at: translation.file.tokens[colon].end)
    } else {
      translation.edits.insert(": AnyObject", at: translation.file.tokens[type.nameToken].end)
    }
  }

  private func leaveOut(_ member: Member, _ translation: inout FileTranslation) {
    let file = translation.file
    let start = file.tokens[member.start.firstToken].start
    let end: Int
    if let body = member.body {
      end = file.tokens[file.partners[body]].end
    } else {
      end = member.signature.upperBound
    }
    translation.edits.blank(start..<max(start, end))
    // A separator between it and the next declaration on the line is removed, too.
    let next = file.tokens.first { $0.start >= end }
    if let next, next.isSign(";") { translation.edits.blank(next.start..<next.end) }
  }

  private func extensions(
    _ members: [Member], of type: TypeDeclaration, _ place: Int, _ translation: FileTranslation
  ) -> String {
    let access = type.start.modifiers.map(\.word).first { [.public, .private, .fileprivate].contains($0) }
    let modifier =
      switch access {
      case .public: "public "
      case .private, .fileprivate: "fileprivate "
      default: ""
      }
    var declarations: [String] = []
    var properties: [String] = []
    for member in members where member.kind == .property {
      let name = SwiftLiteral.string(member.name)
      let value = member.type ?? "Any"
      properties.append(
        "@_disfavoredOverload \(modifier)var \(member.name): (\(value))? { RuntimeMethods.value(self, \(name), "
          + "as: (\(value)).self) }")
    }
    let methods = Dictionary(grouping: members.filter { $0.kind == .method }, by: \.name)
    for (name, overloads) in methods.sorted(by: { $0.key < $1.key }) {
      let calls = "Optional_\(translation.mark)\(String(place, radix: 36))_\(name)"
      let structure = OptionalCalls(
        name: calls, methods: overloads.map { ($0, $0.objectiveCName(in: translation.file.text)) })
      properties.append(
        "@_disfavoredOverload \(modifier)var \(name): \(calls)? { RuntimeMethods(self, [\(structure.selectors)])"
          + ".map(\(calls).init) }")
      declarations.append(structure.declarations(access: modifier, isCertain: overloads.count == 1))
    }
    let plain = members.filter { $0.kind == .method }
    properties += OptionalReferences.properties(plain, access: modifier, translation)
    declarations.append("extension \(type.path) { \(properties.joined(separator: "; ")) }")
    return declarations.joined(separator: "; ")
  }
}
