internal import Foundation

/// A package's manifest, as `swift package dump-package` prints it.
struct PackageManifest {
  struct Target {
    let name: String
    let folder: URL
    let excluded: [URL]
    /// The names of targets and products that it depends on.
    let dependencies: [String]
    let defines: [String]
    let features: [String]
    let experimentalFeatures: [String]
    /// The language mode in its settings, which overrides the package's.
    let languageMode: String?
    /// What a target that isn't translated needs; nil for one that is.
    let plain: PlainTarget?
  }

  let targets: [Target]
  /// The targets of each product.
  let products: [String: [String]]
  /// The language mode of the package, as SwiftPM writes it: `5`, `6`.
  let languageMode: String

  /// Returns nil if there is no package, or SwiftPM can't read it.
  init?(of folder: URL) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    // SwiftPM's scratch folder is elsewhere, so that the library's folder remains unchanged.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "onionskin-adopt")
    process.arguments?.insert(contentsOf: ["--scratch-path", scratch.path], at: 2)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    self.init(json: data, folder: folder)
  }

  init?(json data: Data, folder: URL) {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    let all = json["targets"] as? [[String: Any]] ?? []
    let regular = all.filter { ["regular", "macro"].contains($0["type"] as? String) }
    let isOnly = all.filter { $0["type"] as? String != "test" }.count == 1
    let traits = Self.defaultTraits(json)
    targets = regular.compactMap { Self.target($0, in: json, folder, traits, isOnly: isOnly) }
    products = (json["products"] as? [[String: Any]] ?? []).reduce(into: [:]) { result, product in
      if let name = product["name"] as? String { result[name] = product["targets"] as? [String] ?? [] }
    }
    let modes = (json["swiftLanguageVersions"] as? [String])?.sorted()
    let tools = ((json["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5").prefix { $0 != "." }
    languageMode = modes?.last ?? (tools == "6" ? "6" : "5")
  }

  /// The names of the traits that the package enables by itself. SwiftPM defines them as conditions in its sources.
  private static func defaultTraits(_ json: [String: Any]) -> [String] {
    let traits = (json["traits"] as? [[String: Any]] ?? []).reduce(into: [String: [String]]()) { result, trait in
      if let name = trait["name"] as? String { result[name] = trait["enabledTraits"] as? [String] ?? [] }
    }
    var enabled: Set<String> = []
    var waiting = traits["default"] ?? []
    while let name = waiting.popLast() {
      if enabled.insert(name).inserted { waiting += traits[name] ?? [] }
    }
    return enabled.sorted()
  }

  /// - Parameter isOnly: whether it is the package's only target except tests, whose sources can be in `Sources` itself.
  private static func target(
    _ json: [String: Any], in package: [String: Any], _ folder: URL, _ traits: [String], isOnly: Bool
  ) -> Target? {
    guard let name = json["name"] as? String else { return nil }
    let usual = ["Sources", "Source", "src", "srcs"]
    let places = (json["path"] as? String).map { [$0] } ?? usual.map { "\($0)/\(name)" } + (isOnly ? usual : [])
    let place = places.first { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    guard let place else { return nil }
    let path = folder.appending(path: place).standardizedFileURL
    var settings = (defines: traits, features: [String](), experimental: [String](), languageMode: String?.none)
    for setting in json["settings"] as? [[String: Any]] ?? [] {
      guard setting["tool"] as? String == "swift", holdsForDebugOnPhones(setting["condition"], traits),
        let kind = setting["kind"] as? [String: Any]
      else { continue }
      func value(_ name: String) -> String? { (kind[name] as? [String: Any])?["_0"] as? String }
      if let name = value("define") { settings.defines.append(name) }
      if let name = value("enableUpcomingFeature") { settings.features.append(name) }
      if let name = value("enableExperimentalFeature") { settings.experimental.append(name) }
      if let mode = value("swiftLanguageMode") { settings.languageMode = mode }
    }
    let plain = PlainTarget(json, in: package, folder: path)
    let dependencies = Self.dependencies(json, isPlain: plain != nil).filter {
      plain?.syntaxProducts.contains($0) != true
    }
    return Target(
      name: name, folder: path,
      excluded: (json["exclude"] as? [String] ?? []).map { path.appending(path: $0).standardizedFileURL }
        + manifests(in: path),
      dependencies: dependencies, defines: settings.defines, features: settings.features,
      experimentalFeatures: settings.experimental, languageMode: settings.languageMode, plain: plain)
  }

  /// The names of the targets and products that a target depends on: on iOS, for which sources are translated, or on Linux, for which
  /// targets are built as they are.
  private static func dependencies(_ json: [String: Any], isPlain: Bool) -> [String] {
    (json["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      // A name, perhaps its package's, and a condition.
      guard let parts = dependency.values.first as? [Any], let name = parts.first as? String else { return nil }
      let condition = parts.last as? [String: Any]
      let platforms = condition?["platformNames"] as? [String] ?? []
      return platforms.isEmpty || platforms.contains(isPlain ? "linux" : "ios") ? name : nil
    }
  }

  /// The manifests in the folder of a target that is the whole package. They aren't its sources.
  private static func manifests(in folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (contents ?? []).filter { $0.lastPathComponent.contains(/^Package(@swift-[\d.]+)?\.swift$/) }
      .map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// Whether the condition of a setting is met in a debug build for iOS, for which the sources are translated.
  private static func holdsForDebugOnPhones(_ condition: Any?, _ traits: [String]) -> Bool {
    guard let condition = condition as? [String: Any] else { return true }
    let platforms = condition["platformNames"] as? [String] ?? []
    let required = condition["traits"] as? [String] ?? []
    return (platforms.isEmpty || platforms.contains("ios")) && condition["config"] as? String != "release"
      && (required.isEmpty || required.contains(where: traits.contains))
  }
}
