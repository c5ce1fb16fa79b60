/// The paths of a snapshot's reference and of the files that explain a failure.
package struct SnapshotPaths: Hashable, Sendable {
  /// The reference's file.
  package let reference: String
  /// The folder of a failure's reference, actual and diff files.
  package let artifacts: String
  /// The package's folder.
  package let root: String
  /// The folder of all artifacts of the package.
  package let artifactsRoot: String

  /// The reference, reached without links.
  var guardedReference: GuardedPlace { GuardedPlace(reference, below: [root]) }

  /// A file in the failure's folder, or the folder itself, reached without links.
  func guardedArtifact(_ name: String? = nil) -> GuardedPlace {
    GuardedPlace(name.map { "\(artifacts)/\($0)" } ?? artifacts, below: [root, artifactsRoot])
  }

  /// - Parameters:
  ///   - root: the package's folder.
  ///   - artifactsRoot: nil for `.artifacts` in the package.
  ///   - folder: the references' folder; nil for the one that follows from the test's target and file.
  package init(
    root: String, artifactsRoot: String?, site: CallSite, name: SnapshotName, pathExtension: String?,
    folder: String? = nil
  ) {
    self.root = root
    let target = FileNames.cleaned(site.module)
    let file = FileNames.cleaned(site.fileName)
    let ending = pathExtension.map { ".\($0)" } ?? ""
    let stem = FileNames.fitting("\(FileNames.cleaned(site.function)).\(name.fileName)", ending: ending)
    let folder = folder ?? "\(root)/Snapshots/\(target)/\(file)"
    reference = "\(folder)/\(stem)\(ending)"
    self.artifactsRoot = artifactsRoot ?? "\(root)/.artifacts"
    artifacts = "\(self.artifactsRoot)/\(target)/\(file)/\(stem)"
  }
}
