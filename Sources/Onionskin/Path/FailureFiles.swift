internal import Foundation

/// The files that a failure leaves in its folder of artifacts. Where they can't be written, as in a checkout that is read-only,
/// the failure is told without them.
struct FailureFiles {
  private let folder: String
  private var failure: FileSystem.Failure?

  /// - Parameter folder: what an earlier run left there goes.
  init(in folder: String) {
    self.folder = folder
    FileSystem.remove(folder)
  }

  /// - Returns: the file's path; nil where it couldn't be written, or one before it.
  mutating func leave(_ data: Data, as name: String) -> String? {
    guard failure == nil else { return nil }
    let path = "\(folder)/\(name)"
    do throws(FileSystem.Failure) {
      try FileSystem.write(data, to: path)
      return path
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
