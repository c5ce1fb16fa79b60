internal import Foundation

/// A file or a folder below one that is trusted: the package's, or one that a test or the environment names, which may be
/// reached by links. On the way from there no link is followed, and neither is one in the place itself: a pull request may bring
/// them, and tests write, read and remove with the rights of the user that runs them.
package struct GuardedPlace: Sendable {
  /// Where the place is, as it was named.
  let path: String
  /// May be reached by links.
  private let base: String
  /// Folders from the base on.
  private let folders: [String]
  private let name: String

  /// - Parameters:
  ///   - path: absolute.
  ///   - trusted: folders that are trusted; the first counts that the path is below. Below none, the folder that the path lies in
  ///     is.
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

  /// What is there; `other` also for a link, in it or on the way.
  var entry: FileSystem.Entry {
    do {
      return try open().entry(name)
    } catch {
      return error.code == ENOENT ? .nothing : .other
    }
  }

  /// - Throws: where there is no file.
  func read() throws(FileSystem.Failure) -> Data { try open().file(name).data }

  /// Writes a file under another name in the same folder, then renames it. Makes the folders, and replaces a link. Leaves a file
  /// that holds these bytes already as it is.
  package func write(_ data: Data) throws(FileSystem.Failure) {
    // A folder may vanish in between, which another process removes that cleans up.
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

  /// Removes a file, or a folder with all that is in it; of a link the link. Nothing happens where there is nothing.
  package func remove() {
    if let folder = try? open() { folder.removeAll(name) }
  }

  /// A new file that is only appended to, open; nil where it can't be made. The caller closes it.
  func openNew() -> Int32? { (try? open(makesMissing: true))?.openNew(name) }

  /// The folder itself, held open.
  ///
  /// - Throws: where it isn't there, or is a link.
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
