/// Why a font isn't available.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the system font is missing on this machine; `package` names all packages to install, separated by spaces.
  case missingSystemFont(path: String, package: String)
  /// A font file can't be opened.
  case unreadable(path: String)
  /// The system can't open more files, or has no memory for one.
  case notOpened(path: String, reason: String)
  /// A file isn't a TrueType or OpenType font, or is damaged.
  case notAFont(path: String)

  public var description: String {
    switch self {
    case .missingSystemFont(let path, let package):
      "Expected the system font at \(path), found nothing there: run `make setup` or `apt-get install \(package)`."
    case .unreadable(let path):
      "Expected a font file at \(path), found none that can be read: check the path and its permissions."
    case .notOpened(let path, let reason):
      "The font file \(path) can't be opened: \(reason). Close files that the tests leave open, or raise the limit with `ulimit -n`."
    case .notAFont(let path):
      "Expected a TrueType or OpenType font in \(path), found other or damaged data: register an intact .ttf, .otf or .ttc file."
    }
  }
}
