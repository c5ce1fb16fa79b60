/// `init()` of views and controllers, which generic code may call (`View()`): that names no class, and so builds for release
/// would leave out an initialiser that nothing else calls.
struct KeptInitializers: Construct {
  func translate(_ translation: inout FileTranslation) {
    for type in translation.file.types {
      // Of a generic class the attribute isn't allowed.
      guard translation.isClass(type), !type.isGeneric, !type.liesInGeneric, derives(type, translation.index) else {
        continue
      }
      for member in type.members where isEmpty(member) {
        translation.edits.insertAttribute("@used", at: translation.file.tokens[member.start.firstToken].start)
      }
    }
  }

  /// Whether the class derives from another module's that may be a responder.
  private func derives(_ type: TypeDeclaration, _ index: ModuleIndex) -> Bool {
    guard let root = index.superclasses(of: type.path).last else { return false }
    return index.classes[root] == nil && !index.protocols.contains(root) && root != "NSObject"
      && !ModuleIndex.isNoResponder(root)
  }

  private func isEmpty(_ member: Member) -> Bool {
    // `init?()` is something else.
    member.kind == .initializer && member.parametersOpen == member.nameToken + 1 && member.labels.isEmpty
      && !member.isAsync && !member.isThrowing && member.body != nil
  }
}
