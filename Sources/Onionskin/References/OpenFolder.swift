internal import Foundation

/// An open folder that was reached component by component without links. Operations apply to this folder, even if another process
/// replaces components of its path meanwhile.
struct OpenFolder: ~Copyable {
  /// Folders on the way need to be searchable, not readable.
  private static var wayFlags: Int32 {
    #if os(Linux)
      // O_PATH, a macro that Swift doesn't import: the value is the same on every supported processor.
      return 0o10_000_000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    #else
      return O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    #endif
  }

  private let descriptor: Int32
  let path: String

  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - makesMissing: whether missing folders are created.
  /// - Throws: an error if a folder is missing or a component is a link.
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

  /// Opens a subfolder; nil if there is none, or if it is a link.
  private init?(_ name: [CChar], in folder: borrowing OpenFolder) {
    let reached = openat(folder.descriptor, name, OpenFolder.wayFlags)
    guard reached >= 0 else { return nil }
    descriptor = reached
    path = folder.path
  }

  deinit {
    close(descriptor)
  }

  /// The kind of file of a name: `other` for a link.
  func entry(_ name: String) throws(FileSystem.Failure) -> FileSystem.Entry {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw failure("Reading", name) }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file(byteCount: Int(status.st_size))
    default: .other
    }
  }

  /// The bytes of a file, and the number of its hard links. Links, pipes and devices are rejected.
  func file(_ name: String) throws(FileSystem.Failure) -> (data: Data, nameCount: Int) {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw failure("Reading", name) }
    // Checked before it is opened, which has effects for some devices.
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

  /// Writes a temporary file, then renames it. Does nothing if the file already has these contents; replaces a link instead of
  /// following it. The permissions of a replaced file stay.
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

  /// Removes a file that isn't a folder; does nothing if there is none.
  ///
  /// - Returns: whether this call removed it.
  @discardableResult func removeFile(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }

  /// Removes a folder if it is empty.
  ///
  /// - Returns: whether this call removed it.
  @discardableResult func removeFolder(_ name: String) -> Bool { unlinkat(descriptor, name, AT_REMOVEDIR) == 0 }

  /// Removes all entries that aren't folders.
  func removeFiles() {
    for name in names { unlinkat(descriptor, name, 0) }
  }

  /// Removes a file, or a folder with its contents, without following links.
  ///
  /// - Parameter depth: the maximum nesting of folders; deeper ones stay, which artifacts never have.
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

  /// Removes temporary files of killed processes that are older than a time in seconds.
  func removeAbandoned(olderThan age: Double) {
    for name in names {
      let text = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      var status = stat()
      guard TemporaryFiles.isName(text), fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      // Files dated in the future count as old: the clock was set back. A process that is still writing such a file retries.
      if abs(Double(time(nil) - status.st_mtim.tv_sec)) > age { unlinkat(descriptor, name, 0) }
    }
  }

  /// The subfolders whose names have a prefix, the most recently changed first.
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

  /// Opens a new file for appending; nil if it can't be created. The caller closes it.
  func openNew(_ name: String) -> Int32? {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    return file >= 0 ? file : nil
  }

  /// The names in the folder, as bytes: they needn't be valid UTF-8.
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
