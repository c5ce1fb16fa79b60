internal import Foundation
internal import Synchronization

/// The names of a package's Swift files: the folder of a snapshot's reference has the name of its test's file.
final class TestSources: Sendable {
  private let root: String
  private let names = Mutex<Set<String>?>(nil)

  /// - Parameter root: the package's folder, absolute.
  init(root: String) {
    self.root = root
  }

  /// The file that the plugin `PreviewTests` writes in build folders.
  static let previews = "PreviewSnapshots"

  /// Whether there is a file of a name, as `FileNames` creates it, without its extension, or a build may have written one.
  func contains(_ name: String) -> Bool {
    if name == TestSources.previews { return true }
    return names.withLock { names in
      let all = names ?? TestSources.names(below: root)
      names = all
      return all.contains(name)
    }
  }

  /// Skips hidden folders, which contain builds and dependencies, links, and nested packages, whose tests' references are their
  /// own.
  private static func names(below root: String) -> Set<String> {
    var names: Set<String> = []
    var folders = [root]
    while let folder = folders.popLast() {
      guard let directory = opendir(folder) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name.hasPrefix(".") { continue }
        var status = stat()
        guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR where access("\(folder)/\(name)/Package.swift", F_OK) != 0: folders.append("\(folder)/\(name)")
        case S_IFREG where name.hasSuffix(".swift"): names.insert(FileNames.cleaned(String(name.dropLast(6))))
        default: break
        }
      }
    }
    return names
  }
}
