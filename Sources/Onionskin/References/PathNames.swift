/// The components of a path, split by bytes: Swift combines a slash and a following accent into one character, which the system
/// doesn't.
package enum PathNames {
  private static let slash = UInt8(ascii: "/")

  /// The components of a path.
  package static func of(_ path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { String($0) ?? "" }
  }

  /// The components of a path below a folder; empty if it isn't below it.
  static func of(_ path: String, below folder: String) -> [String] {
    isPath(path, below: folder) ? Array(of(path).dropFirst(of(folder).count)) : []
  }

  /// The folder and the last component of an absolute path.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let last = path.utf8.lastIndex(of: slash) else { return ("", path) }
    return (String(path[..<last]), String(path[path.utf8.index(after: last)...]))
  }

  /// Whether a path is below a folder.
  package static func isPath(_ path: String, below folder: String) -> Bool {
    path.utf8.count > folder.utf8.count + 1 && path.utf8.starts(with: folder.utf8)
      && path.utf8.dropFirst(folder.utf8.count).first == slash
  }

  /// Whether a path has components such as `..` that lead elsewhere, apart from links.
  package static func climbs(_ path: String) -> Bool {
    path.utf8.contains(0) || of(path).contains { $0 == "." || $0 == ".." }
  }
}
