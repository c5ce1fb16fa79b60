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

  /// The folders of packages that a workspace names.
  private static func packages(in workspace: URL) -> [URL] {
    let text = try? String(contentsOf: workspace.appending(path: "contents.xcworkspacedata"), encoding: .utf8)
    return (text ?? "").matches(of: /location\s*=\s*"(?:group|container):([^"]+)"/).map {
      workspace.deletingLastPathComponent().appending(path: String($0.1)).standardizedFileURL
    }.filter(FolderContents.isPackage)
  }

  /// The packages that Xcode opens together with what a path names: those in its workspace, or in a workspace that contains the
  /// project.
  public static func packages(at url: URL) -> [URL] {
    let url = url.standardizedFileURL
    switch url.pathExtension {
    case "xcworkspace": return packages(in: url)
    case "xcodeproj": return workspaces(with: url).flatMap { packages(in: $0) }
    default: return workspaces(in: url).flatMap { packages(in: $0) }
    }
  }

  private static func workspaces(in folder: URL) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".xcworkspace") }.map { folder.appending(path: $0) }
  }

  /// The workspaces that contain a project, in its folder or one of the two around it.
  private static func workspaces(with project: URL) -> [URL] {
    var folder = project
    return (0..<3).flatMap { _ -> [URL] in
      folder = folder.deletingLastPathComponent()
      return workspaces(in: folder).filter { workspace in
        ((try? projects(in: workspace)) ?? []).contains { $0.path == project.path }
      }
    }
  }

  /// The projects that Xcode opens together with a project: those of a workspace that contains it, in its folder or one of the two
  /// around it, and those that are embedded in it. This is how a library's example refers to the library.
  public static func companions(of project: URL) -> [URL] {
    let own = project.standardizedFileURL
    var found = (try? XcodeProject(own).nestedProjects) ?? []
    found += workspaces(with: own).flatMap { (try? projects(in: $0)) ?? [] }
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
    case _ where isDescription(url) || TuistProjects.manifests.contains(url.lastPathComponent): return [url]
    default:
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
        let projects = try projects(in: url.appending(path: workspace))
        if !projects.isEmpty { return projects }
      }
      let found = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
      if found.isEmpty, let name = (descriptions + TuistProjects.manifests).first(where: names.contains) {
        return [url.appending(path: name)]
      }
      guard !found.isEmpty else {
        throw XcodeProject.Failure(
          description:
            "Expected an Xcode project, a workspace, or a description of XcodeGen or Tuist in \(url.path), and found none."
        )
      }
      return found.map { url.appending(path: $0) }
    }
  }

  /// The file names of XcodeGen's descriptions.
  private static let descriptions = ["project.yml", "project.yaml"]

  /// Whether a file describes a project that XcodeGen generates.
  static func isDescription(_ url: URL) -> Bool { ["yml", "yaml"].contains(url.pathExtension) }
}
