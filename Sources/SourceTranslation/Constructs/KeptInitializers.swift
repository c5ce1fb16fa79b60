/// `init()` of views and controllers, which generic code may call (`View()`) without naming the class, so that release builds would
/// remove an initialiser without other callers.
struct KeptInitializers: Construct {
  func translate(_ translation: inout FileTranslation) {
    for type in translation.file.types {
      // The attribute isn't allowed in generic classes.
      guard translation.isClass(type), !type.isGeneric, !translation.index.liesInGeneric(type),
        derives(type, translation.index)
      else { continue }
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
    // `init?()` is a different initialiser.
    member.kind == .initializer && member.parametersOpen == member.nameToken + 1 && member.labels.isEmpty
      && !member.isAsync && !member.isThrowing && member.body != nil
  }
}
