internal import Foundation
internal import Synchronization

/// Writes inline snapshots into sources, and knows where calls are once lines before them have come.
final class InlineSnapshotFiles: Sendable {
  /// Those of the process.
  static let shared = InlineSnapshotFiles()

  private struct Place: Hashable {
    let line: Int
    let column: Int
  }

  private struct File {
    /// What was written, by the places in the source that was compiled.
    var written: [Place: String] = [:]
    /// How many lines each of them added.
    var added: [Place: Int] = [:]
  }

  private let files = Mutex<[String: File]>([:])

  /// Writes what a call expects.
  ///
  /// - Parameters:
  ///   - line: of the call in the source that was compiled, from 1.
  ///   - column: in bytes, from 1.
  /// - Throws: `FileSystem.Failure`, or `InlineSnapshotEdit.Failure`.
  func write(_ text: String, to path: String, line: Int, column: Int) throws {
    try files.withLock { files in
      var file = files[path] ?? File()
      let place = Place(line: line, column: column)
      if let before = file.written[place] {
        guard before == text else {
          throw InlineSnapshotEdit.Failure(description: "the same call wrote another text in this run")
        }
        return
      }
      let earlier = file.added.filter { $0.key.line < line }.values.reduce(0, +)
      let source = String(decoding: try FileSystem.read(path), as: UTF8.self)
      let changed = try InlineSnapshotEdit(source: source).expecting(text, line: line + earlier, column: column)
      try FileSystem.write(Data(changed.utf8), to: path)
      file.written[place] = text
      file.added[place] = InlineSnapshotFiles.lineCount(changed) - InlineSnapshotFiles.lineCount(source)
      files[path] = file
    }
  }

  private static func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
