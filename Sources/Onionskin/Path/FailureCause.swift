/// Why a snapshot failed or was recorded. `FailureMessage` has the texts.
enum FailureCause {
  /// An environment variable has an invalid value: an unknown record mode.
  case environment(problem: String)
  /// The strategy or the value couldn't be captured, for this reason.
  case problem(SnapshotProblem)
  case notTaken(any Error)
  case notPainted(any Error)
  case notCompared(any Error)
  /// Another snapshot of this run has the same reference file.
  case sharedReference(SnapshotClaims.Owner)
  /// This run has recorded other contents under the same name.
  case recordedOtherwise
  /// There is no reference, and none may be written.
  case noReference
  /// There is a reference that can't be used.
  case unusableReference(reason: String)
  case recorded(isNew: Bool, because: RecordingCause?)

  /// Why an existing reference was replaced.
  enum RecordingCause {
    /// The verdict's headline describes the difference.
    case difference(headline: String)
    case unusableReference
  }
}
