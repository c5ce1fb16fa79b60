internal import Foundation
internal import Synchronization

/// Finds names that are equal on file systems that ignore case, as on a Mac, or that decompose accents. Each folder is read once.
final class FolderNames: Sendable {
  /// The names by their normalized form, for each folder.
  private let known = Mutex<[String: [String: String]]>([:])

  /// The existing file that is the same as a new one on such a file system, or in a folder that is; nil for none.
  ///
  /// - Parameters:
  ///   - path: the path of the new file, below `folder`.
  ///   - folder: the base folder, which isn't checked itself.
  func namesake(of path: String, below folder: String) -> String? {
    var place = folder
    for name in PathNames.of(path, below: folder) {
      if let other = namesake(ofName: name, in: place) { return other }
      place += "/" + name
    }
    return nil
  }

  private func namesake(ofName name: String, in folder: String) -> String? {
    var status = stat()
    if lstat("\(folder)/\(name)", &status) == 0 { return nil }
    let key = SnapshotClaims.key(name)
    return known.withLock { known in
      var names = known[folder] ?? FolderNames.names(in: folder)
      let other = names[key]
      // The file may have been removed since.
      if let other, lstat("\(folder)/\(other)", &status) == 0 {
        known[folder] = names
        return "\(folder)/\(other)"
      }
      // Uniquely referenced, to avoid a copy.
      known[folder] = nil
      names[key] = name
      known[folder] = names
      return nil
    }
  }

  private static func names(in folder: String) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(names.map { (SnapshotClaims.key($0), $0) }) { first, _ in first }
  }
}
