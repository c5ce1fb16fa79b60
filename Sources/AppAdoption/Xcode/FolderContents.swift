internal import Foundation

/// What lies in a folder and those within.
enum FolderContents {
  /// Folders that are one thing to Xcode.
  private static let units: Set<String> = [
    "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "docc",
    "icon",
  ]

  /// Files, and folders that count as one; without hidden ones, in the order of their paths.
  static func files(in folder: URL) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appending(path: name).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
      return isFolder.boolValue && !units.contains(url.pathExtension) ? files(in: url) : [url]
    }
  }
}
