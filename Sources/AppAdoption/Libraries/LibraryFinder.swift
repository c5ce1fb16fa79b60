internal import Foundation

/// Finds the sources of a module: a target of a checked-out package, a pod's folder, or a folder of Carthage.
final class LibraryFinder {
  /// The sources of a module.
  struct Library {
    let module: String
    let folder: URL
    let excluded: [URL]
    /// The modules that its manifest names.
    let dependencies: [String]
    let languageMode: String
    let defines: [String]
    let features: [String]
    var experimentalFeatures: [String] = []
    /// The package whose targets alone see each other's `package` declarations; nil if there are none.
    var packageName: String?
    /// What a target that isn't translated needs; nil for one that is.
    var plain: PlainTarget?
  }

  private let packages: [URL]
  /// The folders of checkouts that were passed, and that may contain other apps' libraries.
  private let passed: [URL]
  private let folders: [URL]
  private let surroundings: Set<URL>
  /// The specifications of the pods in the folders around the project.
  private let podspecs: [URL]
  /// The Swift versions of the pods, by module name.
  private let versions: [String: String]
  /// The Swift version of pods that don't specify one: the app's version, as in CocoaPods.
  private let usualVersion: String
  private var manifests: [URL: PackageManifest?] = [:]
  private var packageNames: [URL: String?] = [:]

