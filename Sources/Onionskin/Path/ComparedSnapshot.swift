/// A snapshot with the verdict on it.
package struct ComparedSnapshot: Sendable {
  let request: SnapshotRequest
  var verdict: Verdict
  var notes = TakenNotes()

  /// What the test fails with; nil for a pass.
  package var message: String? {
    verdict.isPass ? nil : FailureMessage.text(for: self)
  }
}
