internal import Foundation

/// The files that a failure writes to its folder of artifacts. If they can't be written, as in a read-only checkout, the failure is
/// reported without them.
struct FailureFiles {
  private let paths: SnapshotPaths
  private var failure: FileSystem.Failure?

  /// - Parameter paths: the paths; earlier files in the folder of artifacts are removed.
  init(in paths: SnapshotPaths) {
    self.paths = paths
    paths.guardedArtifact().remove()
  }

  /// - Returns: the file's path; nil if it, or an earlier one, couldn't be written.
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

  /// The message about files that couldn't be written.
  var problem: String? {
    failure.map {
      "\($0) To get pictures and texts of failures, set SNAPSHOT_ARTIFACTS to a folder that can be written to."
    }
  }
}
