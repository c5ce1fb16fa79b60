/// A snapshot that was taken: values, which need no view.
package struct TakenSnapshot {
  let request: SnapshotRequest
  let content: TakenContent
  private(set) var notes: TakenNotes

  init(request: SnapshotRequest, content: TakenContent, notes: TakenNotes) {
    self.request = request
    self.content = content
    self.notes = notes
  }

  /// What a strategy took, or why there is nothing to paint or compare.
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
