internal import Foundation

/// Where the files of a project lie: each group has a path from the one around it.
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

  /// Nil for what isn't the project's, as the SDK's frameworks.
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

  /// The files that a reference stands for: those of a localized one are its group's.
  func files(of reference: String) -> [URL] {
    guard let object = objects[reference] else { return [] }
    if object["isa"]?.string == "PBXVariantGroup" {
      return (object["children"]?.strings ?? []).compactMap { url(of: $0) }
    }
    return url(of: reference).map { [$0] } ?? []
  }
}
