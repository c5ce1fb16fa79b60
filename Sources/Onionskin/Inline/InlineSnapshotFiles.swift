internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Writes inline snapshots into sources, and tracks the positions of calls after earlier edits.
final class InlineSnapshotFiles: Sendable {
  /// The process's, since only tests of one process write a source.
  static var shared: InlineSnapshotFiles { StateHost.process.value { _ in InlineSnapshotFiles() } }

  /// The edit of a call.
  private struct Change {
    let text: String?
    /// The number of bytes that the edit added.
    let growth: Int
  }

  private struct File {
    /// The compiled source, which lines and columns refer to.
    let source: String
    var changes: [Key: Change] = [:]
  }

  /// A closure of a call.
  private struct Key: Hashable {
    /// The call's line in the source.
    let offset: Int
    let label: String
  }

  /// The line of a call's closure in the compiled source, if the closure wasn't edited since; nil if there is none.
  func lineOfClosure(_ syntax: InlineSnapshotSyntaxDescriptor, in path: String, line: Int, column: Int) -> Int? {
    guard let data = try? FileSystem.read(path), files.withLock({ $0[path] }) == nil else { return nil }
    let source = String(decoding: data, as: UTF8.self)
    let bytes = Array(source.utf8)
    guard
      let call = try? InlineSnapshotCall(
        bytes, at: SourcePlace(line: line, column: column, in: source), shiftedBy: 0),
      let found = call.closure(syntax)
    else { return nil }
    return bytes[..<found.closure.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private let files = Mutex<[String: File]>([:])

  /// Writes the expected text of a call.
  ///
  /// - Parameters:
  ///   - text: the text; nil removes it.
  ///   - syntax: the closure's position in the call.
  ///   - line: the line of the call in the compiled source, from 1.
  ///   - column: the column in bytes, from 1.
  /// - Throws: `FileSystem.Failure`, or `InlineSnapshotEdit.Failure`.
  func write(
    _ text: String?, as syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(), to path: String,
    line: Int, column: Int
  ) throws {
    try files.withLock { files in
      let source = String(decoding: try FileSystem.read(path), as: UTF8.self)
      var file = files[path] ?? File(source: source)
      let place = SourcePlace(line: line, column: column, in: file.source)
      let key = Key(offset: place.offset ?? 0, label: syntax.trailingClosureLabel)
      if let before = file.changes[key] {
        guard before.text == text else {
          throw InlineSnapshotEdit.Failure(description: "the same call wrote another text in this run")
        }
        return
      }
      let shift = file.changes.filter { $0.key.offset < key.offset }.values.map(\.growth).reduce(0, +)
      let changed = try InlineSnapshotEdit(source: source, syntax: syntax).expecting(text, at: place, shiftedBy: shift)
      // A source that is a symbolic link stays one.
      let real = realpath(path, nil)
      defer { free(real) }
      try FileSystem.write(Data(changed.utf8), to: real.map { String(cString: $0) } ?? path)
      file.changes[key] = Change(text: text, growth: changed.utf8.count - source.utf8.count)
      files[path] = file
    }
  }
}
