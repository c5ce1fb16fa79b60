internal import Foundation

/// A target of the written package.
struct AdoptedTarget {
  /// - Note: The file of a `standIn` is written with the package, and isn't translated. Neither is a `plain` target: C, or a macro.
  enum Role { case app, framework, library, plain, standIn, tests }

  let module: String
  let role: Role
  let places: [URL]
  let excluded: [URL]
  /// `.v4`, `.v4_2`, `.v5` or `.v6`.
  let languageMode: String
  let isMainActorByDefault: Bool
  var defines: [String]
  let features: [String]
  /// Experimental features that a library's manifest enables.
  private(set) var experimentalFeatures: [String] = []
  /// The package of a library that has `package` declarations, which targets of other packages don't see.
  private(set) var packageName: String?
  /// The modules that the bridging header imports, which every file can use.
  private(set) var imports: [String]
  /// Whether the bridging header imports headers by their path, which are the app's own or a library's.
  private(set) var bridgesOwnHeaders = false
  /// Other targets of the package.
  var dependencies: [String] = []
  /// Products of Onionskin.
  var products: [String] = []
  let surveys: [SourceSurvey]
  /// What the manifest of a library says of a `plain` target.
  private(set) var plain: PlainTarget?

  /// - Parameter name: the target's name in the package, or nil for its module's.
  init(_ target: XcodeTarget, role: Role, root: URL, name: String? = nil) {
    module = name ?? target.module
    self.role = role
    // Xcode shows missing files in red; the plugin would fail on them.
    let isThere = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
    let sources = target.sources.filter(isThere)
    let folders = SourceFolders(sources + target.resources.filter(isThere), sources: sources, root: root)
    (places, excluded) = (folders.places, folders.excluded)
    let settings = target.settings
    languageMode = Self.languageMode(settings["SWIFT_VERSION"])
    isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").filter {
      $0.hasPrefix("-D") && $0.count > 2
    }
    let all = conditions.split(separator: " ").map(String.init) + flags.map { String($0.dropFirst(2)) }
    // SwiftPM defines it.
    defines = all.filter { $0 != "DEBUG" && BuildSettings.identifier($0) == $0 }.reduce(into: []) { result, name in
      if !result.contains(name) { result.append(name) }
    }
    imports = Self.bridged(settings["SWIFT_OBJC_BRIDGING_HEADER"], root)
    bridgesOwnHeaders = Self.bridgingHeader(settings["SWIFT_OBJC_BRIDGING_HEADER"], root).contains(
      /(?m)^\s*#\s*(?:import|include)\s*"/)
    surveys = sources.map { [defines] file in SourceSurvey(file, defines: Set(defines)) }
    let hasRegexes = surveys.contains(where: \.hasBareRegexes)
    features = Self.features(settings, isVersion6: languageMode == ".v6", hasRegexes: hasRegexes)
  }

  init(_ library: LibraryFinder.Library) {
    module = library.module
    role = library.plain == nil ? .library : .plain
    plain = library.plain
    (places, excluded) = ([library.folder], library.excluded)
    languageMode = Self.languageMode(library.languageMode)
    isMainActorByDefault = false
    (defines, features, imports) = (library.defines, library.features, [])
    experimentalFeatures = library.experimentalFeatures
    packageName = library.packageName
    dependencies = library.dependencies
    let excluded = library.excluded.map(\.path)
    let files = FolderContents.files(in: library.folder).filter { file in
      file.pathExtension == "swift" && !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    // The manifest names the modules that a plain target imports.
    surveys = plain == nil ? files.map { SourceSurvey($0, defines: Set(library.defines)) } : []
  }

  /// - Parameter files: the app's own sources.
  init(_ standIn: KnownStandIn, usedIn files: [URL]) {
    self.init(written: standIn.module, dependencies: standIn.needed(usedIn: files))
  }

  /// A target whose file is written with the package.
  init(written module: String, dependencies: [String]) {
    self.module = module
    role = .standIn
    (places, excluded, surveys) = ([], [], [])
    languageMode = ".v5"
    isMainActorByDefault = false
    (defines, features, imports) = ([], [], [])
    self.dependencies = dependencies
  }

  /// Adds a target of the package that its files import, or all of its files do.
  mutating func depend(on module: String, isImportedByAllFiles: Bool) {
    if !dependencies.contains(module) { dependencies.append(module) }
    if isImportedByAllFiles, !imports.contains(module) { imports.append(module) }
  }

  /// The upcoming features that a target's settings enable. Xcode enables regular expressions between slashes unless the project
  /// disables them, and its setting for approachable concurrency stands for five features.
  private static func features(_ settings: BuildSettings, isVersion6: Bool, hasRegexes: Bool) -> [String] {
    features.filter { feature in
      if isVersion6, ofVersion6.contains(feature.name) { return false }
      if let value = settings["SWIFT_UPCOMING_FEATURE_\(feature.setting)"] { return value == "YES" }
      if feature.name == "BareSlashRegexLiterals" {
        return hasRegexes && settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
      }
      return approachable.contains(feature.name) && settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    }.map(\.name)
  }

  private static let approachable: Set<String> = [
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "GlobalActorIsolatedTypesUsability",
    "DisableOutwardActorInference", "InferSendableFromCaptures",
  ]

  /// Features of the language mode 6, which the compiler warns of there.
  private static let ofVersion6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "InferSendableFromCaptures",
    "GlobalActorIsolatedTypesUsability",
  ]

  /// Xcode's settings for upcoming features, and SwiftPM's names of them.
  private static let features: [(setting: String, name: String)] = [
    ("EXISTENTIAL_ANY", "ExistentialAny"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"), ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"), ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
  ]

  /// Versions before 4 are translated like version 4.
  static func languageMode(_ version: String?) -> String {
    let number = Double(version ?? "5") ?? 5
    return number < 4.2 ? ".v4" : number < 5 ? ".v4_2" : number < 6 ? ".v5" : ".v6"
  }

  /// The contents of a bridging header; an empty text if there is none.
  private static func bridgingHeader(_ path: String?, _ root: URL) -> String {
    guard let path else { return "" }
    let file = path.hasPrefix("/") ? URL(filePath: path) : PathOnDisk.url(root, path)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The modules in a bridging header: `#import <SVProgressHUD/SVProgressHUD.h>`, `@import UIKit;`.
  private static func bridged(_ path: String?, _ root: URL) -> [String] {
    let text = bridgingHeader(path, root)
    var modules: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      let match = words.firstMatch(of: /^#(?:import|include)\s*<(\w+)\//) ?? words.firstMatch(of: /^@import\s+(\w+)/)
      if let module = match.map({ String($0.1) }), !modules.contains(module) { modules.append(module) }
    }
    return modules
  }

  /// The modules that its files import unconditionally, and the number of files.
  var importCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for survey in surveys { for module in survey.imports { counts[module, default: 0] += 1 } }
    for module in imports { counts[module, default: 0] = surveys.count }
    return counts
  }

  /// The modules that its files import under conditions such as `#if canImport(SwiftUI)`, which hold on iOS.
  var conditionalImports: Set<String> { surveys.reduce(into: []) { $0.formUnion($1.conditionalImports) } }
}
