internal import Foundation

/// The entries for a target's files in `UIKitSources.txt`: the folders that contain them, with exclusions for other files there.
struct SourceFolders {
  /// Folders, and files in the project's own folder.
  let places: [URL]
  let excluded: [URL]

  /// - Parameters:
  ///   - members: the target's Swift files and resources.
  ///   - root: the project's folder; it contains the package itself, and so can't be an entry.
  init(_ members: [URL], sources: [URL], root: URL) {
    let own = Set(members.map(\.path))
    let rootCount = root.pathComponents.count
    var groups: [String: [URL]] = [:]
    var loose: [URL] = []
    for file in members {
      let parts = file.pathComponents
      let isWithin = parts.starts(with: root.pathComponents)
      if isWithin, parts.count == rootCount + 1 {
        loose.append(file)
      } else {
        // Files outside of the project's folder are listed by their folder.
        let top = isWithin ? root.appending(path: parts[rootCount]).path : file.deletingLastPathComponent().path
        groups[top, default: []].append(file)
      }
    }
    let folders = groups.keys.sorted().map { Self.common(groups[$0] ?? [], top: $0) }
    places = folders + loose.sorted { $0.path < $1.path }
    excluded = folders.flatMap { Self.excluded(in: $0, own: own) }
  }

  /// The deepest folder that contains all files.
  private static func common(_ files: [URL], top: String) -> URL {
    var parts = files[0].deletingLastPathComponent().pathComponents
    for file in files {
      let other = file.deletingLastPathComponent().pathComponents
      parts = Array(zip(parts, other).prefix { $0 == $1 }.map(\.0))
    }
    return URL(filePath: NSString.path(withComponents: parts))
  }

  private static func isMember(_ file: URL) -> Bool {
    ["swift", "xcassets", "xcdatamodeld"].contains(file.pathExtension)
  }

  /// The Swift files, catalogs and data models that don't belong to the target: whole folders if they contain none of its files.
  private static func excluded(in folder: URL, own: Set<String>) -> [URL] {
    let files = FolderContents.files(in: folder).filter(isMember)
    guard files.contains(where: { !own.contains($0.path) }) else { return [] }
    guard files.contains(where: { own.contains($0.path) }) else { return [folder] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appending(path: name).standardizedFileURL
      if isMember(url) { return own.contains(url.path) ? [] : [url] }
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return isThere && isFolder.boolValue ? excluded(in: url, own: own) : []
    }
  }
}
