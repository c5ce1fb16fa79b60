/// The result of comparing a snapshot with its reference: the outcome, texts and files.
package struct Verdict: Sendable {
  /// The outcome.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is identical to the reference.
    case matched
    /// It is within the tolerance.
    case tolerated
    /// The snapshot was painted but not compared: `onionskin previews render`.
    case painted
    /// It fails, as the test expects: `withKnownIssue`.
    case known
    /// It was recorded as the reference.
    case recorded
    /// It differs from the reference.
    case differs
    /// There is no reference.
    case missing
    /// It could not be captured or compared.
    case failed

    /// Whether the test passes.
    package var isPass: Bool { self == .matched || self == .tolerated || self == .painted || self == .known }
  }

  package var kind: Kind
  /// The problem, in one line without its subject: `differs: 312 of 3013524 pixels differ ...`; empty for a pass.
  package var headline: String
  /// A short form for lists of several snapshots; nil for the complete line.
  var brief: String?
  /// The changes, the most informative first: views that changed, or lines of a text. Part of the details.
  var changes: [String] = []
  /// Additional information for the reader, the most important first.
  package var details: [String]
  /// Mistakes in the layout; the last of the details.
  private(set) var findings: [String] = []
  /// The step that the message recommends to the reader.
  var nextStep: String?
  /// The part of a tolerance that was needed; nil if there is no tolerance.
  package var tolerance: ToleranceUse?
  /// Files that show the difference, by their names.
  package var files: [SnapshotFile] = []
  /// The paths of the written files.
  var artifacts = RunEntry.Artifacts()
  /// Files to be kept with the test.
  var attachments: [SnapshotFile] = []

  init(
    _ kind: Kind, _ headline: String = "", details: [String] = [], nextStep: String? = nil,
    tolerance: ToleranceUse? = nil
  ) {
    self.kind = kind
    self.headline = headline
    self.details = details
    self.nextStep = nextStep
    self.tolerance = tolerance
  }

  /// Whether the test passes.
  package var isPass: Bool { kind.isPass }

  /// - Parameters:
  ///   - places: the locations of the differences.
  ///   - notes: additional information for the reader, for example that another renderer painted the reference.
  static func differs(
    _ headline: String, brief: String? = nil, changes: [String] = [], places: [String] = [], notes: [String] = [],
    files: [SnapshotFile] = []
  ) -> Verdict {
    var verdict = Verdict(
      .differs, headline, details: Verdict.details(changes: changes, places: places, notes: notes))
    verdict.brief = brief ?? headline
    verdict.changes = changes
    verdict.files = files
    return verdict
  }

  /// A screen with layout issues fails, whether its picture matches or not.
  func adding(findings: [String]) -> Verdict {
    guard !findings.isEmpty else { return self }
    let count = findings.count == 1 ? "1 mistake" : "\(findings.count) mistakes"
    var verdict = self
    verdict.findings = findings
    if isPass {
      verdict.kind = .failed
      verdict.headline = "looks as its reference does and has \(count) in its layout"
      verdict.brief = "\(count) in its layout"
      verdict.details = findings
    } else {
      verdict.headline += ", and has \(count) in its layout"
      verdict.details = Array(details.prefix(5)) + findings
    }
    return verdict
  }

  /// The differences in the order in which they are reported: views, places, other notes.
  private static func details(changes: [String], places: [String], notes: [String]) -> [String] {
    let changeCount = places.isEmpty ? 9 - notes.count : 6
    return Console.limited(changes, to: changeCount) + Console.limited(places, to: min(places.count, 3)) + notes
  }
}
