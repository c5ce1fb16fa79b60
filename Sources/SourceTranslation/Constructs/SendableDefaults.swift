/// `extension UserDefaults: Store {}` for a `Store` that is `Sendable`, as `UserDefaults` is on Apple's platforms. Foundation on
/// Linux declares that it isn't, although it has a lock, too: the module's first extension with a protocol states the opposite.
struct SendableDefaults: Construct {
  func translate(_ translation: inout FileTranslation) {
    guard translation.files.firstIndex(where: Self.hasProtocol) == translation.place,
      !translation.files.contains(where: Self.isSendable)
    else { return }
    translation.edits.appended.append(("extension Foundation.UserDefaults: @unchecked @retroactive Sendable {}", 1))
  }

  private static func extensions(in file: SourceFile) -> [TypeDeclaration] {
    file.types.filter { $0.kind == .extension && $0.path == "UserDefaults" }
  }

  private static func hasProtocol(_ file: SourceFile) -> Bool {
    extensions(in: file).contains { !$0.inherited.isEmpty }
  }

  /// Whether an extension states it itself, after attributes such as `@unchecked`.
  private static func isSendable(_ file: SourceFile) -> Bool {
    extensions(in: file).contains { $0.inherited.contains { $0.hasSuffix("Sendable") } }
  }
}
