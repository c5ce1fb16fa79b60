internal import Foundation

/// A document that was read.
struct AttributedDocument {
  let text: NSAttributedString
  let type: NSAttributedString.DocumentType
  let encoding: String.Encoding

  init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws(AttributedDocumentError) {
    let type = AttributedDocument.type(options[.documentType]) ?? AttributedDocument.guess(data)
    guard type == .html || type == .plain else { throw .cannotRead(type) }
    let wanted = AttributedDocument.encoding(options[.characterEncoding]) ?? AttributedDocument.marked(data)
    let encoding = wanted ?? (type == .html ? HTMLTokenizer.encoding(of: data) : nil) ?? .utf8
    guard let string = String(data: data, encoding: encoding) else { throw .notEncoded(encoding) }
    let shown = string.hasPrefix("\u{FEFF}") ? String(string.dropFirst()) : string
    self.type = type
    self.encoding = encoding
    if type == .html {
      text = HTMLTextBuilder.text(of: shown)
    } else {
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      text = NSAttributedString(string: shown, attributes: attributes ?? [.font: StringDrawing.defaultFont])
    }
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType ?? (value as? String).map(NSAttributedString.DocumentType.init)
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    if let number = value as? UInt { return String.Encoding(rawValue: number) }
    return AttributeNumber.value(value).flatMap { $0 >= 0 && $0 < 0x1_0000_0000 ? UInt($0) : nil }
      .map(String.Encoding.init)
  }

  private static func guess(_ data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(100), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<") ? .html : .plain
  }

  /// The encoding of a byte order mark.
  private static func marked(_ data: Data) -> String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    return data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
  }
}
