/// Translates a file's imports. Submodules of Apple's modules are replaced with the modules on Linux. Imports of substitutes are
/// removed, because their declarations are in the module itself. Modules that don't exist on Linux are errors. Modules that a
/// bridging header or another import provided are added.
struct Imports: Construct {
  func translate(_ translation: inout FileTranslation) {
    var imported: Set<String> = []
    for statement in translation.file.imports {
      // Its only name is the macro `#Playground`, which is left out.
      let isPlaygrounds = statement.module == "Playgrounds" && !translation.settings.modules.contains("Playgrounds")
      if isPlaygrounds || translation.settings.substitutes.contains(statement.module) {
        leaveOut(statement, &translation)
      } else {
        // What an inactive branch imports, as `#if os(Linux) import FoundationXML`, isn't there.
        if !isLeftOut(statement, translation) { imported.insert(statement.module) }
        rewrite(statement, &translation)
      }
    }
    add(imported, &translation)
  }

  /// `CoreGraphics.log(2)`, `Darwin.sin(x)` and `SwiftUICore.Font`, which need only UIKit's or SwiftUI's import on Apple's
  /// platforms. Returns the modules to import.
  private func qualifications(_ imported: Set<String>, _ translation: inout FileTranslation) -> [String] {
    let file = translation.file
    var added: Set<String> = []
    for place in file.tokens.indices.dropLast(2) where file.tokens[place].kind == .identifier {
      let (token, next) = (file.tokens[place], file.tokens[place + 1])
      let length = token.end - token.start
      guard [14, 12, 11, 10, 6].contains(length), next.isSign("."), next.start == token.end,
        place == 0 || !file.tokens[place - 1].isSign("."), !file.imports.contains(where: { $0.moduleToken == place })
      else { continue }
      let module = file.string(place)
      if module == "Foundation" {
        if ModuleNeeds.isNetworking(file.string(place + 2)) {
          // `Foundation.URLSessionDelegate`: another module declares it here, which the file imports for the name.
          translation.edits.replace(token.start..<token.end, with: "FoundationNetworking")
        }
      } else if module == "CoreFoundation", translation.settings.runtimeModule != nil {
        translation.edits.replace(token.start..<token.end, with: "Foundation")
      } else if module == "Darwin" {
        translation.edits.replace(token.start..<token.end, with: "Glibc")
        if !imported.contains("Darwin") { added.insert("Glibc") }
      } else if module == "SwiftUICore", !imported.contains(module),
        let other = AppleModules.replacement(of: module, among: translation.settings.modules)
      {
        // Xcode completes a name with the module that declares it, which SwiftUI re-exports.
        translation.edits.replace(token.start..<token.end, with: other)
        if !imported.contains("SwiftUI") { added.insert(other) }
      } else if ["CoreGraphics", "QuartzCore"].contains(module), translation.settings.modules.contains(module),
        !imported.contains(module)
      {
        added.insert(module)
      }
    }
    return added.sorted()
  }

  /// Whether a file makes Kingfisher's `ImageResource`, which had its name before UIKit's. Importing the type itself prefers it.
  private func namesKingfishersResource(_ file: SourceFile) -> Bool {
    file.tokens.indices.dropLast(2).contains { place in
      file.tokens[place + 1].isSign("(") && file.string(place) == "ImageResource"
        && file.string(place + 2) == "downloadURL" && (place == 0 || !file.tokens[place - 1].isSign("."))
    }
  }

  /// Whether a file has properties with `@Bindable` and imports a library, which may have a wrapper of the name for versions of iOS
  /// before 17, as swift-perception has. It is obsolete on Apple's platforms then; importing SwiftUI's own type prefers it here.
  private func wrapsBindables(_ imported: Set<String>, _ file: SourceFile) -> Bool {
    imported.contains { !AppleModules.isPresent($0) && !AppleModules.isMissing($0) }
      && file.tokens.indices.dropFirst().contains { place in
        file.tokens[place].kind == .identifier && file.tokens[place - 1].isSign("@") && file.string(place) == "Bindable"
          && (place + 1 == file.tokens.count || !file.tokens[place + 1].isSign("."))
      }
  }

  // MARK: Existing imports

  private func leaveOut(_ statement: ImportDeclaration, _ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    let last = max(statement.moduleToken, statement.part.upperBound - 1)
    translation.edits.blank(tokens[statement.first].start..<tokens[last].end)
  }

