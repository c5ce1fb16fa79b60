/// Where Onionskin's own package is fetched from. A placeholder until the package is published; README.md has the same address,
/// and a test compares the two.
enum PackageAddress {
  /// Owner and name on GitHub.
  private static var path: String { "onionskin/onionskin" }

  /// The address for a package's manifest.
  static var repository: String { "https://github.com/\(path)" }

  /// The folder of the main branch's files, for plain downloads.
  static var rawFiles: String { "https://raw.githubusercontent.com/\(path)/main" }
}
