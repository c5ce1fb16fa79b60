public import Foundation

// Reading and writing of documents, which swift-corelibs-foundation lacks.
extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Not supported: an error is thrown.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Not supported: an error is thrown.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The options of reading.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`, or its raw value. Without it, text that starts with a tag is taken for HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`. By default the document's own declaration, then UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of a plain document.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The attributes of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of an HTML or a plain document.
  ///
  /// Of HTML, what stands in texts is read: paragraphs, headings, lists, quotations, code, links, and the styles of tags,
  /// classes and `style`. Tables lose their columns, and pictures are left out.
  ///
  /// - Parameter dict: is given the document's type and encoding.
  /// - Throws: ``AttributedDocumentError``.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(data, options: options)
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
    ]
    self.init(attributedString: document.text)
  }

  /// The text of the document in a file.
  ///
  /// - Throws: ``AttributedDocumentError``, or what reading the file throws.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A part of the text as a plain text document, in UTF-8 by default.
  ///
  /// - Throws: ``AttributedDocumentError`` for other types, which can't be written.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type = AttributedDocument.type(dict[.documentType]) ?? .plain
    guard type == .plain else { throw AttributedDocumentError.cannotWrite(type) }
    let whole = NSRange(location: 0, length: length)
    guard range.location >= 0, range.length >= 0, NSIntersectionRange(whole, range) == range || range.length == 0 else {
      throw AttributedDocumentError.outOfRange(range, length: length)
    }
    let text = range.length == 0 ? "" : attributedSubstring(from: range).string
    let encoding = AttributedDocument.encoding(dict[.characterEncoding]) ?? .utf8
    guard let data = text.data(using: encoding) else { throw AttributedDocumentError.notEncoded(encoding) }
    return data
  }
}
