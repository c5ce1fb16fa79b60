internal import Foundation
internal import Synchronization

/// Finds files that would be one where file systems don't tell capital letters from small ones, as on a Mac, or keep an accent
/// apart from its letter. Each folder is read once.
final class FolderNames: Sendable {
  /// Names by what they have in common, by folders.
  private let known = Mutex<[String: [String: String]]>([:])

  /// What is there already that is the same file as one that isn't there yet, or in the same folder; nil for nothing.
  ///
  /// - Parameters:
  ///   - path: of the new file, below `folder`.
  ///   - folder: what isn't looked at itself.
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
      // It may have gone since.
      if let other, lstat("\(folder)/\(other)", &status) == 0 {
        known[folder] = names
        return "\(folder)/\(other)"
      }
      // One holder alone, or it would be copied.
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
