import Foundation
import PackagePlugin

/// What `UIKitSources.txt` says of a target. Its lines are
///
///     App: sources ../MyApp
///     App: exclude ../MyApp/Widgets
///     App: import MyModels
///     App: previews none
///
/// with paths from the file's folder; what follows a `#` is a comment.
struct TargetOptions {
  /// Files and folders with sources beside those in the target's folder.
  private(set) var sources: [URL] = []
  private(set) var excluded: [URL] = []
  /// Modules that every file imports.
  private(set) var imports: [String] = []
  /// Whether previews are compiled, so that tests can show them.
  private(set) var keepsPreviews = true

  /// The folder whose `UIKitSources.txt` and `Substitutes` a target has: the nearest one around it with such a file, else the
  /// package's. So a package can contain another one, as an example or a copy.
  static func folder(of target: any Target, in package: Package) -> URL {
    let root = package.directoryURL.standardizedFileURL
    var folder = target.directoryURL.standardizedFileURL
    while folder.path.hasPrefix(root.path + "/") {
      if FileManager.default.fileExists(atPath: folder.appending(path: "UIKitSources.txt").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return root
  }

  init(of target: String, in file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let lines = try String(contentsOf: file, encoding: .utf8).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(separator: " ", maxSplits: 2).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard !words.isEmpty else { continue }
      guard words.count == 3, words[0].hasSuffix(":") else {
        throw Failure(description: "\(file.path):\(index + 1): expected \"Target: word value\", found \"\(line)\".")
      }
      guard words[0] == target + ":" else { continue }
      let url = URL(filePath: words[2], relativeTo: file.deletingLastPathComponent())
      switch words[1] {
      case "sources": sources.append(url)
      case "exclude": excluded.append(url)
      case "import": imports.append(words[2])
      case "previews" where words[2] == "none": keepsPreviews = false
      default:
        throw Failure(
          description:
            "\(file.path):\(index + 1): expected sources, exclude, import or previews none, found \"\(words[1])\".")
      }
    }
  }
}
