internal import Foundation

/// The libraries that a project uses, and their versions.
struct PinnedLibraries: Equatable {
  struct Library: Equatable {
    let name: String
    let version: String?
    /// The file that contains it.
    let source: String
    /// The URL of its repository; nil if the file doesn't contain it.
    var address: String?
    /// The revision to check out: a commit or a tag.
    var revision: String?
  }

  private(set) var libraries: [Library] = []
  /// The parts of pods that are compiled into the pod's module: `Moya/RxSwift`.
  private(set) var subspecs: Set<String> = []

  /// Reads the files beside a project and in it.
  init(of project: URL) {
    let root = project.deletingLastPathComponent()
    let workspaces = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcworkspace") }.map { root.appending(path: $0) }
    let folders = workspaces + [project.appending(path: "project.xcworkspace")]
    let resolved = [root, root.appending(path: "Tuist")] + folders.map { $0.appending(path: "xcshareddata/swiftpm") }
    for folder in resolved {
      if let data = try? Data(contentsOf: folder.appending(path: "Package.resolved")) { addPackages(data) }
    }
    func text(_ name: String) -> String? { try? String(contentsOf: root.appending(path: name), encoding: .utf8) }
    if let text = text("Podfile.lock") { addPods(text) }
    if let text = text("Cartfile.resolved") { addCarthage(text) }
    // Repositories often lack the files that say the versions.
    if let text = text("Podfile") { addNames(inPodfile: text) }
    let file = project.appending(path: "project.pbxproj")
    if let text = try? String(contentsOf: file, encoding: .utf8) { addPackages(inProject: text) }
  }

  init() {}

  private mutating func add(_ library: Library) {
    if !libraries.contains(where: { $0.name.lowercased() == library.name.lowercased() }) { libraries.append(library) }
  }

  /// Reads `Package.resolved`: versions 2 and 3 have pins at the top level, version 1 in `object`.
  mutating func addPackages(_ data: Data) {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
    let pins = json["pins"] as? [[String: Any]] ?? (json["object"] as? [String: Any])?["pins"] as? [[String: Any]] ?? []
    for pin in pins {
      guard let name = pin["identity"] as? String ?? pin["package"] as? String else { continue }
      let state = pin["state"] as? [String: Any]
      let version = state?["version"] as? String ?? state?["branch"] as? String ?? state?["revision"] as? String
      let address = pin["location"] as? String ?? pin["repositoryURL"] as? String
      add(
        Library(
          name: name, version: version, source: "Package.resolved", address: address,
          revision: state?["revision"] as? String))
    }
  }

  /// Reads the list `PODS:` of `Podfile.lock`: `  - "SnapKit (5.0.1)":`. Deeper lines are dependencies; subspecs count as their
  /// pod.
  mutating func addPods(_ text: String) {
    var isList = false
    for line in text.split(whereSeparator: \.isNewline) {
      if !line.hasPrefix(" ") { isList = line.hasPrefix("PODS:") }
      guard isList, line.hasPrefix("  - ") else { continue }
      let words = line.dropFirst(4).filter { $0 != "\"" && $0 != ":" }.split(separator: " ", maxSplits: 1)
      guard let name = words.first?.split(separator: "/").first else { continue }
      if let part = words.first, part.contains("/") { subspecs.insert(String(part)) }
      let version = words.count > 1 ? words[1].trimmingCharacters(in: CharacterSet(charactersIn: "() ")) : nil
      add(Library(name: String(name), version: version, source: "Podfile.lock"))
    }
  }

  /// Reads the lines `pod 'Moya/RxSwift', '~> 13.0'` of a `Podfile`, whose versions are conditions.
  mutating func addNames(inPodfile text: String) {
    for match in text.matches(of: /(?m)^\s*pod\s+['"]([^'"\n]+)['"]/) {
      let name = String(match.1)
      if name.contains("/") { subspecs.insert(name) }
      add(Library(name: String(name.prefix { $0 != "/" }), version: nil, source: "Podfile"))
    }
  }

  /// Reads the packages of a project's file, and the products that its targets use.
  mutating func addPackages(inProject text: String) {
    for match in text.matches(of: /\brepositoryURL = "([^"\n]+)";/) {
      let address = String(match.1)
      let name = ((address as NSString).lastPathComponent as NSString).deletingPathExtension
      add(Library(name: name, version: nil, source: "project.pbxproj", address: address))
    }
    for match in text.matches(of: /\bproductName = "?([A-Za-z0-9_.-]+)"?;\s*\}/) {
      add(Library(name: String(match.1), version: nil, source: "project.pbxproj"))
    }
  }

  /// Reads lines of `Cartfile.resolved`: `github "SnapKit/SnapKit" "5.0.1"`.
  mutating func addCarthage(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "\"").map(String.init)
      guard parts.count >= 2 else { continue }
      let name = (parts[1] as NSString).lastPathComponent
      let version = parts.count >= 4 ? parts[3] : nil
      let kind = parts[0].trimmingCharacters(in: .whitespaces)
      let isAddress = kind == "git" || parts[1].contains("://")
      let address = isAddress ? parts[1] : kind == "github" ? "https://github.com/\(parts[1]).git" : nil
      add(
        Library(
          name: (name as NSString).deletingPathExtension, version: version, source: "Cartfile.resolved",
          address: address, revision: version))
    }
  }
}
