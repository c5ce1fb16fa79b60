internal import Foundation
internal import HeadlessUIKit

/// Finds the package that a source file belongs to.
package enum PackageRoot {
  private static let known = Discovered<String, String>()

  /// The nearest folder at or above a file that contains a `Package.swift`; nil if there is none.
  package static func folder(of file: String) -> String? {
    let start = FileSystem.folder(of: file)
    if let root = known[start] { return root }
    var folder = start
    while folder.hasPrefix("/") {
      if access(folder == "/" ? "/Package.swift" : folder + "/Package.swift", F_OK) == 0 {
        let root = folder
        known.keep(root, for: start)
        return root
      }
      if folder == "/" { break }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }
}
