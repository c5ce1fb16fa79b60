public import Foundation

/// The projects in a workspace.
public enum XcodeWorkspace {
  /// Excludes CocoaPods' project, whose targets come from `Podfile.lock`.
  public static func projects(in workspace: URL) throws -> [URL] {
    let file = workspace.appending(path: "contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw XcodeProject.Failure(description: "Expected a workspace at \(file.path), and found nothing there.")
    }
    let folder = workspace.deletingLastPathComponent()
    return text.matches(of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/).map {
      folder.appending(path: String($0.1)).standardizedFileURL
    }.filter { $0.lastPathComponent != "Pods.xcodeproj" }
  }

  /// The projects that Xcode opens together with a project: those of a workspace that contains it, in its folder or one of the two
  /// around it, and those that are embedded in it. This is how a library's example refers to the library.
  public static func companions(of project: URL) -> [URL] {
    let own = project.standardizedFileURL
    var folder = own
    var found = (try? XcodeProject(own).nestedProjects) ?? []
    for _ in 0..<3 {
      folder = folder.deletingLastPathComponent()
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      for name in names where name.hasSuffix(".xcworkspace") {
        let projects = (try? projects(in: folder.appending(path: name))) ?? []
        if projects.contains(where: { $0.path == own.path }) { found += projects }
      }
    }
    return found.reduce(into: []) { result, other in
      let isKnown = other.path == own.path || result.contains { $0.path == other.path }
      let isThere = FileManager.default.fileExists(atPath: other.appending(path: "project.pbxproj").path)
      if !isKnown, isThere, other.lastPathComponent != "Pods.xcodeproj" { result.append(other) }
    }
  }

  /// The projects for a path to a project, a workspace, or a folder that contains one of them. A project that the path names comes
  /// first.
  public static func projects(at url: URL) throws -> [URL] {
    switch url.pathExtension {
    case "xcodeproj": return [url] + companions(of: url)
    case "xcworkspace": return try projects(in: url)
    case _ where isDescription(url): return [url]
    default:
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
        let projects = try projects(in: url.appending(path: workspace))
        if !projects.isEmpty { return projects }
      }
      let found = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
      if found.isEmpty, let name = descriptions.first(where: names.contains) { return [url.appending(path: name)] }
      guard !found.isEmpty else {
        throw XcodeProject.Failure(
          description: "Expected an Xcode project or workspace in \(url.path), and found none." + generatorHint(names))
      }
      return found.map { url.appending(path: $0) }
    }
  }

  /// The file names of XcodeGen's descriptions.
  private static let descriptions = ["project.yml", "project.yaml"]

  /// Whether a file describes a project that XcodeGen generates.
  static func isDescription(_ url: URL) -> Bool { ["yml", "yaml"].contains(url.pathExtension) }

  /// The command that generates the project of a folder that only contains its description.
  private static func generatorHint(_ names: [String]) -> String {
    let generators = [
      ("Project.swift", "Tuist's", "tuist generate"), ("Workspace.swift", "Tuist's", "tuist generate"),
    ]
    guard let (file, owner, command) = generators.first(where: { names.contains($0.0) }) else { return "" }
    return " \(file) is \(owner): generate the project with `\(command)` first."
  }
}
