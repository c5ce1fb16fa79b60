import Foundation

enum Catalog {
  /// The files that name what a catalog holds: with another one, or one less, names are written anew.
  static func descriptions(in catalog: URL) -> [URL] {
    files(in: catalog).filter { $0.lastPathComponent == "Contents.json" }
  }

  /// The files of a folder that counts as one document.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    return (found ?? []).filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}
