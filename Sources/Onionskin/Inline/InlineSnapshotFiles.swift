internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Writes inline snapshots into sources, and knows where calls are once texts before them have come.
final class InlineSnapshotFiles: Sendable {
  /// The process's, since a source is written by tests of one process.
  static var shared: InlineSnapshotFiles { StateHost.process.value { _ in InlineSnapshotFiles() } }

  /// What a call made of its source.
  private struct Change {
    let text: String?
    /// How many bytes longer the source is for it.
    let growth: Int
  }

  private struct File {
    /// As it was compiled, which lines and columns speak of.
    let source: String
    var changes: [Key: Change] = [:]
  }

  /// One closure of a call.
  private struct Key: Hashable {
    /// Of the call in the source.
    let offset: Int
    let label: String
  }

  /// The line of a call's closure in the source that was compiled, as far as nothing was written since; nil where it has none.
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

  /// Writes what a call expects.
  ///
  /// - Parameters:
  ///   - text: nil to take away what is there.
  ///   - syntax: where in the call it stands.
  ///   - line: of the call in the source that was compiled, from 1.
  ///   - column: in bytes, from 1.
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
      // A source may be a link: it stays one.
      let real = realpath(path, nil)
      defer { free(real) }
      try FileSystem.write(Data(changed.utf8), to: real.map { String(cString: $0) } ?? path)
      file.changes[key] = Change(text: text, growth: changed.utf8.count - source.utf8.count)
      files[path] = file
    }
  }
}
