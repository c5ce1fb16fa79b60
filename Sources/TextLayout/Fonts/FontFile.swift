import CHarfBuzz
import CXXHash
import Foundation
import Synchronization

/// A font file: its path, and the digest of its bytes.
public final class FontFile: Sendable {
  /// Absolute.
  public let path: String

  private let hash = Mutex<String?>(nil)

  init(path: String) {
    self.path = path
  }

  /// The file's name without its folder.
  public var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// XXH3-128 of the file's bytes as 32 hexadecimal digits; nil if the file can't be read any more. Computed once, on first use.
  public var contentHash: String? {
    hash.withLock { known in
      if let known { return known }
      guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      let bytes = hb_blob_get_data(blob, &length)
      let text = FontFile.digest(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
      known = text
      return text
    }
  }

  private static func digest(_ bytes: UnsafeRawBufferPointer) -> String {
    let digest = XXH3_128bits(bytes.baseAddress, bytes.count)
    return hexadecimal(digest.high64) + hexadecimal(digest.low64)
  }

  /// Writes a font's bytes to a directory, so that it can be opened by path, and returns the file's path. The name is derived from
  /// the bytes, so that the picture doesn't depend on when and where a font was registered.
  ///
  /// Throws ``FontError/unreadable(path:)`` if the file can't be written.
  public static func write(_ data: Data, in directory: String) throws(FontError) -> String {
    let path = directory + "/" + data.withUnsafeBytes { digest($0) } + ".font"
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unreadable(path: path)
    }
    return path
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
