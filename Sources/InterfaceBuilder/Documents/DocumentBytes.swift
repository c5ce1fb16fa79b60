internal import Foundation

/// The bytes of a document, from which its elements read their attributes on demand: a displayed scene needs only a small part of
/// most documents.
///
/// They are processed with C functions, which are fast in debug builds, too.
// Unchecked: immutable after init.
final class DocumentBytes: @unchecked Sendable {
  /// Followed by a zero, at which C's string functions stop.
  let start: UnsafePointer<CChar>
  let count: Int
  private let lineStarts: [Int]

  // Sets of characters in the form that C uses: a literal would be copied by each call.
  static let blanks = characters(" \t\r\n")
  static let afterNames = characters(" \t\r\n=<>/\"'")
  static let tagStart = characters("<")
  private static let afterQuoted = characters("\"<")
  private static let afterSingleQuoted = characters("'<")
  private let blanks = DocumentBytes.blanks
  private let afterNames = DocumentBytes.afterNames

  /// They exist as long as the program.
  private static func characters(_ text: StaticString) -> CharacterSet {
    CharacterSet(first: UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self))
  }

  // Unchecked: a literal's bytes don't change.
  struct CharacterSet: @unchecked Sendable {
    let first: UnsafePointer<CChar>
  }

  init(_ data: Data) {
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: data.count + 1)
    count = data.count
    data.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { memcpy(memory, base, bytes.count) }
    }
    memory[count] = 0
    start = UnsafePointer(memory)
    var starts = [0]
    var place = UnsafePointer(memory)
    while let next = strchr(place, 10) {
      place = UnsafePointer(next) + 1
      starts.append(place - UnsafePointer(memory))
    }
    lineStarts = starts
  }

  deinit { start.deallocate() }

  /// The line of a position, starting at 1.
  func line(at place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  func string(_ place: Int, _ end: Int) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: start + place, count: end - place).bindMemory(to: UInt8.self),
      as: UTF8.self)
  }

  // MARK: Attributes

  /// The positions of an attribute's name and value; the next attribute begins after `end`.
  struct Attribute {
    let name: Int
    let nameEnd: Int
    let value: Int
    let valueEnd: Int
    var end: Int { valueEnd + 1 }
  }

  /// The attribute at a position, or after the white space there; nil if there is none or it is malformed.
  func attribute(at place: Int) -> Attribute? {
    let name = place + strspn(start + place, blanks.first)
    let nameEnd = name + strcspn(start + name, afterNames.first)
    guard nameEnd > name else { return nil }
    var next = nameEnd + strspn(start + nameEnd, blanks.first)
    guard start[next] == 61 else { return nil }
    next += 1
    next += strspn(start + next, blanks.first)
    let quote = start[next]
    guard quote == 34 || quote == 39 else { return nil }
    let valueEnd =
      next + 1
      + strcspn(
        start + next + 1, (quote == 34 ? DocumentBytes.afterQuoted : DocumentBytes.afterSingleQuoted).first)
    guard start[valueEnd] == quote else { return nil }
    return Attribute(name: name, nameEnd: nameEnd, value: next + 1, valueEnd: valueEnd)
  }

  /// The value of an attribute of the tag whose attributes begin at a position.
  func value(of name: String, at place: Int) -> String? {
    var (name, next) = (name, place)
    return name.withUTF8 { wanted in
      while let attribute = attribute(at: next) {
        if attribute.nameEnd - attribute.name == wanted.count,
          memcmp(start + attribute.name, wanted.baseAddress!, wanted.count) == 0
        {
          return text(attribute.value, attribute.valueEnd)
        }
        next = attribute.end
      }
      return nil
    }
  }

  /// All attributes of this tag.
  func attributes(at place: Int) -> [String: String] {
    var (found, next): ([String: String], Int) = ([:], place)
    while let attribute = attribute(at: next) {
      found[string(attribute.name, attribute.nameEnd)] = text(attribute.value, attribute.valueEnd)
      next = attribute.end
    }
    return found
  }

  /// A text with its references resolved: XML's five named ones, and numeric ones.
  func text(_ place: Int, _ end: Int) -> String {
    guard memchr(start + place, 38, end - place) != nil else { return string(place, end) }
    var (result, next) = ("", place)
    while next < end {
      guard let found = memchr(start + next, 38, end - next) else { break }
      let reference = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      result += string(next, reference)
      guard let resolved = self.reference(at: reference, before: end) else {
        result += "&"
        next = reference + 1
        continue
      }
      result.unicodeScalars.append(resolved.scalar)
      next = resolved.end
    }
    return result + string(next, end)
  }

  /// The character that the reference at a position represents; nil if there is no reference.
  func reference(at place: Int, before end: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let found = memchr(start + place, 59, min(end - place, 12)) else { return nil }
    let semicolon = UnsafeRawPointer(found) - UnsafeRawPointer(start)
    let name = string(place + 1, semicolon)
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "quot": "\""
      case "apos": "'"
      default:
        name.hasPrefix("#x")
          ? UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
          : name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
      }
    return scalar.map { ($0, semicolon + 1) }
  }
}