  private func rewrite(_ statement: ImportDeclaration, _ translation: inout FileTranslation) {
    let file = translation.file
    let modules = translation.settings.modules
    let module = file.tokens[statement.moduleToken]
    let isApples = AppleModules.refused.contains(statement.module) || AppleModules.present.contains(statement.module)
    guard isApples || AppleModules.isToolkit(statement.module) else {
      // Headers of a framework are submodules, as in `import FirebaseDatabase.FIRDataSnapshot`; modules of Swift have none.
      if !statement.part.isEmpty, statement.kindToken == nil {
        translation.edits.blank(module.end..<file.tokens[statement.part.upperBound - 1].end)
      }
      return
    }
    if !statement.part.isEmpty {
      translation.edits.blank(module.end..<file.tokens[statement.part.upperBound - 1].end)
    }
    if let kind = statement.kindToken { translation.edits.blank(file.tokens[kind].start..<file.tokens[kind].end) }
    if statement.module == "Darwin" { translation.edits.replace(module.start..<module.end, with: "Glibc") }
    if let other = AppleModules.replacement(of: statement.module, among: modules) {
      if statement.module == "Combine" { publish(statement, &translation) }
      translation.edits.replace(module.start..<module.end, with: other)
      // On Apple's platforms, the module of the log re-exports the one with its name: `os.Logger`. `OSLog.disabled` is the class's.
      renameQualifications(statement.module == "OSLog" ? "os" : statement.module, other, &translation)
      return
    }
    if ["Accessibility", "Symbols"].contains(statement.module), !modules.contains(statement.module),
      modules.contains("UIKit")
    {
      // Chart descriptors, announcements and symbols' effects are part of UIKit here.
      translation.edits.replace(module.start..<module.end, with: "UIKit")
    }
    if statement.module == "CoreFoundation", translation.settings.runtimeModule != nil {
      // Its names are Swift types of this package; those of the C library with the same name would make them ambiguous.
      translation.edits.replace(module.start..<module.end, with: "Foundation")
    }
    if statement.module == "CoreVideo", !modules.contains("CoreVideo"), modules.contains("UIKit") {
      // Pixel buffers are part of UIKit here, as UIKit brings them on Apple's platforms.
      translation.edits.replace(module.start..<module.end, with: "UIKit")
    }
    if statement.module == "MachO", !modules.contains("MachO") {
      // The loader's interface, which libraries for atomic integers import: the C library stands in for what they use.
      translation.edits.replace(module.start..<module.end, with: "Glibc")
    }
    if statement.module == "ObjectiveC", !modules.contains("ObjectiveC"), modules.contains("UIKit") {
      // UIKit has what that module has.
      translation.edits.replace(module.start..<module.end, with: "UIKit")
    }
    guard AppleModules.refused.contains(statement.module), !modules.contains(statement.module) else { return }
    if UnusedImports.isUnused(statement.module, in: file) {
      // What it re-exports on Apple's platforms can be used all the same.
      translation.edits.replace(
        module.start..<module.end, with: modules.contains("UIKit") ? "UIKit" : "Foundation")
    } else if !statement.isConditional || isCompiled(statement, translation) {
      translation.report(.error, at: module.start, AppleModules.refusal(of: statement.module))
    }
  }

  /// `public import Dispatch` beside `import Combine`: queues and run loops are schedulers by Dispatch and Foundation on Apple's platforms,
  /// and by Combine's module here, which a public declaration with `AnyScheduler<DispatchQueue>` then needs.
  private func publish(_ combine: ImportDeclaration, _ translation: inout FileTranslation) {
    let file = translation.file
    let isPublic = file.imports.contains { ["Dispatch", "Foundation"].contains($0.module) && $0.isPublic(in: file) }
    guard isPublic, combine.first == combine.keyword else { return }
    translation.edits.insert("public ", at: file.tokens[combine.keyword].start)
  }

  /// Whether a condition around an import is known to be false, such as `os(Linux)`.
  private func isLeftOut(_ statement: ImportDeclaration, _ translation: FileTranslation) -> Bool {
    guard statement.isConditional else { return false }
    let reader = ConditionReader(translation.file, translation.settings)
    return translation.file.branches.contains { branch in
      branch.tokens.contains(statement.keyword) && reader.isInactive(branch)
    }
  }

  /// Whether all conditions around an import are known to be true, such as `os(iOS)`.
  private func isCompiled(_ statement: ImportDeclaration, _ translation: FileTranslation) -> Bool {
    let reader = ConditionReader(translation.file, translation.settings)
    return translation.file.branches.allSatisfy { branch in
      !branch.tokens.contains(statement.keyword) || reader.isActive(branch)
    }
  }

