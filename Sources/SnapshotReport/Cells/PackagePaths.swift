internal import Foundation
package import Onionskin

/// Paths as they stand in the package: what a report says has to hold on other machines too.
package enum PackagePaths {
  /// The reference's file relative to the package; as it is where it lies elsewhere.
  package static func reference(of entry: RunEntry) -> String { relative(entry.reference, entry) }

  /// The test's source file relative to the package; as it is where it lies elsewhere.
  package static func source(of entry: RunEntry) -> String { relative(entry.sourceFile, entry) }

  /// A failure's file relative to the folder of all artifacts: target, test file, snapshot, file.
  package static func artifact(_ path: String) -> String {
    path.split(separator: "/").suffix(4).joined(separator: "/")
  }

  private static func relative(_ path: String, _ entry: RunEntry) -> String {
    for root in [entry.packageFolder, PackageRoot.folder(of: entry.sourceFile), guessedRoot(entry)] {
      if let root, path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    }
    return path
  }

  /// The package's folder on the machine that the run was on, where that isn't this one: what lies above `Snapshots`, else
  /// the folder that reference and source have in common.
  private static func guessedRoot(_ entry: RunEntry) -> String? {
    let (reference, source) = (entry.reference, entry.sourceFile)
    if let range = reference.range(of: "/Snapshots/"), source.hasPrefix(reference[..<range.lowerBound] + "/") {
      return String(reference[..<range.lowerBound])
    }
    let common = zip(reference.split(separator: "/"), source.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return common.isEmpty ? nil : "/" + common.joined(separator: "/")
  }
}
