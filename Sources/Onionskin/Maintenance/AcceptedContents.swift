internal import Foundation
internal import ImageFormats

/// Checks the contents of a new reference: a picture, or a text.
package enum AcceptedContents {
  /// The reason why bytes aren't accepted; nil if they are.
  ///
  /// - Parameter pathExtension: the extension of the reference's file.
  package static func problem(in data: Data, pathExtension: String?) -> String? {
    guard pathExtension?.lowercased() == "png" else {
      if String(data: data, encoding: .utf8) != nil, !data.contains(0) { return nil }
      return "it is neither a PNG nor a text. Record it with SNAPSHOT_TESTING_RECORD=failed."
    }
    do {
      let bitmap = try PNG.decode(data)
      if let reason = PNG.ambiguity(of: data) { return "\(reason). Record it with SNAPSHOT_TESTING_RECORD=failed." }
      // Only a forged file has such contents.
      if let told = DigestedPNG.trustedPixelDigest(of: data), told != PixelDigest(of: bitmap) {
        return "its digest is another picture's than the one it shows."
      }
      return nil
    } catch {
      return String(describing: error)
    }
  }
}
