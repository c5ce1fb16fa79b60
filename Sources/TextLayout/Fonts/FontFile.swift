import CHarfBuzz
import CXXHash
import Foundation
import Synchronization

/// A font file: where it lies, and what its bytes hash to.
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

  /// XXH3-128 of the file's bytes in 32 hexadecimal digits, or nil where the file can't be read any more. Computed once,
  /// the first time somebody asks.
  public var contentHash: String? {
    hash.withLock { known in
      if let known { return known }
      guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      let bytes = hb_blob_get_data(blob, &length)
      let digest = XXH3_128bits(bytes, Int(length))
      let text = FontFile.hexadecimal(digest.high64) + FontFile.hexadecimal(digest.low64)
      known = text
      return text
    }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
