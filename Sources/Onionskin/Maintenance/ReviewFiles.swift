internal import Foundation

/// The files that a review or an acceptance may read and write: the package's references, and artifacts of failures. Records,
/// manifests and artifacts may come from another machine or another author, and so may the references of a reviewed change; their
/// contents, including links, can't lead to other files.
///
/// Accepted contents are pictures or texts, as `AcceptedContents` checks. They are written to a valid path of a reference of the
/// package's tests, as `ReferencePlace` defines, and come from the folder of that snapshot's failure.
package struct ReviewFiles: Sendable {
  /// The package's own folder of references; nil if a link leads out of it.
  private let snapshotFolder: String?
  private let furtherFolders: [String]
  /// Nil if a link leads out of the package.
  private let artifactFolder: String?
  private let readFolders: [String]
  private let sources: TestSources
  private let names = FolderNames()
  /// The reason why nothing can be accepted; nil if there is none.
  package let problem: Refusal?

  /// - Parameters:
  ///   - root: the package's folder, whose references are in `Snapshots`.
  ///   - artifacts: the folder of all artifacts.
  ///   - references: additional folders of references.
  ///   - readFolders: folders whose files, except hidden ones, may be read and shown.
  package init(root: String, artifacts: String, references: [String] = [], readFolders: [String] = []) {
    let top = ReviewFiles.resolved(root) ?? root
    snapshotFolder = ReviewFiles.resolved(top + "/Snapshots").flatMap { $0 == top + "/Snapshots" ? $0 : nil }
    furtherFolders = references.compactMap(ReviewFiles.resolved)
    self.readFolders = readFolders.compactMap(ReviewFiles.resolved)
    // A link in the package may come from another author; a folder elsewhere was named by the user.
    let place = ReviewFiles.resolved(artifacts)
    let names = PathNames.of(artifacts, below: root).filter { !$0.isEmpty }
    let isElsewhere = place == nil || !names.isEmpty && place != "\(top)/\(names.joined(separator: "/"))"
    artifactFolder = isElsewhere ? nil : place
    problem = isElsewhere ? Refusal(linkedArtifacts: artifacts) : nil
    sources = TestSources(root: top)
  }

  /// The bytes of a reference or an artifact.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func read(_ path: String) throws -> Data {
    guard let resolved = ReviewFiles.resolved(path),
      isInside(resolved, referenceFolders + artifactFolders) || isShown(resolved)
    else { throw Refusal(outside: path) }
    return try file(path, at: resolved).data
  }

  /// The bytes of an artifact.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func artifact(_ path: String) throws -> Data {
    guard let resolved = ReviewFiles.resolved(path), isInside(resolved, artifactFolders) else {
      throw Refusal(outside: path)
    }
    let file = try file(path, at: resolved)
    if file.nameCount > 1 { throw Refusal(severalNames: path) }
    return file.data
  }

  private func file(_ path: String, at resolved: String) throws -> (data: Data, nameCount: Int) {
    guard case .file = FileSystem.entry(at: resolved) else { throw Refusal(notAFile: path) }
    let (folder, name) = PathNames.split(resolved)
    return try OpenFolder(folder).file(name)
  }

  /// The bytes of a reference; nil if there is none.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func reference(_ path: String) throws -> Data? {
    let resolved = try place(of: path).path
    return FileSystem.entry(at: resolved) == .nothing ? nil : try read(resolved)
  }

  /// Makes the result of a failure the reference.
  ///
  /// - Parameters:
  ///   - data: the actual contents.
  ///   - actual: the file with the contents.
  ///   - reference: the reference's file.
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func accept(_ data: Data, foundAt actual: String, as reference: String) throws {
    let place = try place(of: reference)
    let failure = failure(of: actual)
    guard let failure, failure.belongs(to: place) else { throw Refusal(found: actual, for: reference) }
    if let folder = referenceFolders.first(where: { isInside(place.path, [$0]) }),
      let other = names.namesake(of: place.path, below: folder)
    {
      throw Refusal(place.path, besides: other)
    }
    if let problem = AcceptedContents.problem(in: data, pathExtension: place.pathExtension) {
      throw Refusal("The actual file isn't accepted: \(problem)")
    }
    try write(data, to: place.path)
  }

  /// Restores the previous reference; removes it if there was none.
  ///
  /// - Throws: `Refusal`, `FileSystem.Failure`.
  package func putBack(_ data: Data?, at path: String) throws {
    let resolved = try place(of: path).path
    if let data { return try write(data, to: resolved) }
    let (folder, name) = PathNames.split(resolved)
    if let open = try? OpenFolder(folder) { open.removeFile(name) }
  }

  /// Removes the files of the failure that an actual file belongs to, and their folder. Other files in it stay.
  package func removeArtifacts(besides actual: String) {
    guard let failure = failure(of: actual) else { return }
    // Doesn't follow links or descend into folders.
    if let files = try? OpenFolder(failure.folder) { files.removeFiles() }
    let (folder, name) = PathNames.split(failure.folder)
    if let open = try? OpenFolder(folder) { open.removeFolder(name) }
  }

  /// Writes to the path that was checked, without following links. Retries if a folder was removed meanwhile.
  private func write(_ data: Data, to resolved: String) throws(FileSystem.Failure) {
    let (folder, name) = PathNames.split(resolved)
    do throws(FileSystem.Failure) {
      try OpenFolder(folder, makesMissing: true).write(data, to: name)
    } catch  where error.code == ENOENT {
      try OpenFolder(folder, makesMissing: true).write(data, to: name)
    }
  }

  private var referenceFolders: [String] { [snapshotFolder].compactMap(\.self) + furtherFolders }
  private var artifactFolders: [String] { [artifactFolder].compactMap(\.self) }

  private func place(of path: String) throws(Refusal) -> ReferencePlace {
    guard let resolved = ReviewFiles.resolved(path),
      let folder = referenceFolders.first(where: { isInside(resolved, [$0]) })
    else { throw Refusal(outside: path) }
    let place = ReferencePlace(resolved, in: folder, isSnapshots: folder == snapshotFolder)
    guard let place, place.file.map(sources.contains) ?? true else { throw Refusal(noSnapshotAt: path) }
    return place
  }

  /// The failure with this file named `actual`; nil if there can be none.
  private func failure(of actual: String) -> FailureFolder? {
    guard let artifactFolder, let resolved = ReviewFiles.resolved(actual), isInside(resolved, [artifactFolder]) else {
      return nil
    }
    return FailureFolder(ofActual: resolved, in: artifactFolder)
  }

  private func isShown(_ path: String) -> Bool {
    readFolders.contains { folder in
      isInside(path, [folder]) && !PathNames.of(path, below: folder).contains { $0.hasPrefix(".") }
    }
  }

  private func isInside(_ path: String, _ folders: [String]) -> Bool {
    folders.contains { PathNames.isPath(path, below: $0) }
  }

  /// The absolute path without links; missing components stay as they are. Nil for paths with `..`.
  private static func resolved(_ path: String) -> String? {
    // The system rejects longer paths, and each component would be looked up in vain.
    guard path.utf8.first == 0x2F, path.utf8.count < PATH_MAX, !PathNames.climbs(path) else { return nil }
    var rest: [String] = []
    var there = PathNames.of(path).filter { !$0.isEmpty }
    while true {
      let tried = "/" + there.joined(separator: "/")
      if let real = realpath(tried, nil) {
        defer { free(real) }
        let top = String(cString: real)
        return ([top == "/" ? "" : top] + rest.reversed()).joined(separator: "/")
      }
      // Writing to a dangling link would create its target.
      var status = stat()
      if lstat(tried, &status) == 0 { return nil }
      guard let last = there.popLast() else { return nil }
      rest.append(last)
    }
  }
}
