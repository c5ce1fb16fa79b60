internal import Foundation

/// A file or folder below a trusted folder: the package's, or one that a test or the environment names. The trusted folder may be
/// reached through links; below it, links are never followed: a pull request may contain links, and tests have the rights of the
/// user.
package struct GuardedPlace: Sendable {
  /// The path as it was specified.
  let path: String
  /// The trusted folder, which may be reached through links.
  private let base: String
  /// The components below the base.
  private let folders: [String]
  private let name: String

  /// - Parameters:
  ///   - path: the absolute path.
  ///   - trusted: trusted folders; the first one that contains the path is the base. If there is none, the path's own folder is.
  package init(_ path: String, below trusted: [String]) {
    self.path = path
    let found = trusted.lazy.map { (base: $0, names: PathNames.of(path, below: $0).filter { !$0.isEmpty }) }
      .first { !$0.names.isEmpty && !$0.names.contains("..") && !$0.names.contains(".") }
    if let found {
      base = found.base
      folders = found.names.dropLast()
      name = found.names.last ?? ""
    } else {
      (base, name) = PathNames.split(path)
      folders = []
    }
  }

  /// The kind of file; `other` also for a link, at or on the way to the place.
  var entry: FileSystem.Entry {
    do {
      return try open().entry(name)
    } catch {
      return error.code == ENOENT ? .nothing : .other
    }
  }

  /// - Throws: an error if there is no file.
  func read() throws(FileSystem.Failure) -> Data { try open().file(name).data }

  /// Writes a temporary file in the same folder, then renames it. Creates folders, and replaces a link. Does nothing if the file
  /// already has these contents.
  package func write(_ data: Data) throws(FileSystem.Failure) {
    // Another process may remove a folder meanwhile.
    for _ in 0..<3 {
      do throws(FileSystem.Failure) {
        let folder = try open(makesMissing: true)
        TemporaryFiles.clean(folder)
        return try folder.write(data, to: name)
      } catch  where error.code == ENOENT {
        continue
      }
    }
    throw FileSystem.Failure(action: "Writing", path: path, reason: "its folder is removed again and again")
  }

  /// Removes a file, a link, or a folder with its contents. Does nothing if there is none.
  package func remove() {
    if let folder = try? open() { folder.removeAll(name) }
  }

  /// Opens a new file for appending; nil if it can't be created. The caller closes it.
  func openNew() -> Int32? { (try? open(makesMissing: true))?.openNew(name) }

  /// Opens the folder itself.
  ///
  /// - Throws: an error if it doesn't exist, or is a link.
  func openFolder(makesMissing: Bool = false) throws(FileSystem.Failure) -> OpenFolder {
    try OpenFolder(
      resolvedBase(makesMissing) + (folders + [name]).map { "/" + $0 }.joined(), makesMissing: makesMissing)
  }

  private func open(makesMissing: Bool = false) throws(FileSystem.Failure) -> OpenFolder {
    try OpenFolder(resolvedBase(makesMissing) + folders.map { "/" + $0 }.joined(), makesMissing: makesMissing)
  }

  private func resolvedBase(_ makesMissing: Bool) throws(FileSystem.Failure) -> String {
    let place = base.isEmpty ? path.utf8.first == UInt8(ascii: "/") ? "/" : "." : base
    if makesMissing, access(place, F_OK) != 0 { try FileSystem.makeFolder(place) }
    guard let resolved = realpath(place, nil) else { throw FileSystem.failure("Opening the folder", place) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
