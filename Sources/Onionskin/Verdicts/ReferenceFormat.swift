package import Foundation

/// What a kind of reference file is to values of a type.
package protocol ReferenceFormat<Value> {
  associatedtype Value

  /// A value made ready to be compared and written.
  func candidate(for value: Value) throws -> any SnapshotCandidate
}

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

/// What comparing a snapshot with its reference comes to.
package enum Comparison: Sendable {
  /// - Parameter tolerance: how much of a tolerance was needed; nil where there is none.
  case match(tolerance: ToleranceUse?)
  case mismatch(Mismatch)
}

/// What differs between a snapshot and its reference.
package struct Mismatch: Sendable {
  /// What differs, without its subject: `differs: 312 of 3013524 pixels differ ...`.
  package var headline: String
  /// The same in a few words, for lists.
  package var brief: String
  /// What became of the values, the most telling first: views that changed, or lines of a text.
  package var changes: [String]
  /// Where the differences are.
  package var places: [String]
  /// What else the reader has to know: that another renderer painted the reference.
  package var notes: [String]
  /// Files that show the difference, by their names.
  package var files: [MismatchFile]

  package init(
    headline: String, brief: String? = nil, changes: [String] = [], places: [String] = [], notes: [String] = [],
    files: [MismatchFile] = []
  ) {
    self.headline = headline
    self.brief = brief ?? headline
    self.changes = changes
    self.places = places
    self.notes = notes
    self.files = files
  }
}

/// A file that shows what differs.
package struct MismatchFile: Sendable {
  /// With its extension, as `diff.png`.
  package let name: String
  package let data: Data

  package init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