  /// - Parameters:
  ///   - packages: folders with a Package.swift.
  ///   - collections: folders of checkouts: `Pods`, `Carthage/Checkouts`, and the folders that were passed.
  ///   - passed: those of the collections that were passed.
  ///   - versions: the Swift versions from CocoaPods' project, by module name.
  ///   - usualVersion: the Swift version of pods that don't specify one.
  ///   - project: the project's folder. The folder itself and the two around it can be a package or a pod, of which the app is the
  ///     example.
  init(
    packages: [URL], collections: [URL], passed: [URL] = [], versions: [String: String] = [:],
    usualVersion: String = "5",
    around project: URL? = nil
  ) {
    (self.versions, self.usualVersion) = (versions, usualVersion)
    self.passed = passed.map(\.standardizedFileURL)
    let names = collections.flatMap { collection -> [URL] in
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: collection.path)) ?? []).sorted()
      return names.filter { !$0.hasPrefix(".") }.map { collection.appending(path: $0).standardizedFileURL }
    }
    let surrounding = Self.surrounding(project)
    surroundings = Set(surrounding)
    let pods = Self.localPods(project)
    let all = packages + names + surrounding + pods
    self.packages = all.filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
    folders = names
    podspecs = (surrounding + pods).flatMap { folder in
      let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      return files.filter { $0.hasSuffix(".podspec") }.map { folder.appending(path: $0) }
    }
  }

  /// The folders of the pods that a `Podfile` names by a path: `pod 'Cards', :path => 'Cards/'`.
  private static func localPods(_ project: URL?) -> [URL] {
    guard let project, let text = try? String(contentsOf: project.appending(path: "Podfile"), encoding: .utf8) else {
      return []
    }
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      line.firstMatch(of: /^\s*pod\s.*\bpath(?:\s*=>|:)\s*["']([^"']+)["']/).map { String($0.1) }
    }.map { project.appending(path: $0).standardizedFileURL }.reduce(into: []) { folders, folder in
      if !folders.contains(folder) { folders.append(folder) }
    }
  }

  private static func surrounding(_ project: URL?) -> [URL] {
    guard let project else { return [] }
    let folders = [project, project.appending(path: ".."), project.appending(path: "../..")].map(\.standardizedFileURL)
    // Onionskin's examples are inside its own checkout, which the written package depends on. It isn't a library of the examples.
    return folders.filter { folder in
      let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      return manifest?.contains("\"UIKitSources\"") != true
    }
  }

  /// - Parameter isSystems: whether the name is that of one of Apple's frameworks. A package around the project doesn't replace it,
  ///   unlike a library in the project.
  func library(_ module: String, isSystems: Bool = false) -> Library? {
    // The app is written for the version in its `Pods` folder. Checkouts passed by the user can have another version.
    if let pod = pod(module, among: folders.filter { $0.deletingLastPathComponent().lastPathComponent == "Pods" }) {
      return pod
    }
    for folder in packages where mentions(module, folder) {
      if isSystems, surroundings.contains(folder) { continue }
      let manifest = manifest(of: folder)
      if let manifest, let target = manifest.targets.first(where: { BuildSettings.identifier($0.name) == module }) {
        return Library(
          module: module, folder: target.folder, excluded: target.excluded,
          dependencies: target.dependencies.flatMap { manifest.products[$0] ?? [$0] }.map(BuildSettings.identifier),
          languageMode: target.languageMode ?? manifest.languageMode, defines: target.defines,
          features: target.features, experimentalFeatures: target.experimentalFeatures,
          packageName: target.plain == nil ? packageName(of: folder, manifest) : nil, plain: target.plain)
      }
      // A manifest can omit targets that only exist on Apple's platforms, as RxSwift's manifest omits RxCocoa.
      let place = ["Sources", "Source"].map { folder.appending(path: "\($0)/\(module)") }.first(where: Self.hasSwift)
      if let place {
        return Library(
          module: module, folder: place, excluded: [], dependencies: [], languageMode: manifest?.languageMode ?? "5",
          defines: [], features: [])
      }
    }
    // A folder that only has the name of one of Apple's frameworks, such as a collection of examples, isn't a library of that name.
    return surroundingPod(module) ?? (isSystems ? nil : pod(module, among: folders))
  }

  /// The library in the folder with a module's name.
  private func pod(_ module: String, among folders: [URL]) -> Library? {
    // A pod's folder contains only the pod's sources. Other folders may also contain examples and tests.
    guard let folder = folders.first(where: { BuildSettings.identifier($0.lastPathComponent) == module }) else {
      return nil
    }
    let sources = ["Sources", "Source", "Classes"].map { folder.appending(path: $0) }
    let place = sources.first { FileManager.default.fileExists(atPath: $0.path) } ?? folder
    let others = ["Example", "Examples", "Demo", "Tests", "Sample", "Samples"].map { place.appending(path: $0) }
    let library = Library(
      module: module, folder: place,
      excluded: others.filter { FileManager.default.fileExists(atPath: $0.path) } + [
        place.appending(path: "Package.swift")
      ],
      dependencies: [], languageMode: versions[module] ?? usualVersion, defines: [], features: [])
    // Objective-C's libraries may have examples in Swift.
    let left = library.excluded.map { $0.path + "/" }
    let isSwift = FolderContents.files(in: place).contains { file in
      file.pathExtension == "swift" && !left.contains { file.path.hasPrefix($0) }
    }
    return isSwift ? library : nil
  }

  /// The pod of which the project is the example: `s.source_files = 'Cards/Classes/**/*'`.
  private func surroundingPod(_ module: String) -> Library? {
    for specification in podspecs {
      let name = specification.deletingPathExtension().lastPathComponent
      let text = (try? String(contentsOf: specification, encoding: .utf8)) ?? ""
      let named = text.firstMatch(of: /\.module_name\s*=\s*["']([^"']+)["']/).map { String($0.1) }
      guard BuildSettings.identifier(named ?? name) == module,
        let files = text.firstMatch(of: /\.source_files\s*=\s*\[?\s*["']([^"'*{]+)/)
      else { continue }
      // The part before the first wildcard is a folder, or a folder and the beginning of a name.
      let path = String(files.1)
      let around = specification.deletingLastPathComponent()
      let folder = [path, (path as NSString).deletingLastPathComponent].filter { !$0.isEmpty }
        .map { around.appending(path: $0).standardizedFileURL }.first(where: Self.hasSwift)
      guard let folder else { continue }
      let version = text.firstMatch(of: /\.swift_versions?\s*=\s*\[?\s*["']([\d.]+)["']/).map { String($0.1) }
      return Library(
        module: module, folder: folder, excluded: [], dependencies: [], languageMode: version ?? usualVersion,
        defines: [], features: [])
    }
    return nil
  }

  private static func hasSwift(_ folder: URL) -> Bool {
    FolderContents.files(in: folder).contains { $0.pathExtension == "swift" }
  }

  /// Whether a library is in a folder that was passed.
  func isPassed(_ library: Library) -> Bool {
    passed.contains { library.folder.standardizedFileURL.path.hasPrefix($0.path + "/") }
  }

  /// Whether a folder has a module's name, but its sources aren't Swift.
  func hasOtherSources(_ module: String) -> Bool {
    folders.contains { BuildSettings.identifier($0.lastPathComponent) == module }
  }

  /// The name of a package, if it has declarations with the access level `package`.
  private func packageName(of folder: URL, _ manifest: PackageManifest) -> String? {
    if let known = packageNames[folder] { return known }
    let files = manifest.targets.filter { $0.plain == nil }.flatMap { FolderContents.files(in: $0.folder) }
    let hasDeclarations = files.contains { file in
      let text = file.pathExtension == "swift" ? try? String(contentsOf: file, encoding: .utf8) : nil
      return text?.contains(/(?m)^[^\/\n]*\bpackage\s+(?:final |static |mutating )*[a-z]+\b/) == true
    }
    let name = hasDeclarations ? BuildSettings.identifier(folder.lastPathComponent) : nil
    packageNames[folder] = .some(name)
    return name
  }

  /// The checkout of a package, by the name of its repository.
  func checkout(_ name: String) -> URL? { packages.first { $0.lastPathComponent == name } }

  private func mentions(_ module: String, _ folder: URL) -> Bool {
    guard let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) else {
      return false
    }
    // SwiftPM takes a second to evaluate a manifest, so only manifests that name the module are evaluated.
    // A module's name has underscores where its target's has hyphens.
    return text.replacing("-", with: "_").contains("\"\(module)\"")
      || BuildSettings.identifier(folder.lastPathComponent) == module
  }

  private func manifest(of folder: URL) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let manifest = PackageManifest(of: folder)
    manifests[folder] = manifest
    return manifest
  }
}
