internal import Foundation

/// The contents of a folder and of those inside it.
enum FolderContents {
  /// Folders that Xcode treats as one item.
  private static let units: Set<String> = [
    "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "docc",
    "icon",
  ]

  static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// The outermost packages within a folder.
  static func packages(in folder: URL) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appending(path: name).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue,
        !units.contains(url.pathExtension)
      else { return [] }
      return isPackage(url) ? [url] : packages(in: url)
    }
  }

  /// Files, and folders that count as one item, without hidden ones, sorted by path.
  ///
  /// - Parameter skipsPackages: whether the folders of Swift packages are left out.
  static func files(in folder: URL, skipsPackages: Bool = false) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appending(path: name).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
      guard isFolder.boolValue, !units.contains(url.pathExtension) else { return [url] }
      return skipsPackages && isPackage(url) ? [] : files(in: url, skipsPackages: skipsPackages)
    }
  }
}
