package import Foundation
internal import ImageFormats

/// The digest of a file's bytes.
package enum FileDigest {
  /// XXH3-128, 32 hexadecimal digits.
  package static func text(of data: Data) -> String {
    data.withUnsafeBytes { Digest(of: $0) }.description
  }
}
