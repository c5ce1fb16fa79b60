internal import Foundation
internal import Synchronization

/// Writes inline snapshots into sources, and knows where calls are once texts before them have come.
final class InlineSnapshotFiles: Sendable {
  /// Those of the process.
  static let shared = InlineSnapshotFiles()

  /// What a call made of its source.
  private struct Change {
    let text: String
    /// How many bytes longer the source is for it.
    let growth: Int
  }

  private struct File {
    /// As it was compiled, which lines and columns speak of.
    let source: String
    /// By the offsets of their calls in the source.
    var changes: [Int: Change] = [:]
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
      let source = String(decoding: try FileSystem.read(path), as: UTF8.self)
      var file = files[path] ?? File(source: source)
      let place = SourcePlace(line: line, column: column, in: file.source)
      let offset = place.offset ?? 0
      if let before = file.changes[offset] {
        guard before.text == text else {
          throw InlineSnapshotEdit.Failure(description: "the same call wrote another text in this run")
        }
        return
      }
      let shift = file.changes.filter { $0.key < offset }.values.map(\.growth).reduce(0, +)
      let changed = try InlineSnapshotEdit(source: source).expecting(text, at: place, shiftedBy: shift)
      // A source may be a link: it stays one.
      let real = realpath(path, nil)
      defer { free(real) }
      try FileSystem.write(Data(changed.utf8), to: real.map { String(cString: $0) } ?? path)
      file.changes[offset] = Change(text: text, growth: changed.utf8.count - source.utf8.count)
      files[path] = file
    }
  }
}
