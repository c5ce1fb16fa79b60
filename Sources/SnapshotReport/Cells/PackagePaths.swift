internal import Foundation
internal import Onionskin

/// Paths as they stand in the package: what a report says has to hold on other machines too.
package enum PackagePaths {
  /// A path relative to the package that a source file belongs to; as it is where it lies elsewhere.
  package static func relative(_ path: String, sourceFile: String) -> String {
    for root in [PackageRoot.folder(of: sourceFile), guessedRoot(path, sourceFile)] {
      if let root, path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    }
    return path
  }

  /// A failure's file relative to the folder of all artifacts: target, test file, snapshot, file.
  package static func relativeArtifact(_ path: String) -> String {
    path.split(separator: "/").suffix(4).joined(separator: "/")
  }

  /// The package's folder on the machine that the run was on, where that isn't this one: what lies above `Snapshots`, else
  /// the folder that both files have in common.
  private static func guessedRoot(_ path: String, _ sourceFile: String) -> String? {
    if let range = path.range(of: "/Snapshots/"), sourceFile.hasPrefix(path[..<range.lowerBound] + "/") {
      return String(path[..<range.lowerBound])
    }
    let common = zip(path.split(separator: "/"), sourceFile.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return common.isEmpty ? nil : "/" + common.joined(separator: "/")
  }
}
