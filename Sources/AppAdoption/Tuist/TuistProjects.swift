internal import Foundation

/// The projects of which only Tuist's descriptions exist: those that a workspace or a project names, and those that their targets depend
/// on. Scripts, schemes and generated accessors of resources aren't read.
enum TuistProjects {
  /// The file names of Tuist's descriptions.
  static let manifests = ["Workspace.swift", "Project.swift"]

  /// The projects in order: the one whose app has most dependencies comes first.
  static func all(at manifest: URL) throws -> [XcodeProject] {
    let manifests = try TuistManifests(around: manifest)
    var waiting = [manifest]
    if manifest.lastPathComponent == "Workspace.swift" {
      let workspace = try manifests.run(manifest, as: "workspace")
      waiting = (workspace["projects"] as? [Any] ?? []).compactMap { TuistPath($0) }.flatMap { path in
        Self.folders(path.url(beside: manifest, root: manifests.root)).map { $0.appending(path: "Project.swift") }
      }
    }
    var (known, projects) = (Set<String>(), [TuistProject]())
    while !waiting.isEmpty {
      let file = waiting.removeFirst().standardizedFileURL
      guard known.insert(file.path).inserted, FileManager.default.fileExists(atPath: file.path) else { continue }
      let project = TuistProject(try manifests.run(file, as: "project"), at: file, root: manifests.root)
      projects.append(project)
      waiting += project.neighbours.map { $0.appending(path: "Project.swift") }
    }
    let dependencies = projects.flatMap(\.targets).reduce(into: [:]) { $0[$1.name] = $1.dependencies }
    func reach(_ project: TuistProject) -> Int {
      let apps = project.targets.filter { $0.kind == .app }.map(\.name)
      return apps.map { reached(from: $0, dependencies).count }.max() ?? 0
    }
    let reaches = projects.map(reach)
    let order = projects.indices.sorted { (reaches[$1], $0) < (reaches[$0], $1) }
    return order.map { place in
      let project = projects[place]
      return XcodeProject(
        root: project.root, targets: project.targets, localPackages: LocalPackages.all(project.localPackages))
    }
  }

  private static func reached(from name: String, _ dependencies: [String: [String]]) -> Set<String> {
    var (waiting, found) = ([name], Set<String>())
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += dependencies[name] ?? [] }
    }
    return found
  }

  /// The folders with a manifest that a path names, which may have wildcards.
  private static func folders(_ url: URL) -> [URL] {
    guard let star = url.pathComponents.firstIndex(where: { $0.contains("*") }) else { return [url] }
    let base = URL(filePath: NSString.path(withComponents: Array(url.pathComponents[..<star])))
    let pattern = PathPattern(url.pathComponents[star...].joined(separator: "/"))
    return FolderContents.files(in: base).filter { $0.lastPathComponent == "Project.swift" }
      .map { $0.deletingLastPathComponent() }
      .filter { pattern.matches(String($0.path.dropFirst(base.path.count + 1))) }
  }
}

/// A project that one of Tuist's manifests describes.
struct TuistProject {
  let root: URL
  private(set) var targets: [XcodeTarget] = []
  /// Packages that the description refers to by path.
  private(set) var localPackages: [URL] = []
  /// The folders of the projects that its targets depend on.
  private(set) var neighbours: [URL] = []

  private let manifest: URL
  /// The folder that paths relative to the root begin in.
  private let top: URL

  init(_ json: [String: Any], at manifest: URL, root top: URL) {
    (self.manifest, self.top) = (manifest, top)
    root = manifest.deletingLastPathComponent().standardizedFileURL
    localPackages = (json["packages"] as? [[String: Any]] ?? []).compactMap { package in
      url((package["local"] as? [String: Any])?["path"])
    }
    let layers = settings(json["settings"])
    targets = (json["targets"] as? [[String: Any]] ?? []).compactMap { target($0, layers) }
    for target in json["targets"] as? [[String: Any]] ?? [] {
      neighbours += dependencies(target, "project").compactMap { url($0["path"]) }
    }
  }

  private func url(_ path: Any?) -> URL? { TuistPath(path)?.url(beside: manifest, root: top) }

  private func dependencies(_ target: [String: Any], _ kind: String) -> [[String: Any]] {
    (target["dependencies"] as? [[String: Any]] ?? []).compactMap { $0[kind] as? [String: Any] }
  }

