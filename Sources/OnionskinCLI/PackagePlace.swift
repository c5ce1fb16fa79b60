internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// A package, and where its artifacts lie.
struct PackagePlace {
  let root: String
  let artifacts: String

  /// - Parameter path: a folder in the package.
  /// - Throws: `ValidationError` where there is no package.
  init(_ path: String) throws {
    let start = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let root = PackageRoot.folder(of: start + "/Package.swift") else {
      throw ValidationError("There is no Package.swift at or above \(start). Pass `--package-path`.")
    }
    self.root = root
    let environment = SnapshotEnvironment(ProcessInfo.processInfo.environment)
    artifacts = environment.artifactsFolder ?? root + "/.artifacts"
  }

  /// The package's name, as far as its folder tells.
  var name: String { (root as NSString).lastPathComponent }

  /// - Throws: `ValidationError` where there is no run.
  func newestRun() throws -> String {
    guard let newest = RunRecord.newestRun(inArtifacts: artifacts) else {
      throw ValidationError("There is no run below \(artifacts)/runs. Run the tests, or name a run's folder.")
    }
    return newest
  }

  /// A path as the user means it: absolute, or from the current folder.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
