/// The folders of a package and its artifacts on this machine.
package struct RunPlace: Hashable, Sendable {
  /// The package's folder.
  package let root: String
  /// The folder of all artifacts.
  package let artifacts: String

  package init(root: String, artifacts: String) {
    self.root = root
    self.artifacts = artifacts
  }
}

extension RunEntry {
  /// Returns the entry with its paths on this machine, for a run on another machine or in another folder.
  ///
  /// A failure's files are looked for next to the record first: the artifacts of a CI job stay together when they are unpacked, and
  /// the folders of several jobs may be in one folder.
  ///
  /// - Parameter recordFile: the file that the entry was read from.
  func relocated(to place: RunPlace, besides recordFile: String) -> RunEntry {
    guard let packageFolder, let artifactsFolder else { return self }
    var entry = self
    entry.packageFolder = place.root
    entry.reference = RunEntry.moved(reference, from: packageFolder, to: place.root) ?? reference
    entry.sourceFile = RunEntry.moved(sourceFile, from: packageFolder, to: place.root) ?? sourceFile
    let neighbour = RunEntry.artifactsFolder(ofRecord: recordFile)
    let folders = [neighbour, artifactsFolder, place.artifacts].compactMap(\.self)
    let files = [artifacts.actual, artifacts.reference, artifacts.diff].compactMap(\.self)
    // All files of a failure have the same folder.
    let folder = folders.first { folder in
      files.contains {
        RunEntry.moved($0, from: artifactsFolder, to: folder).map(FileSystem.entry) ?? .nothing != .nothing
      }
    }
    guard let folder else { return entry }
    entry.artifactsFolder = folder
    func here(_ path: String?) -> String? {
      path.map { RunEntry.moved($0, from: artifactsFolder, to: folder) ?? $0 }
    }
    entry.artifacts = Artifacts(
      reference: here(artifacts.reference), actual: here(artifacts.actual), diff: here(artifacts.diff))
    return entry
  }

  /// Moves a path from one folder to another; nil if it isn't below the first, or contains `..`.
  private static func moved(_ path: String, from old: String, to new: String) -> String? {
    guard PathNames.isPath(path, below: old), !PathNames.climbs(path) else { return nil }
    return "\(new)/" + PathNames.of(path, below: old).joined(separator: "/")
  }

  /// `X` for a record at `X/runs/RUN/FILE`.
  private static func artifactsFolder(ofRecord file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[parts.count - 3] == "runs" else { return nil }
    return parts.dropLast(3).joined(separator: "/")
  }
}
