/// The names that a path consists of, by its bytes: a slash with an accent behind it is one character of Swift's, and a
/// slash to the system.
package enum PathNames {
  private static let slash = UInt8(ascii: "/")

  /// What stands between the slashes.
  package static func of(_ path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { String($0) ?? "" }
  }

  /// What stands between the slashes of the part of a path that is below a folder; empty where it isn't.
  static func of(_ path: String, below folder: String) -> [String] {
    isPath(path, below: folder) ? Array(of(path).dropFirst(of(folder).count)) : []
  }

  /// An absolute path's folder, and the name that it ends in.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let last = path.utf8.lastIndex(of: slash) else { return ("", path) }
    return (String(path[..<last]), String(path[path.utf8.index(after: last)...]))
  }

  /// Whether a path begins with a folder's, and goes on.
  package static func isPath(_ path: String, below folder: String) -> Bool {
    path.utf8.count > folder.utf8.count + 1 && path.utf8.starts(with: folder.utf8)
      && path.utf8.dropFirst(folder.utf8.count).first == slash
  }

  /// Whether a path leads to another place than its names say, links aside, or to none.
  package static func climbs(_ path: String) -> Bool {
    path.utf8.contains(0) || of(path).contains { $0 == "." || $0 == ".." }
  }
}
