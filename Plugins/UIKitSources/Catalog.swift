import Foundation

enum Catalog {
  /// The files that name what a catalog holds: with another one, or one less, names are written anew.
  static func descriptions(in catalog: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    return (files ?? []).filter { $0.lastPathComponent == "Contents.json" }.sorted { $0.path < $1.path }
  }
}
