/// A snapshot that is ready to be compared, or why it is not.
struct PaintedSnapshot {
  let request: SnapshotRequest
  let contents: Result<any SnapshotContents, any Error>
  let notes: TakenNotes
}
