public import Foundation

/// Why a document can't be converted to an attributed string, or the other way round.
public enum AttributedDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A document of a type that isn't read here.
  case cannotRead(NSAttributedString.DocumentType)
  /// A type that isn't written here.
  case cannotWrite(NSAttributedString.DocumentType)
  /// Bytes that aren't text in an encoding, or text that an encoding lacks letters for.
  case notEncoded(String.Encoding)
  /// A range that isn't within the text.
  case outOfRange(NSRange, length: Int)

  public var description: String {
    switch self {
    case .cannotRead(let type):
      "Expected a plain or an HTML document, found \(type.rawValue): convert it to HTML, or give the screen its text by the snapshot test."
    case .cannotWrite(let type):
      "Expected plain text to be asked for, found \(type.rawValue): only plain documents are written on Linux."
    case .notEncoded(let encoding):
      "Expected text in \(encoding), found other bytes: say the encoding with `.characterEncoding`."
    case .outOfRange(let range, let length):
      "Expected a range within \(length) characters, found \(range.location) to \(range.location &+ range.length)."
    }
  }
}
