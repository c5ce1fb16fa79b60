internal import Foundation

/// What the system knows of a file that is open.
enum OpenFile {
  /// The path without links; nil where the system doesn't tell. One that was replaced meanwhile has the path that it had.
  static func path(of descriptor: Int32) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/fd/\(descriptor)", &buffer, Int(PATH_MAX))
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.hasSuffix(" (deleted)") ? String(path.dropLast(" (deleted)".count)) : path
  }
}
