internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// A package and the folder of its artifacts.
struct PackagePlace {
  let root: String
  let artifacts: String

  /// Whether the user specified the folder of artifacts.
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

  /// The package's name, assumed to be that of its folder.
  var name: String { (root as NSString).lastPathComponent }

  /// - Throws: `ValidationError` if there is no run.
  func newestRun() throws -> String {
    guard let newest = RunRecord.newestRun(inArtifacts: artifacts) else {
      throw ValidationError("There is no run below \(artifacts)/runs. Run the tests, or name a run's folder.")
    }
    return newest
  }

  /// The contents of runs' folders or files, with this machine's paths. Without arguments: the newest run, or all runs in a
  /// specified folder of artifacts, which CI shards have left.
  ///
  /// - Throws: `ValidationError` if there is no run, `FileSystem.Failure`.
  func record(of runs: [String]) throws -> RunRecord {
    let folders = runs.isEmpty ? [namesArtifacts ? artifacts : try newestRun()] : runs.map(PackagePlace.absolute)
    for folder in folders where FileSystem.entry(at: folder) == .nothing {
      throw ValidationError("There is nothing at \(folder). Name the folder of a run, or a .jsonl file in it.")
    }
    // An empty page would look like that of a successful run.
    guard folders.contains(where: RunRecord.holdsRuns) else {
      throw ValidationError(
        "There is no run below \(folders.joined(separator: ", ")). Name the folder of a run, or a .jsonl file in it.")
    }
    return try RunRecord(folders: folders, at: RunPlace(root: root, artifacts: artifacts)).withAcceptedFailures()
  }

  /// The artifact folders of the specified runs: the runs' own ones, and `X` for a run at `X/runs` or below.
  func artifactFolders(of runs: [String]) -> [String] {
    runs.map(PackagePlace.absolute).flatMap { run in
      let names = PathNames.of(run)
      return [run] + names.indices.filter { names[$0] == "runs" && $0 > 1 }.map { names[..<$0].joined(separator: "/") }
    }
  }

  /// The folders of references that the user specifies in addition to the package's.
  ///
  /// - Throws: `ValidationError` for a folder with other files than references, because accepting could replace them.
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

  /// An absolute path, from one that may be relative to the current folder.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
