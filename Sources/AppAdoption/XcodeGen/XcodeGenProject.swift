internal import Foundation

/// A project of which only XcodeGen's description exists: `project.yml`. Its targets are those that XcodeGen would write into the
/// project; scripts, schemes and platforms other than iOS aren't read.
struct XcodeGenProject {
  let root: URL
  let targets: [XcodeTarget]
  /// Packages that the description refers to by path.
  let localPackages: [URL]

  private let description: YAMLValue
  /// The configuration that is built: the first debug configuration.
  private let configuration: String

  init(_ file: URL) throws {
    root = file.deletingLastPathComponent().standardizedFileURL
    description = try Self.read(file)
    let configurations = description["configs"]?.entries ?? []
    configuration = configurations.first { $0.value.string == "debug" }?.key ?? configurations.first?.key ?? "Debug"
    let root = root
    localPackages = (description["packages"]?.entries ?? []).compactMap { entry in
      entry.value["path"]?.string.map { root.appending(path: $0).standardizedFileURL }
    }
    var targets: [XcodeTarget] = []
    let templates = description["targetTemplates"]
    for entry in description["targets"]?.entries ?? [] {
      let name = entry.key
      let target = Self.completed(entry.value, name, templates)
      let settings = BuildSettings(
        [
          [
            "TARGET_NAME": name, "PROJECT_DIR": root.path, "SRCROOT": root.path, "PRODUCT_NAME": "$(TARGET_NAME)",
            "SWIFT_VERSION": "5.0",
          ]
        ]
          + Self.layers(of: description, description, configuration, root)
          + Self.layers(of: target, description, configuration, root) + [Self.information(target, root)])
      targets.append(
        XcodeTarget(
          name: name, kind: Self.kind(of: target), files: Self.files(of: target, root),
          dependencies: Self.named("target", target),
          packageProducts: Self.packageProducts(of: target), settings: settings))
    }
    self.targets = targets
  }

