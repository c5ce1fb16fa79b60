/// Where the reference of a snapshot lies, and where what explains a failure goes.
package struct SnapshotPaths: Hashable, Sendable {
  /// The reference's file.
  package let reference: String
  /// The folder of reference, actual and diff of a failure.
  package let artifacts: String
  /// The package's folder.
  package let root: String
  /// The folder that all artifacts of the package go to.
  package let artifactsRoot: String

  /// The reference, which no link leads to.
  var guardedReference: GuardedPlace { GuardedPlace(reference, below: [root]) }

  /// What lies in the folder of the failure, or the folder itself, which no link leads to.
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
