internal import Foundation

/// What a snapshot shows, ready to be compared with a reference and to become one.
package protocol SnapshotContents {
  /// What a person should know before taking it for a reference, in a sentence; nil for nothing.
  var caution: String? { get }

  /// The bytes of a reference, or of the file that shows what was found.
  func encoded() throws -> Data

  /// Compares with a reference's bytes.
  ///
  /// - Returns: `matched`, `tolerated` or `differs`.
  /// - Throws: what keeps the bytes from being a reference at all.
  func compare(with reference: Data) throws -> Verdict

  /// What is wrong with a reference that the contents match by what it says about itself, in a sentence; nil where it is
  /// what it says. Takes its time: it doesn't believe anything.
  func contradiction(in reference: Data) -> String?
}

extension SnapshotContents {
  package var caution: String? { nil }
  package func contradiction(in reference: Data) -> String? { nil }
}
