public import Foundation

/// The kind of a file according to its first bytes; for messages about files whose contents don't match their name.
public enum FileKind: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Pictures.
  case png, jpeg, gif, webP, heif, pdf, svg
  /// Files that often replace pictures by mistake: archives, responses of servers, pointers of Git LFS.
  case zip, gitLFSPointer, html, xml, json, text, empty
  /// Anything else.
  case unknown

  /// Reads at most the first 512 bytes.
  public init(_ data: Data) {
    self = data.withUnsafeBytes { FileKind(bytes: $0) }
  }

  init(bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    func starts(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + prefix.count && bytes[offset..<offset + prefix.count].elementsEqual(prefix)
    }
    let signatures: [(FileKind, [UInt8], offset: Int)] = [
      (.png, PNG.signature, 0), (.jpeg, [0xFF, 0xD8, 0xFF], 0), (.gif, Array("GIF8".utf8), 0),
      (.webP, Array("WEBP".utf8), 8), (.heif, Array("ftyp".utf8), 4), (.pdf, Array("%PDF-".utf8), 0),
      (.zip, [0x50, 0x4B, 3, 4], 0), (.gitLFSPointer, Array("version https://git-lfs".utf8), 0),
    ]
    if let match = signatures.first(where: { starts($0.1, at: $0.offset) }) {
      self = match.0
      return
    }
    self = FileKind.textual(Array(bytes.prefix(512))) ?? .unknown
  }

  private static func textual(_ head: [UInt8]) -> FileKind? {
    let isText = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 9 || $0 == 10 || $0 == 13 }
    guard isText else { return nil }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("<!doctype html") || start.contains("<html") { return .html }
    if start.contains("<svg") { return .svg }
    if start.hasPrefix("<?xml") { return .xml }
    if start.hasPrefix("{") || start.hasPrefix("[") { return .json }
    return .text
  }

  /// A noun with its article, for use after "looks like".
  public var description: String {
    switch self {
    case .png: "a PNG"
    case .jpeg: "a JPEG"
    case .gif: "a GIF"
    case .webP: "a WebP picture"
    case .heif: "a HEIC or AVIF picture"
    case .pdf: "a PDF"
    case .zip: "a ZIP archive"
    case .gitLFSPointer: "a Git LFS pointer"
    case .html: "an HTML page"
    case .svg: "an SVG picture"
    case .xml: "an XML document"
    case .json: "a JSON document"
    case .text: "plain text"
    case .empty: "an empty file"
    case .unknown: "no known kind of file"
    }
  }
}
