internal import Foundation

/// A folder that is held open, and was reached from the top name by name and by no link. What is done in it is done in that
/// folder, whatever another process puts in its path meanwhile.
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
  let path: String

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
      var status = stat()
      let isLink =
        next < 0 && fstatat(reached, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
      close(reached)
      guard next >= 0 else {
        throw FileSystem.Failure(
          action: "Opening the folder", path: path,
          reason: isLink ? "\(name) in it is a link, which isn't followed" : String(cString: strerror(code)), code: code
        )
      }
      reached = next
    }
    descriptor = reached
    self.path = path
  }

  /// A folder in another one; nil where there is none, or a link.
  private init?(_ name: [CChar], in folder: borrowing OpenFolder) {
    let reached = openat(folder.descriptor, name, OpenFolder.wayFlags)
    guard reached >= 0 else { return nil }
    descriptor = reached
    path = folder.path
  }

  deinit {
    close(descriptor)
  }

  /// What is in it under a name: `other` for a link.
  func entry(_ name: String) throws(FileSystem.Failure) -> FileSystem.Entry {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw failure("Reading", name) }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file(byteCount: Int(status.st_size))
    default: .other
    }
  }

  /// The bytes of a file, and by how many names it can be reached. A link, a pipe or a device is none.
  func file(_ name: String) throws(FileSystem.Failure) -> (data: Data, nameCount: Int) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw failure("Reading", name) }
    // Before it is opened: some devices do something then.
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kinds: [mode_t: String] = [S_IFDIR: "it is a folder", S_IFLNK: "it is a link, which isn't followed"]
      throw FileSystem.Failure(
        action: "Reading", path: "\(path)/\(name)", reason: kinds[status.st_mode & S_IFMT] ?? "it is no file")
    }
    let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw failure("Reading", name) }
    defer { close(file) }
    return try FileSystem.contents(of: file, at: "\(path)/\(name)")
  }

  /// Writes a file under another name, then renames it. Leaves a file that holds these bytes already as it is, and replaces
  /// a link instead of following it. The permissions of a replaced file stay.
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

  /// Removes a file, or a folder with all that is in it, by no link.
  ///
  /// - Parameter depth: how many folders lie in each other; those that lie deeper than artifacts ever do stay.
  func removeAll(_ name: String, depth: Int = 64) {
    removeAll(name.utf8CString.map { $0 }, depth: depth)
  }

  private func removeAll(_ name: [CChar], depth: Int) {
    if unlinkat(descriptor, name, 0) == 0 || depth == 0 { return }
    if let folder = OpenFolder(name, in: self) {
      for inner in folder.names { folder.removeAll(inner, depth: depth - 1) }
    }
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Removes files that processes left which were killed while they wrote, older than a time in seconds.
  func removeAbandoned(olderThan age: Double) {
    for name in names {
      let text = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      var status = stat()
      guard TemporaryFiles.isName(text), fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      // One of the future is as old: the clock was set back since. A process that still writes it writes it again.
      if abs(Double(time(nil) - status.st_mtim.tv_sec)) > age { unlinkat(descriptor, name, 0) }
    }
  }

  /// The folders in it whose names begin with a text, the one that changed last first.
  func folders(named prefix: String) -> [String] {
    var found: [(name: String, time: timespec)] = []
    for name in names {
      let text = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      var status = stat()
      guard text.hasPrefix(prefix), fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      found.append((text, status.st_mtim))
    }
    return found.sorted { ($0.time.tv_sec, $0.time.tv_nsec) > ($1.time.tv_sec, $1.time.tv_nsec) }.map(\.name)
  }

  /// A new file that is only appended to, open; nil where it can't be made. The caller closes it.
  func openNew(_ name: String) -> Int32? {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    return file >= 0 ? file : nil
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
      if name != [46], name != [46, 46] { names.append(name + [0]) }
    }
    return names
  }

  private func failure(_ action: String, _ name: String) -> FileSystem.Failure {
    FileSystem.failure(action, "\(path)/\(name)")
  }
}
