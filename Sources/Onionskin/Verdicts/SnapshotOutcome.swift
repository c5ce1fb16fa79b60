/// What became of one snapshot.
package struct SnapshotOutcome: Sendable {
  let request: SnapshotRequest
  var verdict: RunEntry.Verdict
  /// What is wrong, in one line; empty for a pass.
  var headline = ""
  /// The same in a few words, for a list of several snapshots; nil for the whole line.
  var brief: String?
  /// What became of the views, the most telling first; part of the details.
  var changes: [String] = []
  /// What the reader has to know beside, the most important first.
  var details: [String] = []
  /// What the reader can do now.
  var nextStep: String?
  var tolerance: ToleranceUse?
  var artifacts = RunEntry.Artifacts()
  /// Files to be kept with the test.
  var attachments: [MismatchFile] = []
  var variant: SnapshotVariantDescription?
  var times = StageTimes()

  /// What the test fails with; nil for a pass.
  package var message: String? {
    verdict.isPass ? nil : FailureMessage.text(for: self)
  }
}