  /// `os.Logger` also names the module.
  private func renameQualifications(_ module: String, _ other: String, _ translation: inout FileTranslation) {
    let file = translation.file
    for place in file.tokens.indices.dropLast(2) where file.tokens[place].kind == .identifier {
      let (token, next) = (file.tokens[place], file.tokens[place + 1])
      guard next.isSign("."), next.start == token.end, token.end - token.start == module.utf8.count,
        file.string(place) == module, place == 0 || !file.tokens[place - 1].isSign("."),
        !file.imports.contains(where: { $0.moduleToken == place })
      else { continue }
      translation.edits.replace(token.start..<token.end, with: other)
    }
  }

  // MARK: Added imports

  private func add(_ imported: Set<String>, _ translation: inout FileTranslation) {
    let needs = ModuleNeeds(translation.file)
    var added = translation.settings.imports.filter { !imported.contains($0) }
    if let runtime = translation.settings.runtimeModule {
      let isImported = imported.contains(runtime) || added.contains(runtime)
      let isNeeded =
        translation.needsRuntime || needs.runtime || runtime == "UIKit" && (needs.uiKit || imported.isEmpty)
      if isNeeded, !isImported { added.append(runtime) }
    } else if translation.needsRuntime {
      translation.report(
        .error, at: 0,
        "this file needs the runtime that comes with UIKit. Give its target the product \"UIKit\" of the package onionskin, "
          + "or \"ObjectiveC\" where it shows nothing.")
    }
    // On Apple's platforms, nearly every import of an app provides it, through an umbrella header or re-exports.
    if !imported.contains("Foundation"), !imported.contains("UIKit"), !added.contains("UIKit") {
      added.append("Foundation")
    }
    // On Apple's platforms Foundation also re-exports the names of Combine that the file uses.
    if needs.combine, !imported.contains("Combine"), !imported.contains("SwiftUI"),
      let combine = AppleModules.replacement(of: "Combine", among: translation.settings.modules),
      !imported.contains(combine)
    {
      added.append(combine)
    }
    if needs.observation, imported.isDisjoint(with: ["Observation", "SwiftUI"]) { added.append("Observation") }
    let modules = translation.settings.modules
    // SwiftUI imports its part of Core Data on Apple's platforms.
    if modules.contains("CoreDataSwiftUI"), imported.contains("SwiftUI") { added.append("CoreDataSwiftUI") }
    if needs.notifications, modules.contains("UserNotifications"), !imported.contains("UserNotifications") {
      added.append("UserNotifications")
    }
    if needs.coreData, modules.contains("CoreData"), !imported.contains("CoreData") { added.append("CoreData") }
    let hasLocks = !imported.isDisjoint(with: ["os", "OSLog", "HeadlessOS"])
    if needs.locks, !hasLocks, translation.settings.modules.contains("HeadlessOS") { added.append("HeadlessOS") }
    if needs.networking, !imported.contains("FoundationNetworking") { added.append("FoundationNetworking") }
    // Foundation re-exports it on Apple's platforms.
    if needs.security, translation.settings.modules.contains("HeadlessSecurity"), !imported.contains("Security") {
      added.append("HeadlessSecurity")
    }
    // A lock's subclass needs the types of its members, which Foundation doesn't re-export. The name is one that nothing uses, so
    // that none of the module's others gets into the file.
    if needs.lockMembers { added.append("struct CoreFoundation.CFSwappedFloat32") }
    if imported.contains("Kingfisher"), namesKingfishersResource(translation.file) {
      added.append("struct Kingfisher.ImageResource")
    }
    if let swiftUI = AppleModules.replacement(of: "SwiftUI", among: translation.settings.modules),
      imported.contains("SwiftUI"), wrapsBindables(imported, translation.file)
    {
      added.append("struct \(swiftUI).Bindable")
    }
    added += AppleModules.overlays(of: imported, among: modules) + qualifications(imported, &translation)
    if needs.xml, !imported.contains("FoundationXML") { added.append("FoundationXML") }
    translation.edits.imports = added
    // Beside an import with an access level, one without may be internal, and a public declaration may need what it brings.
    // A file without imports follows the module's other files.
    translation.edits.importsArePublic =
      translation.file.imports.isEmpty
      ? translation.index.hasPublicImports : translation.file.imports.contains { $0.isPublic(in: translation.file) }
  }
}
