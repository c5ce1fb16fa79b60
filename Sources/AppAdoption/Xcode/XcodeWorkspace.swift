public import Foundation

/// Which projects a workspace holds.
public enum XcodeWorkspace {
  /// Without CocoaPods' project, whose targets come from `Podfile.lock`.
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

  /// The projects that a path stands for: of a project, a workspace, or a folder that holds one of them.
  public static func projects(at url: URL) throws -> [URL] {
    switch url.pathExtension {
    case "xcodeproj": return [url]
    case "xcworkspace": return try projects(in: url)
    default:
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
        let projects = try projects(in: url.appending(path: workspace))
        if !projects.isEmpty { return projects }
      }
      let found = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
      guard !found.isEmpty else {
        throw XcodeProject.Failure(
          description: "Expected an Xcode project or workspace in \(url.path), and found none.")
      }
      return found.map { url.appending(path: $0) }
    }
  }
}
