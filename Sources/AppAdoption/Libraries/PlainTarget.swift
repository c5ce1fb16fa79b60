internal import Foundation

/// The settings in a library's manifest of a target that is built without a translation: C sources, a macro, or the Swift sources that
/// its macros share.
struct PlainTarget: Equatable {
  enum Kind: Equatable { case c, macro, macroSupport }

  /// The versions of swift-syntax that a package accepts, without the upper bound.
  struct SyntaxVersions: Equatable {
    let lowerBound: String
    let upperBound: String

    /// The versions that both packages accept; nil for none.
    func intersection(_ other: SyntaxVersions) -> SyntaxVersions? {
      func isEarlier(_ a: String, _ b: String) -> Bool { a.compare(b, options: .numeric) == .orderedAscending }
      let lower = isEarlier(lowerBound, other.lowerBound) ? other.lowerBound : lowerBound
      let upper = isEarlier(upperBound, other.upperBound) ? upperBound : other.upperBound
      return isEarlier(lower, upper) ? SyntaxVersions(lowerBound: lower, upperBound: upper) : nil
    }
  }

  let kind: Kind
  /// The manifest's lists, relative to the target's folder.
  let excluded: [String]
  let sources: [String]
  let publicHeaders: String?
  /// Arguments of the target in a manifest: `cSettings: [.define("A")]`.
  let settings: [String]
  /// The products of swift-syntax that it depends on.
  let syntaxProducts: [String]
  let syntaxVersions: SyntaxVersions?

  static let syntaxPackage = "swift-syntax"

  /// - Parameters:
  ///   - json: a target of `swift package dump-package`.
  ///   - package: the whole output.
  ///   - folder: the target's folder.
  /// - Returns: nil if the target is translated, or has sources that aren't compiled: C++ and Objective-C.
  init?(_ json: [String: Any], in package: [String: Any], folder: URL) {
    excluded = json["exclude"] as? [String] ?? []
    sources = json["sources"] as? [String] ?? []
    publicHeaders = json["publicHeadersPath"] as? String
    syntaxProducts = Self.syntaxProducts(json)
    syntaxVersions = Self.syntaxVersions(package)
    if json["type"] as? String == "macro" {
      kind = .macro
    } else if !syntaxProducts.isEmpty {
      kind = .macroSupport
    } else {
      guard Self.isC(folder, excluded) else { return nil }
      kind = .c
    }
    settings = Self.settings(json, kind)
  }

  private static func syntaxProducts(_ json: [String: Any]) -> [String] {
    (json["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      let parts = dependency["product"] as? [Any] ?? []
      guard parts.count > 1, parts[1] as? String == syntaxPackage else { return nil }
      return parts[0] as? String
    }
  }

  private static func syntaxVersions(_ package: [String: Any]) -> SyntaxVersions? {
    for dependency in package["dependencies"] as? [[String: Any]] ?? [] {
      guard let source = (dependency["sourceControl"] as? [[String: Any]])?.first,
        source["identity"] as? String == syntaxPackage, let requirement = source["requirement"] as? [String: Any]
      else { continue }
      if let range = (requirement["range"] as? [[String: String]])?.first, let lower = range["lowerBound"],
        let upper = range["upperBound"]
      {
        return SyntaxVersions(lowerBound: lower, upperBound: upper)
      }
      if let version = (requirement["exact"] as? [String])?.first, let major = Int(version.prefix { $0 != "." }) {
        return SyntaxVersions(lowerBound: version, upperBound: "\(major + 1).0.0")
      }
    }
    return nil
  }

  /// Whether a folder has C sources or headers, and neither Swift nor Objective-C or C++.
  private static func isC(_ folder: URL, _ excluded: [String]) -> Bool {
    let left = excluded.map { folder.appending(path: $0).standardizedFileURL.path }
    let kinds = Set(
      FolderContents.files(in: folder).filter { file in
        !left.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
      }.map(\.pathExtension))
    return !kinds.isDisjoint(with: ["c", "h", "S"]) && kinds.isDisjoint(with: ["swift", "m", "mm", "cpp", "cc", "cxx"])
  }

  /// The settings that apply to a debug build on Linux, where these targets are compiled for the machine itself.
  private static func settings(_ json: [String: Any], _ kind: Kind) -> [String] {
    var lists: [String: [String]] = [:]
    for setting in json["settings"] as? [[String: Any]] ?? [] {
      let condition = setting["condition"] as? [String: Any] ?? [:]
      let platforms = condition["platformNames"] as? [String] ?? []
      guard let tool = setting["tool"] as? String, tool == (kind == .c ? "c" : "swift") || tool == "linker",
        platforms.isEmpty || platforms.contains("linux"), condition["config"] as? String != "release",
        let (name, value) = (setting["kind"] as? [String: Any])?.first
      else { continue }
      guard let text = (value as? [String: Any])?["_0"] as? String else { continue }
      switch name {
      case "headerSearchPath", "enableUpcomingFeature", "enableExperimentalFeature", "linkedLibrary":
        lists[tool, default: []].append(".\(name)(\(ResourceLiteral.string(text)))")
      case "define":
        // A value follows an equals sign.
        let parts = text.split(separator: "=", maxSplits: 1).map { ResourceLiteral.string(String($0)) }
        lists[tool, default: []].append(".define(\(parts.joined(separator: ", to: ")))")
      default: continue
      }
    }
    // The order of a target's parameters. Linux has no frameworks to link.
    return ["c", "swift", "linker"].compactMap { tool in
      lists[tool].map { "\(tool)Settings: [\($0.joined(separator: ", "))]" }
    }
  }
}
