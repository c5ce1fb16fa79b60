internal import Foundation

/// The locations of a project's files: each group has a path relative to its parent.
struct ProjectPaths {
  let root: URL
  private let objects: ProjectObjects
  private var parents: [String: String] = [:]

  init(_ objects: ProjectObjects, root: URL, mainGroup: String?) {
    self.objects = objects
    self.root = root.standardizedFileURL
    for identifier in objects.identifiers {
      for child in objects[identifier]?["children"]?.strings ?? [] { parents[child] = identifier }
    }
  }

  /// Returns nil for files outside of the project, such as the SDK's frameworks.
  func url(of identifier: String, depth: Int = 0) -> URL? {
    guard depth < 64, let object = objects[identifier] else { return nil }
    let path = object["path"]?.string
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>":
      let base = parents[identifier].map { url(of: $0, depth: depth + 1) } ?? root
      guard let base else { return nil }
      return path.map { PathOnDisk.url(base, $0) } ?? base
    case "SOURCE_ROOT": return path.map { PathOnDisk.url(root, $0) }
    case "<absolute>": return path.map { URL(filePath: $0) }
    default: return nil
    }
  }

  /// The files that a reference stands for: a localized reference stands for its group's files.
  func files(of reference: String) -> [URL] {
    guard let object = objects[reference] else { return [] }
    if object["isa"]?.string == "PBXVariantGroup" {
      return (object["children"]?.strings ?? []).compactMap { url(of: $0) }
    }
    return url(of: reference).map { [$0] } ?? []
  }
}
