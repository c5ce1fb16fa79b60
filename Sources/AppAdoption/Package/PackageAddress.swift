/// The URL of Onionskin's repository. A placeholder until the package is published; README.md has the same URL, and a test compares
/// the two.
enum PackageAddress {
  /// The owner and name on GitHub.
  private static var path: String { "onionskin/onionskin" }

  /// The URL for a package's manifest.
  static var repository: String { "https://github.com/\(path)" }

  /// The base URL for downloads of single files of the main branch.
  static var rawFiles: String { "https://raw.githubusercontent.com/\(path)/main" }
}
