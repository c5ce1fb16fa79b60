/// `setUp(completion:)` and `tearDown(completion:)` of test cases, which XCTest has on Apple's platforms alone: the class that
/// overrides one first declares it, and its asynchronous sibling, which XCTest has on Linux too, calls it on the main thread and
/// waits for the completion. On Apple's platforms the two are one method.
struct CompletedPreparations: Construct {
  private static let names: Set<String> = ["setUp", "tearDown"]

  func translate(_ translation: inout FileTranslation) {
    guard translation.settings.product == .test else { return }
    for (place, type) in translation.file.types.enumerated() where translation.isTestCase(type) {
      for member in type.members where isPreparation(member) && isFirst(member, of: type, translation.index) {
        declare(member, ofTypeAt: place, &translation)
      }
    }
  }

  private func isPreparation(_ member: Member) -> Bool {
    member.kind == .method && Self.names.contains(member.name) && member.labels == ["completion"]
      && member.start.hasModifier(.override) && !member.start.isStatic && member.body != nil
  }

  /// Whether no superclass whose source is known overrides it.
  private func isFirst(_ member: Member, of type: TypeDeclaration, _ index: ModuleIndex) -> Bool {
    !index.superclasses(of: type.path).contains { path in
      index.members(member.name, of: path).contains { $0.member.fullName == member.fullName }
    }
  }

  private func declare(_ member: Member, ofTypeAt place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    for modifier in member.start.modifiers where modifier.word == .override {
      translation.edits.blank(file.tokens[modifier.token].range)
    }
    let access = member.start.modifiers.first { $0.word == .public || $0.word == .open }.map { $0.word.spelling + " " }
    translation.edits.insert(
      sibling(of: member.name, access: access ?? ""), at: file.tokens[member.start.firstToken].start)

    guard let open = member.body else { return }
    let inherited = "inherited_\(member.name)"
    var callsSuper = false
    for token in open..<max(open, file.partners[open] - 2) where file.tokens[token].word == .super {
      guard file.tokens[token + 1].isSign("."), file.name(token + 2) == member.name else { continue }
      translation.edits.replace(file.tokens[token].range, with: "self")
      translation.edits.replace(file.tokens[token + 2].range, with: inherited)
      callsSuper = true
    }
    if callsSuper {
      translation.memberDeclarations[place, default: []].append(
        "private func \(inherited)(completion: ((any Error)?) -> Void) { completion(nil) }")
    }
  }

  private func sibling(of name: String, access: String) -> String {
    "\(access)nonisolated override func \(name)() async throws { nonisolated(unsafe) let test = self; "
      + "try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in "
      + "Task { @MainActor in test.\(name) { error in "
      + "if let error { done.resume(throwing: error) } else { done.resume() } } } } }; "
  }
}
