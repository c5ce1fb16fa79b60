internal import Foundation

/// The Swift packages in a project's own folder.
enum LocalPackages {
  /// The packages among the files and folders in Xcode's navigator, which Xcode builds without a further entry: until Xcode 15 a
  /// package was added as a plain folder reference, and since Xcode 16 it can be in a synchronized folder.
  static func shown(_ objects: ProjectObjects, _ paths: ProjectPaths) -> [URL] {
    objects.identifiers.flatMap { identifier -> [URL] in
      switch objects[identifier]?["isa"]?.string {
      case "PBXFileReference":
        let folder = paths.url(of: identifier)?.standardizedFileURL
        return folder.map { FolderContents.isPackage($0) ? [$0] : [] } ?? []
      case "PBXFileSystemSynchronizedRootGroup":
        return paths.url(of: identifier).map(FolderContents.packages) ?? []
      default: return []
      }
    }
  }

  /// The packages and those that their manifests refer to by path, without duplicates.
  static func all(_ packages: [URL]) -> [URL] {
    var found: [URL] = []
    var waiting = packages
    while !waiting.isEmpty {
      let folder = waiting.removeFirst()
      guard !found.contains(where: { $0.path == folder.path }) else { continue }
      found.append(folder)
      let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      for match in (manifest ?? "").matches(of: /\.package\((?:name:\s*"[^"]*",\s*)?path:\s*"([^"]+)"/) {
        waiting.append(folder.appending(path: String(match.1)).standardizedFileURL)
      }
    }
    return found
  }
}
