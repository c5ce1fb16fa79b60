/// Reads as much of Swift's grammar as it takes to find the end of a call: comments, string literals, brackets.
///
/// Regular expressions between slashes are read as operators; one with a bracket or a quote in it may mislead.
struct SwiftReader {
  let source: [UInt8]
  /// The next byte.
  var position: Int

  init(_ source: [UInt8], at position: Int = 0) {
    self.source = source
    self.position = position
  }

  private var next: UInt8? { position < source.count ? source[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= source.count else { return false }
    return (0..<count).allSatisfy { source[position + $0] == text.utf8Start[$0] }
  }

  /// Goes on to what is neither space nor comment.
  mutating func skipTrivia() {
    while let byte = next {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
      {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Takes a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Goes behind an identifier, and returns it; empty where there is none.
  mutating func identifier() -> String {
    let start = position
    while let byte = next, byte == UInt8(ascii: "_") || byte >= 128 || SwiftReader.isAlphanumeric(byte) {
      position += 1
    }
    return String(decoding: source[start..<position], as: UTF8.self)
  }

  /// Goes behind a bracket and all that is in it, up to the one that closes it. False where that is missing.
  mutating func skipBrackets() -> Bool {
    var depth = 0
    while let byte = next {
      if skipComment() || skipString() { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { return true }
    }
    return false
  }

  /// Goes behind a comment, if one comes next.
  mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    while position < source.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return true
  }

  /// Goes behind a string literal, with interpolations in it, if one comes next.
  mutating func skipString() -> Bool {
    let start = position
    var hashes = 0
    while next == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    guard next == UInt8(ascii: "\"") else {
      position = start
      return false
    }
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    position += quotes
    while let byte = next {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        // What is escaped is one character, or an interpolation.
        if next == UInt8(ascii: "(") { _ = skipBrackets() } else { position += 1 }
      } else if byte == UInt8(ascii: "\""), hasQuotes(quotes, at: position), hasHashes(hashes, at: position + quotes) {
        position += quotes + hashes
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool { has(UInt8(ascii: "#"), count, at: start) }

  private func hasQuotes(_ count: Int, at start: Int) -> Bool { has(UInt8(ascii: "\""), count, at: start) }

  private func has(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    start + count <= source.count && source[start..<start + count].allSatisfy { $0 == byte }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
