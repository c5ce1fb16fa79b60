internal import Foundation

/// The contents of a snapshot, which can be compared with a reference and become one.
package protocol SnapshotContents {
  /// A warning before it becomes a reference; nil for none.
  var caution: String? { get }

  /// The bytes of a reference, or of the file with the actual result.
  func encoded() throws -> Data

  /// Compares with a reference's bytes.
  ///
  /// - Returns: `matched`, `tolerated` or `differs`.
  /// - Throws: the reason why the bytes aren't a valid reference.
  func compare(with reference: Data) throws -> Verdict

  /// The error in a reference that matches by its digest: its actual contents differ; nil if they don't. Slow, as it decodes the
  /// reference.
  func contradiction(in reference: Data) -> String?
}

extension SnapshotContents {
  package var caution: String? { nil }
  package func contradiction(in reference: Data) -> String? { nil }
}
