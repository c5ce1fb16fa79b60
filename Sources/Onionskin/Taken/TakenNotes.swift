/// Information about a snapshot in addition to its contents.
package struct TakenNotes: Sendable {
  /// The screen and the views; nil for values without a screen.
  package var variant: SnapshotVariantDescription?
  /// The times of the stages.
  package var times = StageTimes()
  /// Layout issues, without final periods; they fail the snapshot even if its picture matches. Empty without an audit, nil if there
  /// is no layout to audit.
  package var findings: [String]?
  /// Warnings, without final periods; they don't fail the test.
  package var warnings: [String] = []

  package init(
    variant: SnapshotVariantDescription? = nil, times: StageTimes = StageTimes(), findings: [String]? = nil
  ) {
    self.variant = variant
    self.times = times
    self.findings = findings
  }
}
