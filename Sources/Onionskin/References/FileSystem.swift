internal import Foundation

/// Reads and writes files atomically, with errors that name the file.
package enum FileSystem {
  /// The reason why a file can't be read or written.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let action: String
    package let path: String
    package let reason: String
    /// The system's error number; 0 for other reasons.
    package var code: Int32 = 0

    package var description: String { Console.line("\(action) \(path) failed: \(reason).") }
  }

  /// The kind of file at a path.
  package enum Entry: Hashable, Sendable { case nothing, file(byteCount: Int), folder, other }

  /// The maximum size of a file that is read; references are far smaller.
  package static let maximumByteCount = 512 << 20

  package static func entry(at path: String) -> Entry {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR ? .nothing : .other }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file(byteCount: Int(status.st_size))
    default: .other
    }
  }

  /// The bytes of a regular file. Pipes and devices are rejected: reading them could block endlessly.
  package static func read(_ path: String) throws(Failure) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("Reading", path) }
    defer { close(descriptor) }
    return try contents(of: descriptor, at: path).data
  }

  /// The bytes of an open file, and the number of its hard links.
  static func contents(of descriptor: Int32, at path: String) throws(Failure) -> (data: Data, nameCount: Int) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("Reading", path) }
    let count = Int(status.st_size)
    let nameCount = Int(status.st_nlink)
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(action: "Reading", path: path, reason: "it is a folder") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(action: "Reading", path: path, reason: "it is no file")
    }
    guard count <= maximumByteCount else {
      throw Failure(action: "Reading", path: path, reason: "it has \(count) bytes, more than \(maximumByteCount)")
    }
    guard count > 0 else { return (Data(), nameCount) }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    var filled = 0
    while filled < count {
      let got = Foundation.read(descriptor, memory + filled, count - filled)
      if got < 0 && errno == EINTR { continue }
      if got < 0 {
        let error = failure("Reading", path)
        memory.deallocate()
        throw error
      }
      if got == 0 { break }
      filled += got
    }
    let data = Data(bytesNoCopy: memory, count: filled, deallocator: .custom { pointer, _ in pointer.deallocate() })
    return (data, nameCount)
  }

  /// Writes a temporary file in the same folder, then renames it, so that a partial file is never visible. Creates the folder. Does
  /// nothing if the file already has these contents; the permissions of a replaced file stay.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    if entry(at: path) == .file(byteCount: data.count), (try? read(path)) == data { return }
    let folder = path.utf8.contains(UInt8(ascii: "/")) ? FileSystem.folder(of: path) : "."
    for _ in 0..<3 { if try replace(data, path, in: folder) { return } }
    throw Failure(action: "Writing", path: path, reason: "its folder is removed again and again")
  }

  /// Writes a temporary file and renames it; false if another process removed the folder or the file meanwhile.
  private static func replace(_ data: Data, _ path: String, in folder: String) throws(Failure) -> Bool {
    try makeFolder(folder)
    TemporaryFiles.clean(folder)
    let temporary = "\(folder)/\(TemporaryFiles.newName())"
    do throws(Failure) {
      try writeNew(data, to: temporary, permissions: permissions(of: path))
      if rename(temporary, path) == 0 { return true }
      throw failure("Writing", path)
    } catch {
      unlink(temporary)
      if error.code == ENOENT { return false }
      throw error
    }
  }

  /// The folder of a path; empty for a name alone. Foundation's method traps for a name of one letter.
  package static func folder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    let above = path.utf8.split(separator: slash).dropLast().joined(separator: [slash])
    return (path.utf8.first == slash ? "/" : "") + String(decoding: Array(above), as: UTF8.self)
  }

  package static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST && isFolder(path) { return }
    if errno == ENOENT, path.count > 1 {
      try makeFolder(folder(of: path))
      if mkdir(path, 0o777) == 0 || errno == EEXIST && isFolder(path) { return }
    }
    throw failure("Making the folder", path)
  }

  /// Removes a file, or a folder with its contents; does nothing if there is neither.
  package static func remove(_ path: String) {
    guard access(path, F_OK) == 0 else { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    let known = errno
    defer { errno = known }
    return entry(at: path) == .folder
  }

  /// Nil if there is no file.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }

  /// - Parameter permissions: nil for those of the user's mask.
  private static func writeNew(_ data: Data, to path: String, permissions: mode_t?) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("Writing", path) }
    // Some file systems have no permissions; the contents are unaffected.
    if let permissions { _ = fchmod(descriptor, permissions) }
    try fill(descriptor, with: data, at: path)
  }

  /// Writes all bytes to a new file, and closes it.
  static func fill(_ descriptor: Int32, with data: Data, at path: String) throws(Failure) {
    var isWhole = true
    data.withUnsafeBytes { bytes in isWhole = writeAll(bytes, descriptor) }
    let error = failure("Writing", path)
    guard close(descriptor) == 0 && isWhole else { throw error }
  }

  /// Whether all bytes were written.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }

  /// The description of the system's last error.
  static func failure(_ action: String, _ path: String) -> Failure {
    let code = errno
    return Failure(action: action, path: path, reason: String(cString: strerror(code)), code: code)
  }
}