  private func target(_ json: [String: Any], _ project: [[String: String]]) -> XcodeTarget? {
    guard let name = json["name"] as? String else { return nil }
    let own = [
      "TARGET_NAME": name, "PROJECT_DIR": root.path, "SRCROOT": root.path, "SWIFT_VERSION": "5.0",
      "PRODUCT_NAME": json["productName"] as? String ?? "$(TARGET_NAME)",
    ]
    let layers = [own] + project + settings(json["settings"]) + [information(json["infoPlist"])]
    return XcodeTarget(
      name: name, kind: kind(of: json), files: files(of: json),
      dependencies: dependencies(json, "target").compactMap { $0["name"] as? String }
        + dependencies(json, "project").compactMap { $0["target"] as? String },
      packageProducts: dependencies(json, "package").compactMap { $0["product"] as? String },
      settings: BuildSettings(layers))
  }

  private func kind(of target: [String: Any]) -> XcodeTarget.Kind {
    let destinations = target["destinations"] as? [String] ?? []
    guard destinations.contains("iPhone") || destinations.contains("iPad") else { return .other }
    return switch target["product"] as? String ?? "" {
    case "app": .app
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .framework
    case "unitTests": .unitTests
    default: .other
    }
  }

  // MARK: Files

  private func files(of target: [String: Any]) -> [URL] {
    let sources = (target["sources"] as? [String: Any])?["globs"] as? [[String: Any]] ?? []
    let resources = (target["resources"] as? [String: Any])?["resources"] as? [[String: Any]] ?? []
    let folders = (target["buildableFolders"] as? [[String: Any]] ?? []).compactMap { url($0["path"]) }
    let models = (target["coreDataModels"] as? [[String: Any]] ?? []).compactMap { url($0["path"]) }
    let code = ["swift", "m", "mm", "c", "cpp", "intentdefinition"]
    let all =
      sources.flatMap { files($0["glob"], without: $0["excluding"]).filter { code.contains($0.pathExtension) } }
      + resources.flatMap { files($0["pattern"], without: $0["excluding"]).filter { $0.pathExtension != "swift" } }
      + folders.flatMap { FolderContents.files(in: $0, skipsPackages: true) } + models
    return all.reduce(into: (known: Set<String>(), files: [URL]())) { result, file in
      if result.known.insert(file.path).inserted { result.files.append(file) }
    }.files
  }

  /// The files that a path with wildcards matches.
  private func files(_ glob: Any?, without excluding: Any?) -> [URL] {
    guard let glob = url(glob) else { return [] }
    let left = (excluding as? [Any] ?? []).compactMap { url($0) }.map { PathPattern($0.path) }
    let parts = glob.pathComponents
    let star = parts.firstIndex { $0.contains("*") } ?? parts.count
    let base = URL(filePath: NSString.path(withComponents: Array(parts[..<star])))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: base.path, isDirectory: &isFolder) else { return [] }
    let isUnit = !isFolder.boolValue || star == parts.count && !["", "lproj"].contains(base.pathExtension)
    let pattern = PathPattern(glob.path)
    return (isUnit ? [base] : FolderContents.files(in: base, skipsPackages: true)).filter { file in
      pattern.matches(file.path) && !left.contains { $0.matches(file.path) }
    }
  }

  // MARK: Settings

  /// Settings in ascending order of precedence, with those of the first debug configuration.
  private func settings(_ json: Any?) -> [[String: String]] {
    guard let json = json as? [String: Any] else { return [] }
    let configurations = json["configurations"] as? [[String: Any]] ?? []
    let debug = configurations.first { $0["variant"] as? String == "debug" }
    let file = url(debug?["xcconfig"]).map { BuildSettings.configuration($0) } ?? []
    return file + [json["base"], debug?["settings"]].compactMap { $0 as? [String: String] }
  }

  /// The settings that result from `Info.plist`: the file's path, or the values that the description gives.
  private func information(_ json: Any?) -> [String: String] {
    guard let json = json as? [String: Any] else { return [:] }
    if let file = url((json["file"] as? [String: Any])?["path"]) { return ["INFOPLIST_FILE": file.path] }
    let values = (json["extendingDefault"] as? [String: Any])?["with"] ?? (json["dictionary"] as? [String: Any])?["_0"]
    let properties = values as? [String: Any] ?? [:]
    let manifest = properties["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scene = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    var settings: [String: String] = [:]
    if manifest != nil { settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] = "YES" }
    settings["INFOPLIST_KEY_UIMainStoryboardFile"] =
      scene?["UISceneStoryboardFile"] as? String ?? properties["UIMainStoryboardFile"] as? String
    return settings
  }
}
