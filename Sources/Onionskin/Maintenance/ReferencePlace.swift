/// A valid path of a reference: `TARGET/FILE/TEST.NAME` in the package's folder of references, and `TEST.NAME` anywhere in another
/// folder, with names as `FileNames` creates them.
struct ReferencePlace: Hashable {
  /// Extensions of files that a build compiles or a shell runs: never references outside of the package's folder.
  private static let sourceExtensions: Set = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "inc", "m", "mm", "s", "metal", "modulemap", "resolved",
    "sh", "bash", "zsh", "fish", "command", "bat", "cmd", "ps1", "exe", "so", "dylib", "pl", "php", "py", "rb", "lua",
    "js", "mjs", "cjs", "ts", "mk", "cmake", "gradle", "xcconfig", "entitlements", "service", "desktop",
  ]

  /// The absolute path of the file.
  let path: String
  /// The last components of the path: target and test file in the package's own folder, and the file's name without its extension.
  let names: [String]
  /// The test file's name without its extension; nil in another folder than the package's.
  let file: String?
  /// The extension; nil for a file without one.
  let pathExtension: String?

  /// - Parameters:
  ///   - path: a path below `folder`, both absolute and without links.
  ///   - isSnapshots: whether the folder is the package's own.
  init?(_ path: String, in folder: String, isSnapshots: Bool) {
    let parts = PathNames.of(path, below: folder)
    guard let last = parts.last, parts.dropLast().allSatisfy({ FileNames.isClean($0) }) else { return nil }
    let words = last.split(separator: ".", omittingEmptySubsequences: false)
    // At least the test and a name.
    guard words.count >= 2, words.allSatisfy({ FileNames.isClean($0) }) else { return nil }
    if isSnapshots {
      guard parts.count == 3 else { return nil }
      file = parts[1]
    } else {
      guard !ReferencePlace.sourceExtensions.contains(words[words.count - 1].lowercased()) else { return nil }
      file = nil
    }
    self.path = path
    // The actual file determines whether the last part is an extension or belongs to the name.
    names = parts.dropLast().suffix(isSnapshots ? 2 : 0) + [last]
    pathExtension = String(words[words.count - 1])
  }
}
