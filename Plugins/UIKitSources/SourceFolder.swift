import Foundation

/// The Swift files, the asset catalogs and the models of folders, also behind links, each one once.
struct SourceFolder {
  private(set) var files: [URL] = []
  private(set) var catalogs: [URL] = []
  /// Models of Core Data, each with its versions.
  private(set) var models: [URL] = []
  private let excluded: Set<String>
  private let own: Set<String>
  private var visited: Set<String> = []

  /// - Parameters:
  ///   - excluded: the resolved paths of files and folders that don't count.
  ///   - own: those that SwiftPM compiles or copies, of which catalogs count alone.
  init(excluding excluded: Set<String>, own: Set<String> = []) {
    self.excluded = excluded
    self.own = own
  }

  /// A path without links in it.
  static func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }

  /// The paths of the folders that a target's sources come from: those in its own folder, and others.
  static func folders(of target: URL, and others: [URL]) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    let entries = names.filter { !$0.hasPrefix(".") }.map { target.appending(path: $0) }
    return (entries + others).map(resolved).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// Adds what lies in a folder and the folders within, or a file.
  mutating func add(_ url: URL) throws { try add(url, isOwn: false) }

  private mutating func add(_ url: URL, isOwn: Bool) throws {
    let path = Self.resolved(url)
    let isOwn = isOwn || own.contains(path)
    guard !excluded.contains(path), visited.insert(path).inserted else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(description: "Expected sources at \(url.path), found nothing there.")
    }
    if isFolder.boolValue, url.pathExtension == "xcassets" {
      catalogs.append(URL(filePath: path))
    } else if isFolder.boolValue, ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) {
      models.append(URL(filePath: path))
    } else if isFolder.boolValue, url.pathExtension == "docc" {
      // Tutorials' sources are read, not compiled.
    } else if isFolder.boolValue {
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where !name.hasPrefix(".") {
        // Of other things that lie in an app's folder nothing is a source, and links may lead nowhere.
        let entry = URL(filePath: path).appending(path: name)
        if FileManager.default.fileExists(atPath: entry.path) { try add(entry, isOwn: isOwn) }
      }
    } else if !isOwn, url.pathExtension == "swift" {
      files.append(URL(filePath: path))
    }
  }
}

/// Why sources can't be found.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
