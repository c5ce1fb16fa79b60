/// The names of files that sets of catalogs have.
enum AssetFileName {
  /// Whether a name is one in the set's own folder: a path that leads elsewhere is none. By bytes, for a slash with an accent
  /// behind it is one character of Swift's, and a slash to the system.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0)
  }
}
