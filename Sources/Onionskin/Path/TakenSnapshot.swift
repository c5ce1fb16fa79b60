/// A snapshot that was taken: values, which need no view.
package struct TakenSnapshot {
  let request: SnapshotRequest
  let content: TakenContent
  private(set) var notes: TakenNotes

  /// The same, with what was noted while it was taken.
  func with(_ warnings: SnapshotWarnings) -> TakenSnapshot {
    var snapshot = self
    snapshot.notes.warnings += warnings.collected()
    return snapshot
  }

  /// The same, with what making the value took, in seconds.
  func built(in seconds: Double) -> TakenSnapshot {
    var snapshot = self
    snapshot.notes.times.build = seconds
    return snapshot
  }
}
