internal import Foundation

/// A folder that is held open, and was reached from the top name by name and by no link. What is done in it is done in that
/// folder, whatever somebody puts in its path meanwhile.
struct OpenFolder: ~Copyable {
  /// What is asked of folders on the way: that they are, not that they may be listed.
  private static var wayFlags: Int32 {
    #if os(Linux)
      // O_PATH, a macro that Swift doesn't see: the same number on every processor that Swift has there.
      return 0o10_000_000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    #else
      return O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    #endif
  }

  private let descriptor: Int32
  private let path: String

  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - makesMissing: whether folders are made that aren't there.
  /// - Throws: where one isn't there, and where there is a link.
  init(_ path: String, makesMissing: Bool = false) throws(FileSystem.Failure) {
    var reached = open("/", OpenFolder.wayFlags)
    guard reached >= 0 else { throw FileSystem.failure("Opening the folder", path) }
    for name in PathNames.of(path) where !name.isEmpty {
      var next = openat(reached, name, OpenFolder.wayFlags)
      if next < 0, errno == ENOENT, makesMissing, mkdirat(reached, name, 0o777) == 0 || errno == EEXIST {
        next = openat(reached, name, OpenFolder.wayFlags)
      }
      let code = errno
      close(reached)
      guard next >= 0 else {
        let isOther = code == ENOTDIR || code == ELOOP
        throw FileSystem.Failure(
          action: "Opening the folder", path: path,
          reason: isOther ? "\(name) in it is a link or no folder" : String(cString: strerror(code)), code: code)
      }
      reached = next
    }
    descriptor = reached
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// The bytes of a file, and by how many names it can be reached. A link, a pipe or a device is none.
  func file(_ name: String) throws(FileSystem.Failure) -> (data: Data, nameCount: Int) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw failure("Reading", name) }
    // Before it is opened: some devices do something then.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileSystem.Failure(action: "Reading", path: "\(path)/\(name)", reason: "it is no file")
    }
    let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw failure("Reading", name) }
    defer { close(file) }
    return try FileSystem.contents(of: file, at: "\(path)/\(name)")
  }

  /// Writes a file under another name, then renames it. Leaves a file that holds these bytes already as it is, and replaces
  /// a link instead of following it. Who may read, write and run a file that is replaced may so afterwards.
  func write(_ data: Data, to name: String) throws(FileSystem.Failure) {
    if let there = try? file(name), there.data == data { return }
    let temporary = TemporaryFiles.newName()
    let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure("Writing", name) }
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG {
      _ = fchmod(file, status.st_mode & 0o777)
    }
    do throws(FileSystem.Failure) {
      try FileSystem.fill(file, with: data, at: "\(path)/\(name)")
      guard renameat(descriptor, temporary, descriptor, name) == 0 else { throw failure("Writing", name) }
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
  }

  /// Removes what is no folder; nothing happens where there is nothing.
  ///
  /// - Returns: whether it is gone by this.
  @discardableResult func removeFile(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }

  /// Removes a folder if it is empty.
  ///
  /// - Returns: whether it is gone by this.
  @discardableResult func removeFolder(_ name: String) -> Bool { unlinkat(descriptor, name, AT_REMOVEDIR) == 0 }

  /// Removes all that is no folder.
  func removeFiles() {
    for name in names { unlinkat(descriptor, name, 0) }
  }

  /// What is in the folder, as bytes: names needn't be texts.
  private var names: [[CChar]] {
    let list = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard list >= 0 else { return [] }
    guard let folder = fdopendir(list) else {
      close(list)
      return []
    }
    defer { closedir(folder) }
    var names: [[CChar]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) }
      names.append(name + [0])
    }
    return names
  }

  private func failure(_ action: String, _ name: String) -> FileSystem.Failure {
    FileSystem.failure(action, "\(path)/\(name)")
  }
}
