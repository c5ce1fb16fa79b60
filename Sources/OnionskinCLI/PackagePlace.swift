internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// A package and the folder of its artifacts.
struct PackagePlace {
  let root: String
  let artifacts: String

  /// Whether the user named the folder of artifacts.
  private let namesArtifacts: Bool

  /// - Parameters:
  ///   - path: a folder in the package.
  ///   - artifacts: the folder of artifacts; nil for the package's.
  /// - Throws: `ValidationError` if there is no package.
  init(_ path: String, artifacts: String? = nil) throws {
    let start = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let root = PackageRoot.folder(of: start + "/Package.swift") else {
      throw ValidationError("There is no Package.swift at or above \(start). Pass `--package-path`.")
    }
    self.root = root
    let environment = SnapshotEnvironment(ProcessInfo.processInfo.environment)
    self.artifacts = artifacts.map(PackagePlace.absolute) ?? environment.artifactsFolder ?? root + "/.artifacts"
    namesArtifacts = artifacts != nil
  }

  /// The package's name, as far as its folder tells.
  var name: String { (root as NSString).lastPathComponent }

  /// - Throws: `ValidationError` if there is no run.
  func newestRun() throws -> String {
    guard let newest = RunRecord.newestRun(inArtifacts: artifacts) else {
      throw ValidationError("There is no run below \(artifacts)/runs. Run the tests, or name a run's folder.")
    }
    return newest
  }

  /// What is in runs' folders or files, with the paths of this machine; without any the newest run, or all that is in a
  /// named folder of artifacts: what CI shards left.
  ///
  /// - Throws: `ValidationError` where there is nothing, `FileSystem.Failure`.
  func record(of runs: [String]) throws -> RunRecord {
    let folders = runs.isEmpty ? [namesArtifacts ? artifacts : try newestRun()] : runs.map(PackagePlace.absolute)
    for folder in folders where FileSystem.entry(at: folder) == .nothing {
      throw ValidationError("There is nothing at \(folder). Name the folder of a run, or a .jsonl file in it.")
    }
    // A page of nothing would look like one of a run in which all is well.
    guard folders.contains(where: RunRecord.holdsRuns) else {
      throw ValidationError(
        "There is no run below \(folders.joined(separator: ", ")). Name the folder of a run, or a .jsonl file in it.")
    }
    return try RunRecord(folders: folders, at: RunPlace(root: root, artifacts: artifacts)).withAcceptedFailures()
  }

  /// The folders that artifacts of named runs lie in: those runs' own, and `X` for a run at `X/runs` or below.
  func artifactFolders(of runs: [String]) -> [String] {
    runs.map(PackagePlace.absolute).flatMap { run in
      let names = PathNames.of(run)
      return [run] + names.indices.filter { names[$0] == "runs" && $0 > 1 }.map { names[..<$0].joined(separator: "/") }
    }
  }

  /// Folders of references that the user names beside the package's own.
  ///
  /// - Throws: `ValidationError` for a folder that has more than references in it: what is accepted could replace it.
  func folders(ofReferences folders: [String]) throws -> [String] {
    try folders.map { name in
      let folder = PackagePlace.absolute(name)
      if folder == "/" || root == folder || PathNames.isPath(root, below: folder) {
        throw ValidationError(
          "\(folder) holds the package, and so isn't a folder of references. Name the folder that tests pass.")
      }
      let names = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
      if let source = names?.first(where: { $0.hasSuffix(".swift") }) {
        throw ValidationError(
          "\(folder) holds \(Console.line(source)), and so isn't a folder of references. Name the folder that tests pass."
        )
      }
      return folder
    }
  }

  /// A path as the user means it: absolute, or from the current folder.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
