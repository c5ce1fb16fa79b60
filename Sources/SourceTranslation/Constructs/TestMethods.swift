/// XCTest's classes, which call their tests off the main actor on Linux, and can't combine isolated and nonisolated tests in one
/// list: each test gets a companion function of its name that calls it on the main thread, in an autorelease pool like XCTest's on
/// a Mac.
struct TestMethods: Construct {
  private static let preparations: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  func translate(_ translation: inout FileTranslation) {
    guard translation.settings.product == .test else { return }
    conform(&translation)
    for type in translation.file.types where translation.isTestCase(type) {
      let isBound = isBoundToMainActor(type.path, translation)
      for member in type.members where member.kind == .method && member.labels.isEmpty && !member.isAsync {
        if Self.preparations.contains(member.name), member.start.hasModifier(.override) {
          bind(member, isBound: isBound, &translation)
        } else if isTest(member) {
          let hasPools = translation.settings.runtimeModule != nil
          if hasPools { translation.needsRuntime = true }
          // On the method's last line, so that it has the same conditions as the method.
          guard let open = member.body else { continue }
          let end = translation.file.tokens[translation.file.partners[open]].end
          translation.edits.insert("; \(entry(member, translation.ownName(type), hasPools: hasPools))", at: end)
        }
      }
    }
  }

  /// Test cases are `NSObject`s on a Mac. Modules that import the toolkit get that from it; in others the first file with a test
  /// case declares it.
  private func conform(_ translation: inout FileTranslation) {
    func hasTestCase(_ file: SourceFile) -> Bool { file.types.contains { translation.isTestCase($0) } }
    guard translation.settings.runtimeModule != nil, !importsToolkit(translation),
      translation.index.conformances["XCTestCase"]?.isDisjoint(with: ["NSObjectProtocol", "Equatable"]) ?? true,
      hasTestCase(translation.file), !translation.files[..<translation.place].contains(where: hasTestCase)
    else { return }
    translation.edits.appended.append((Self.conformance, 1))
  }

  private func importsToolkit(_ translation: FileTranslation) -> Bool {
    let modules = translation.settings.modules
    return translation.files.contains { file in
      file.imports.contains { statement in
        let other = AppleModules.isToolkit(statement.module) && !modules.contains(statement.module)
        let name = other ? AppleModules.replacement(of: statement.module, among: modules) : statement.module
        return name?.hasPrefix("Onionskin") == true
      }
    }
  }

  private static let conformance =
    "extension XCTestCase: @retroactive NSObjectProtocol, @retroactive Equatable { "
    + "public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a === b }; "
    + "public func isEqual(_ object: Any?) -> Bool { object.map { ($0 as AnyObject) === self } ?? false }; "
    + "public var hash: Int { ObjectIdentifier(self).hashValue }; public func isProxy() -> Bool { false }; "
    + "public func `self`() -> Self { self }; public var description: String { name }; "
    + "public var debugDescription: String { name } }"

  private func isBoundToMainActor(_ path: String, _ translation: FileTranslation) -> Bool {
    ([path] + translation.index.superclasses(of: path)).contains { path in
      guard let entry = translation.index.classes[path] else { return false }
      return translation.files[entry.file].types[entry.type].start.has(.MainActor)
    }
  }

  private func isTest(_ member: Member) -> Bool {
    member.name.hasPrefix("test") && !member.start.isStatic && !member.isGeneric && member.type == nil
      && !member.start.hasModifier(.private) && !member.start.hasModifier(.fileprivate)
      && !member.start.hasModifier(.override)
  }

  /// In a list of tests, a static property precedes the method.
  private func entry(_ member: Member, _ own: String, hasPools: Bool) -> String {
    let attempt = member.isThrowing ? "try " : ""
    let call = "\(attempt)test.\(member.name)()"
    let pooled = hasPools ? "\(attempt)autoreleasepool { \(call) }" : call
    return "nonisolated static var \(member.name): (\(own)) -> () throws -> Void { { test in { "
      + "nonisolated(unsafe) let test = test; let run: @MainActor () throws -> Void = { \(pooled) }; "
      + "try MainActor.assumeIsolated(run) } } }"
  }

  // MARK: Preparations

  /// XCTest's own methods aren't isolated to the main actor, so neither are their overrides; those of isolated classes run on it.
  private func bind(_ member: Member, isBound: Bool, _ translation: inout FileTranslation) {
    let file = translation.file
    let attribute = member.start.attribute(.MainActor)
    guard let open = member.body, attribute != nil || isBound && !member.start.hasModifier(.nonisolated) else { return }
    if let attribute { translation.edits.blank(attribute.range) }
    translation.edits.insert(
      " \(member.isThrowing ? "try " : "")MainActor.assumeIsolated {", at: file.tokens[open].end)
    translation.edits.insert("} ", at: file.tokens[file.partners[open]].start)
  }
}
