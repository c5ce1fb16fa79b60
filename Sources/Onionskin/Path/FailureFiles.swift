internal import Foundation

/// The files that a failure leaves in its folder of artifacts. Where they can't be written, as in a read-only checkout, the
/// failure is reported without them.
struct FailureFiles {
  private let paths: SnapshotPaths
  private var failure: FileSystem.Failure?

  /// - Parameter paths: what an earlier run left in the folder of artifacts goes.
  init(in paths: SnapshotPaths) {
    self.paths = paths
    paths.guardedArtifact().remove()
  }

  /// - Returns: the file's path; nil where it couldn't be written, or one before it.
  mutating func leave(_ data: Data, as name: String) -> String? {
    guard failure == nil else { return nil }
    let place = paths.guardedArtifact(name)
    do throws(FileSystem.Failure) {
      try place.write(data)
      return place.path
    } catch {
      failure = error
      return nil
    }
  }

  /// A sentence about files that couldn't be written.
  var problem: String? {
    failure.map {
      "\($0) To get pictures and texts of failures, set SNAPSHOT_ARTIFACTS to a folder that can be written to."
    }
  }
}
