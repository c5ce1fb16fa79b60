import Foundation

/// The project's own files, read as text.
struct Checkout {
  let root: URL

  static let current = Checkout(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of what lies in a folder itself.
  func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths, from `folder`, of the Swift files in it.
  func swiftFiles(in folder: String) -> [String] {
    let start = root.appending(path: folder)
    guard let files = FileManager.default.enumerator(atPath: start.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The modules that a Swift file imports, whatever the import's access level and attributes.
  func imports(of path: String) throws -> [String] {
    try text(path).split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ").map(String.init)[...]
      let levels: Set<String> = ["public", "package", "internal", "private", "fileprivate"]
      while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
      guard words.first == "import", words.count >= 2 else { return nil }
      let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
      let name = kinds.contains(words[words.startIndex + 1]) ? words.dropFirst(2).first : words.dropFirst().first
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }
}
