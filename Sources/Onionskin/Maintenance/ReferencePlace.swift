/// A path that a snapshot may have its reference at: `TARGET/FILE/TEST.NAME` in the package's folder of references, and
/// `TEST.NAME` anywhere in another one, of names as `FileNames` makes them.
struct ReferencePlace: Hashable {
  /// What a build compiles or a shell runs wherever it lies: never a reference outside of the package's folder of them.
  private static let sourceExtensions: Set = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "inc", "m", "mm", "s", "metal", "modulemap", "resolved",
    "sh", "bash", "zsh", "fish", "command", "bat", "cmd", "ps1", "exe", "so", "dylib", "pl", "php", "py", "rb", "lua",
    "js", "mjs", "cjs", "ts", "mk", "cmake", "gradle", "xcconfig", "entitlements", "service", "desktop",
  ]

  /// The file, absolute.
  let path: String
  /// The names that the path ends in: target and test file in the package's own folder, and what the file is called
  /// without its extension.
  let names: [String]
  /// The test file's name without its extension; nil in another folder than the package's.
  let file: String?
  /// nil for a file without one.
  let pathExtension: String?

  /// - Parameters:
  ///   - path: below `folder`, both absolute and without links.
  ///   - isSnapshots: whether the folder is the package's own.
  init?(_ path: String, in folder: String, isSnapshots: Bool) {
    let parts = PathNames.of(path, below: folder)
    guard let last = parts.last, parts.dropLast().allSatisfy({ FileNames.isClean($0) }) else { return nil }
    let words = last.split(separator: ".", omittingEmptySubsequences: false)
    // The test and a name at least.
    guard words.count >= 2, words.allSatisfy({ FileNames.isClean($0) }) else { return nil }
    if isSnapshots {
      guard parts.count == 3 else { return nil }
      file = parts[1]
    } else {
      guard !ReferencePlace.sourceExtensions.contains(words[words.count - 1].lowercased()) else { return nil }
      file = nil
    }
    self.path = path
    // Whether the last word is an extension or belongs to the name, the found file tells.
    names = parts.dropLast().suffix(isSnapshots ? 2 : 0) + [last]
    pathExtension = String(words[words.count - 1])
  }
}
