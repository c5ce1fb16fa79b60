/// `override func observeValue(forKeyPath:of:change:context:)`: no class has it to be overridden here, unless one of the module's
/// does. It is found by its name.
struct ChangeObservers: Construct {
  func translate(_ translation: inout FileTranslation) {
    for type in translation.file.types where type.kind == .class {
      for member in type.members where member.name == "observeValue" {
        let inherited = translation.index.superclasses(of: type.path).contains {
          !translation.index.members("observeValue", of: $0).isEmpty
        }
        guard !inherited, let overriding = member.start.modifiers.first(where: { $0.word == .override }) else {
          continue
        }
        let token = translation.file.tokens[overriding.token]
        translation.edits.blank(token.start..<token.end)
      }
    }
  }
}