  /// The description, combined with those that it includes.
  private static func read(_ file: URL, depth: Int = 0) throws -> YAMLValue {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw XcodeProject.Failure(
        description: "Can't read a description at \(file.path).")
    }
    let own = YAMLValue(parsing: text)
    guard depth < 8 else { return own }
    var all = YAMLValue.mapping([])
    for included in own["include"]?.elements ?? [] {
      guard let path = included.string ?? included["path"]?.string else { continue }
      all = all.merged(with: try read(file.deletingLastPathComponent().appending(path: path), depth: depth + 1))
    }
    return all.merged(with: own)
  }

  /// A target, combined with its templates.
  private static func completed(_ target: YAMLValue, _ name: String, _ templates: YAMLValue?, depth: Int = 0)
    -> YAMLValue
  {
    var all = YAMLValue.mapping([])
    for template in target["templates"]?.elements.compactMap(\.string) ?? [] where depth < 8 {
      guard let value = templates?[template] else { continue }
      all = all.merged(with: completed(value, name, templates, depth: depth + 1))
    }
    all = all.merged(with: target).replacing("${target_name}", with: name).replacing("$target_name", with: name)
    for attribute in target["templateAttributes"]?.entries ?? [] {
      all = all.replacing("${\(attribute.key)}", with: attribute.value.string ?? "")
    }
    return all
  }

  private static func kind(of target: YAMLValue) -> XcodeTarget.Kind {
    let platforms = target["platform"]?.elements.compactMap(\.string) ?? []
    let supported = platforms + (target["supportedDestinations"]?.elements.compactMap(\.string) ?? [])
    guard supported.isEmpty || supported.contains(where: { ["iOS", "auto"].contains($0) }) else { return .other }
    return switch target["type"]?.string ?? "" {
    case "application": .app
    case "framework", "framework.static", "library.static", "library.dynamic": .framework
    case "bundle.unit-test": .unitTests
    default: .other
    }
  }

  // MARK: Files

  private static func files(of target: YAMLValue, _ root: URL) -> [URL] {
    var found: [URL] = []
    for source in target["sources"]?.elements ?? [] {
      guard let path = source.string ?? source["path"]?.string else { continue }
      let place = path == "." ? root : root.appending(path: path).standardizedFileURL
      let excluded = (source["excludes"]?.elements ?? []).compactMap(\.string).map { PathPattern($0) }
      let included = (source["includes"]?.elements ?? []).compactMap(\.string).map { PathPattern($0) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { continue }
      let isUnit = !isFolder.boolValue || !["", "lproj"].contains(place.pathExtension)
      for file in isUnit ? [place] : FolderContents.files(in: place, skipsPackages: true) {
        let rest = String(file.path.dropFirst(place.path.count + 1))
        if excluded.contains(where: { $0.matches(rest) }) { continue }
        if !included.isEmpty, !included.contains(where: { $0.matches(rest) }) { continue }
        if !found.contains(file) { found.append(file) }
      }
    }
    return found
  }

  // MARK: Dependencies

  private static func named(_ kind: String, _ target: YAMLValue) -> [String] {
    (target["dependencies"]?.elements ?? []).compactMap { $0[kind]?.string }
  }

  private static func packageProducts(of target: YAMLValue) -> [String] {
    (target["dependencies"]?.elements ?? []).flatMap { dependency -> [String] in
      guard let package = dependency["package"]?.string else { return [] }
      let products = (dependency["products"]?.elements ?? []).compactMap(\.string)
      return products.isEmpty ? [dependency["product"]?.string ?? package] : products
    }
  }

  // MARK: Settings

  /// The settings of the project or of a target, in ascending order of precedence.
  private static func layers(
    of owner: YAMLValue, _ project: YAMLValue, _ configuration: String, _ root: URL
  ) -> [[String: String]] {
    var layers: [[String: String]] = []
    if let path = owner["configFiles"]?[configuration]?.string {
      layers += BuildSettings.configuration(PathOnDisk.url(root, path))
    }
    guard let settings = owner["settings"] else { return layers }
    return layers + self.layers(settings, project, configuration, depth: 0)
  }

  private static func layers(
    _ settings: YAMLValue, _ project: YAMLValue, _ configuration: String, depth: Int
  ) -> [[String: String]] {
    guard depth < 8 else { return [] }
    let keys: Set<String> = ["base", "configs", "groups"]
    // Without one of these keys, the entries themselves are settings.
    guard settings.entries.contains(where: { keys.contains($0.key) }) else { return [values(settings)] }
    let groups = (settings["groups"]?.elements ?? []).compactMap { $0.string.flatMap { project["settingGroups"]?[$0] } }
    return groups.flatMap { layers($0, project, configuration, depth: depth + 1) }
      + [settings["base"], settings["configs"]?[configuration]].compactMap { $0.map(values) }
  }

  private static func values(_ settings: YAMLValue) -> [String: String] {
    settings.entries.reduce(into: [:]) { result, entry in
      let texts = entry.value.elements.compactMap(\.string)
      if !texts.isEmpty, !entry.key.contains("[") { result[entry.key] = texts.joined(separator: " ") }
    }
  }

  /// The settings that result from `Info.plist`: the file's path, or the entries that the description specifies if the file doesn't
  /// exist.
  private static func information(_ target: YAMLValue, _ root: URL) -> [String: String] {
    guard let path = target["info"]?["path"]?.string else { return [:] }
    var settings = ["INFOPLIST_FILE": path]
    guard !FileManager.default.fileExists(atPath: PathOnDisk.url(root, path).path),
      let properties = target["info"]?["properties"]
    else { return settings }
    let roles = properties["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let scene = roles?["UIWindowSceneSessionRoleApplication"]?.elements.first
    if properties["UIApplicationSceneManifest"] != nil {
      settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] = "YES"
    }
    settings["INFOPLIST_KEY_UIMainStoryboardFile"] =
      scene?["UISceneStoryboardFile"]?.string ?? properties["UIMainStoryboardFile"]?.string
    return settings
  }
}

/// A path pattern: `*` matches a part of a name, `**` any folders.
struct PathPattern {
  private let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: "/") }

  /// Whether the path or a folder that contains it matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return (1...max(names.count, 1)).contains { Self.matches(names.prefix($0), parts[...]) }
  }

  private static func matches(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return matches(names, parts.dropFirst()) || !names.isEmpty && matches(names.dropFirst(), parts)
    }
    guard let name = names.first else { return false }
    return isNamed(name[...], part) && matches(names.dropFirst(), parts.dropFirst())
  }

  private static func isNamed(_ name: Substring, _ part: Substring) -> Bool {
    guard let sign = part.first else { return name.isEmpty }
    if sign == "*" { return isNamed(name, part.dropFirst()) || !name.isEmpty && isNamed(name.dropFirst(), part) }
    return name.first == sign && isNamed(name.dropFirst(), part.dropFirst())
  }
}
