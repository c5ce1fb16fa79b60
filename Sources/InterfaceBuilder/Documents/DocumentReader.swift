package import Foundation

/// Parses XML into elements.
///
/// The document's own entities and those of other files are never resolved; size, depth and number of elements are limited, so that
/// a damaged or malicious file results in an error.
package struct DocumentReader {
  /// In bytes: the largest storyboards of public projects have about two million.
  package static let largestSize = 32 << 20
  package static let deepestElement = 256
  package static let mostElements = 400_000

  /// The outermost element of a file's bytes.
  ///
  /// - Parameter path: the path of the file in errors.
  package static func read(_ data: Data, path: String) throws(InterfaceDocumentError) -> DocumentElement {
    guard data.count <= largestSize else {
      throw InterfaceDocumentError(path: path, reason: .tooLarge(size: data.count, limit: largestSize))
    }
    guard String(data: data, encoding: .utf8) != nil else {
      throw InterfaceDocumentError(path: path, reason: .malformed("it isn't UTF-8, which Interface Builder writes"))
    }
    let bytes = DocumentBytes(data)
    var scanner = DocumentScanner(bytes)
    do throws(DocumentScanner.Problem) {
      return try scanner.scan()
    } catch {
      throw InterfaceDocumentError(path: path, line: bytes.line(at: error.place), reason: error.reason)
    }
  }
}
