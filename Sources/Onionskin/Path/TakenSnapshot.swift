/// A captured snapshot: values that don't depend on views.
package struct TakenSnapshot {
  let request: SnapshotRequest
  let content: TakenContent
  private(set) var notes: TakenNotes

  init(request: SnapshotRequest, content: TakenContent, notes: TakenNotes) {
    self.request = request
    self.content = content
    self.notes = notes
  }

  /// The result of the strategy, or the reason why there is nothing to compare.
  init<Value, Format>(
    _ request: SnapshotRequest, _ taken: Result<Taken<Format>, any Error>, by strategy: Snapshotting<Value, Format>,
    auditing audit: SnapshotAudit
  ) {
    switch taken {
    case .success(let taken):
      if let problem = taken.problem {
        self.init(request: request, content: .nothing(problem), notes: taken.notes)
      } else if !audit.isEmpty, taken.notes.findings == nil {
        self.init(request: request, content: .nothing(SnapshotProblem.nothingToAudit), notes: taken.notes)
      } else {
        self.init(request: request, content: strategy.diffing.content(of: taken), notes: taken.notes)
      }
    case .failure(let error):
      self.init(request: request, content: .nothing(error), notes: TakenNotes())
    }
  }

  /// Returns the snapshot with the notes of its capture.
  func with(_ warnings: SnapshotWarnings) -> TakenSnapshot {
    var snapshot = self
    snapshot.notes.warnings += warnings.collected()
    return snapshot
  }

  /// Returns the snapshot with the time that creating the value took, in seconds.
  func built(in seconds: Double) -> TakenSnapshot {
    var snapshot = self
    snapshot.notes.times.build = seconds
    return snapshot
  }
}
