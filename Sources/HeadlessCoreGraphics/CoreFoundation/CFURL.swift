public import Foundation

/// How `CFURLCreateWithFileSystemPath` reads a path.
public enum CFURLPathStyle: Int, Sendable {
  case cfurlposixPathStyle = 0
  /// Paths of Mac OS 9, which begin with the name of a volume; they aren't read here.
  case cfurlhfsPathStyle = 1
  /// Paths of Windows; they aren't read here.
  case cfurlWindowsPathStyle = 2
}

/// Creates an address from a text. Escapes in it stay as they are, and characters that an address can't contain are escaped one by
/// one, whereas `URL(string:)` escapes all of a component with such a character, percent signs included.
///
/// - Parameters:
///   - allocator: ignored; nil for the default allocator.
///   - URLString: the address.
///   - baseURL: what a relative address is relative to.
/// - Returns: nil if the text isn't an address.
public func CFURLCreateWithString(_ allocator: CFTypeRef?, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
  guard let text = URLString, !text.isEmpty else { return nil }
  if let url = URL(string: text, relativeTo: baseURL), url.relativeString == text { return url }
  return strictAddress(escaped(text), baseURL)
}

/// An address of a text that has no character to escape.
private func strictAddress(_ text: String, _ base: URL?) -> URL? {
  guard let base else { return URL(string: text, encodingInvalidCharacters: false) }
  guard URL(string: text, encodingInvalidCharacters: false) != nil else { return nil }
  return URL(string: text, relativeTo: base)
}

/// The text with each character escaped that RFC 3986 permits nowhere in an address, and brackets outside of a host.
private func escaped(_ text: String) -> String {
  let permitted = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&'()*+,;=".utf8)
  let bytes = Array(text.utf8)
  // Brackets enclose an IPv6 address in the part between "//" and the next slash.
  let hostEnd = text.range(of: "://").map { start in
    text[start.upperBound...].firstIndex { "/?#".contains($0) }.map {
      text.utf8.distance(from: text.startIndex, to: $0)
    }
      ?? bytes.count
  }
  let hexDigits = Array("0123456789ABCDEF".utf8)
  var result: [UInt8] = []
  for (place, byte) in bytes.enumerated() {
    let isEscape =
      byte == UInt8(ascii: "%") && place + 2 < bytes.count
      && bytes[place + 1...place + 2].allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    let isHostBracket = (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")) && hostEnd.map { place < $0 } == true
    if permitted.contains(byte) || isEscape || isHostBracket {
      result.append(byte)
    } else {
      result += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// Creates an address of a file.
///
/// - Parameters:
///   - allocator: ignored; nil for the default allocator.
///   - filePath: a path, relative to the current folder unless it begins with a slash.
///   - pathStyle: only `.cfurlposixPathStyle` is supported.
///   - isDirectory: whether the path is that of a folder.
/// - Returns: nil for an empty path and for other styles.
public func CFURLCreateWithFileSystemPath(
  _ allocator: CFTypeRef?, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
  guard let path = filePath, !path.isEmpty, pathStyle == .cfurlposixPathStyle else { return nil }
  return URL(filePath: path, directoryHint: isDirectory ? .isDirectory : .notDirectory)
}

/// The text of an address, without its base.
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL?.relativeString }

/// The path of an address in the file system; nil if it has none or another style is asked for.
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! {
  guard let anURL, pathStyle == .cfurlposixPathStyle else { return nil }
  let path = anURL.path(percentEncoded: false)
  guard !path.isEmpty else { return nil }
  return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
