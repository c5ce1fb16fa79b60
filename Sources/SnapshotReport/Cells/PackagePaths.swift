internal import Foundation
package import Onionskin

/// Paths relative to the package, so that a report is valid on other machines, too.
package enum PackagePaths {
  /// The path of the reference file relative to the package; unchanged if the file is outside.
  package static func reference(of entry: RunEntry) -> String { relative(entry.reference, entry) }

  /// The path of the test's source file relative to the package; unchanged if the file is outside.
  package static func source(of entry: RunEntry) -> String { relative(entry.sourceFile, entry) }

  /// The path of a failure's file relative to the folder of all artifacts: target, test file, snapshot, file.
  package static func artifact(_ path: String) -> String {
    path.split(separator: "/").suffix(4).joined(separator: "/")
  }

  private static func relative(_ path: String, _ entry: RunEntry) -> String {
    func below(_ root: String?) -> String? {
      guard let root, path.hasPrefix(root + "/") else { return nil }
      return String(path.dropFirst(root.count + 1))
    }
    return below(entry.packageFolder) ?? below(PackageRoot.folder(of: entry.sourceFile)) ?? below(guessedRoot(entry))
      ?? path
  }

  /// The package's folder on the machine of the run, if that was another one: the parent of `Snapshots`, or else the common folder
  /// of reference and source.
  private static func guessedRoot(_ entry: RunEntry) -> String? {
    let (reference, source) = (entry.reference, entry.sourceFile)
    if let range = reference.range(of: "/Snapshots/"), source.hasPrefix(reference[..<range.lowerBound] + "/") {
      return String(reference[..<range.lowerBound])
    }
    let common = zip(reference.split(separator: "/"), source.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return common.isEmpty ? nil : "/" + common.joined(separator: "/")
  }
}
