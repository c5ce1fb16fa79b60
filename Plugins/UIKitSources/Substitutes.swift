import Foundation

/// The team's own stand-ins for frameworks that Linux doesn't have: `Substitutes/MapKit/*.swift` beside Package.swift is
/// compiled into each target whose sources import MapKit.
struct Substitutes {
  private(set) var modules: [String] = []
  private(set) var files: [URL] = []

  /// - Parameter sources: the files that decide which substitutes are needed.
  init(in folder: URL, for sources: [URL]) throws {
    var waiting = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    waiting.removeAll { $0.hasPrefix(".") }
    var unread = sources
    // A substitute may import another one.
    while !waiting.isEmpty, !unread.isEmpty {
      let texts = unread.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      unread = []
      for module in waiting where texts.contains(where: { Self.imports($0, module) }) {
        waiting.removeAll { $0 == module }
        modules.append(module)
        var found = SourceFolder(excluding: [])
        try found.add(folder.appending(path: module))
        unread += found.files
      }
      files += unread
    }
  }

  private static func imports(_ text: String, _ module: String) -> Bool {
    text.split { $0.isNewline }.contains { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.contains("import") && words.contains { $0 == module }
    }
  }
}
