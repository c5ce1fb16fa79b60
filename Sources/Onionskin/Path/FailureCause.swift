/// Why a snapshot doesn't pass, or was recorded. `FailureMessage` has the words.
enum FailureCause {
  /// The environment says something that can't be followed: a record mode that is none.
  case environment(problem: String)
  /// The strategy or the value says why there is nothing to take.
  case problem(SnapshotProblem)
  case notTaken(any Error)
  case notPainted(any Error)
  case notCompared(any Error)
  /// Another snapshot of this run has the same file for its reference.
  case sharedReference(SnapshotClaims.Owner)
  /// This run has recorded something else under the same name.
  case recordedOtherwise
  /// There is no reference, and none may be written.
  case noReference
  /// There is a reference that can't be used.
  case unusableReference(reason: String)
  case recorded(isNew: Bool, because: RecordingCause?)

  /// Why a reference that was there has been replaced.
  enum RecordingCause {
    /// The verdict's headline says how the snapshot differed.
    case difference(headline: String)
    case unusableReference
  }
}
