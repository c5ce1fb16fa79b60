package import Foundation

/// A snapshot that was taken and is not yet compared.
package protocol SnapshotCandidate {
  /// What it was taken on, and of what; nil for values without a screen.
  var variant: SnapshotVariantDescription? { get }

  /// What making it took.
  var times: StageTimes { get }

  /// What a person should know before taking it for a reference, in a sentence; nil for nothing.
  var caution: String? { get }

  /// Mistakes in what was taken, sentences without their ends: they fail the snapshot whatever its look.
  var findings: [String] { get }

  /// The bytes of a reference, or of the file that shows what was found.
  func encoded() throws -> Data

  /// Compares with a reference's bytes.
  ///
  /// - Throws: what keeps the bytes from being a reference at all.
  func compare(with reference: Data) throws -> Comparison
}

extension SnapshotCandidate {
  package var variant: SnapshotVariantDescription? { nil }
  package var times: StageTimes { StageTimes() }
  package var caution: String? { nil }
  package var findings: [String] { [] }
}
