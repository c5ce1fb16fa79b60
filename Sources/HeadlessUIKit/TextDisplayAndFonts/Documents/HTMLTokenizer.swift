internal import Foundation

/// Divides HTML into tags and text, as forgiving as browsers are. What it has read once it never reads again.
struct HTMLTokenizer {
  enum Token: Equatable {
    case open(name: String, attributes: [String: String], closesItself: Bool)
    case close(name: String)
    /// References to characters are replaced.
    case text(String)
  }

  private let units: [UInt8]
  private var place = 0
  /// Elements whose content isn't markup, up to their closing tag.
  private var rawElement: String?

  init(_ text: String) {
    units = Array(text.utf8)
  }

  mutating func next() -> Token? {
    if let rawElement { return rawText(of: rawElement) }
    while place < units.count {
      guard units[place] == UInt8(ascii: "<"), let tag = markup() else {
        if units[place] == UInt8(ascii: "<"), skipsMarkup() { continue }
        return text()
      }
      return tag
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF8.self) }

  private static func isLetter(_ unit: UInt8) -> Bool { 0x61...0x7A ~= unit | 0x20 }
  private static func isSpace(_ unit: UInt8) -> Bool { unit == 0x20 || 0x09...0x0D ~= unit }

  /// Up to the next thing that may be a tag.
  private mutating func text() -> Token {
    let start = place
    place += 1
    while place < units.count {
      if units[place] == UInt8(ascii: "<"), place + 1 < units.count,
        HTMLTokenizer.isLetter(units[place + 1])
          || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(units[place + 1])
      {
        break
      }
      place += 1
    }
    return .text(HTMLEntities.replaced(in: string(start..<place)))
  }

  /// Comments, declarations and instructions; false where the sign is text.
  private mutating func skipsMarkup() -> Bool {
    guard place + 1 < units.count else { return false }
    let sign = units[place + 1]
    guard sign == UInt8(ascii: "!") || sign == UInt8(ascii: "?") || sign == UInt8(ascii: "/") else { return false }
    if units[place...].starts(with: Array("<!--".utf8)) {
      place = end(of: Array("-->".utf8), from: place + 4)
    } else {
      place = end(of: [UInt8(ascii: ">")], from: place + 2)
    }
    return true
  }

  /// The position after the next given character, or the text's end.
  private func end(of sign: [UInt8], from start: Int) -> Int {
    var index = min(start, units.count)
    while index + sign.count <= units.count {
      if units[index] == sign[0], units[index..<index + sign.count].elementsEqual(sign) { return index + sign.count }
      index += 1
    }
    return units.count
  }

  /// The tag that starts here; nil where none does.
  private mutating func markup() -> Token? {
    var index = place + 1
    let closes = index < units.count && units[index] == UInt8(ascii: "/")
    if closes { index += 1 }
    guard index < units.count, HTMLTokenizer.isLetter(units[index]) else { return nil }
    let start = index
    while index < units.count, !HTMLTokenizer.isSpace(units[index]), units[index] != UInt8(ascii: ">"),
      units[index] != UInt8(ascii: "/")
    { index += 1 }
    let name = string(start..<index).lowercased()
    let (attributes, closesItself, end) = self.attributes(from: index)
    place = end
    if closes { return .close(name: name) }
    if ["script", "style", "title", "textarea"].contains(name), !closesItself { rawElement = name }
    return .open(name: name, attributes: attributes, closesItself: closesItself)
  }

  private func attributes(from start: Int) -> ([String: String], closesItself: Bool, end: Int) {
    var attributes: [String: String] = [:]
    var closesItself = false
    var index = start
    func skipSpace() { while index < units.count, HTMLTokenizer.isSpace(units[index]) { index += 1 } }
    while true {
      skipSpace()
      guard index < units.count else { return (attributes, closesItself, index) }
      if units[index] == UInt8(ascii: ">") { return (attributes, closesItself, index + 1) }
      if units[index] == UInt8(ascii: "/") {
        closesItself = true
        index += 1
        continue
      }
      closesItself = false
      let nameStart = index
      repeat {
        index += 1
      } while index < units.count && !HTMLTokenizer.isSpace(units[index])
        && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(units[index])
      let name = string(nameStart..<index).lowercased()
      skipSpace()
      var value = ""
      if index < units.count, units[index] == UInt8(ascii: "=") {
        index += 1
        skipSpace()
        (value, index) = self.value(from: index)
      }
      if attributes[name] == nil { attributes[name] = HTMLEntities.replaced(in: value) }
    }
  }

  private func value(from start: Int) -> (String, end: Int) {
    guard start < units.count else { return ("", start) }
    var index = start
    if units[start] == UInt8(ascii: "\"") || units[start] == UInt8(ascii: "'") {
      index += 1
      while index < units.count, units[index] != units[start] { index += 1 }
      return (string(start + 1..<index), min(index + 1, units.count))
    }
    while index < units.count, !HTMLTokenizer.isSpace(units[index]), units[index] != UInt8(ascii: ">") { index += 1 }
    return (string(start..<index), index)
  }

  /// The text of an element without markup, and then its closing tag.
  private mutating func rawText(of name: String) -> Token? {
    let start = place
    var end = start
    let closing = Array("</\(name)".utf8)
    while end < units.count {
      if units[end] == UInt8(ascii: "<"), end + closing.count <= units.count,
        units[end..<end + closing.count].lazy.map({ HTMLTokenizer.isLetter($0) ? $0 | 0x20 : $0 }).elementsEqual(
          closing)
      {
        break
      }
      end += 1
    }
    rawElement = nil
    place = end
    return .text(string(start..<end))
  }

  // MARK: Encoding

  /// The encoding that a page declares in its first bytes; nil for an unknown one.
  static func encoding(of data: Data) -> String.Encoding? {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let sign = start.range(of: "charset=") else { return nil }
    let name = start[sign.upperBound...].drop { $0 == "\"" || $0 == "'" }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    switch name {
    case "utf-8", "utf8": return .utf8
    case "utf-16": return .utf16
    case "windows-1252": return .windowsCP1252
    // Browsers take Latin 1 for its superset.
    case "iso-8859-1", "latin1": return .windowsCP1252
    case "us-ascii", "ascii": return .ascii
    default: return nil
    }
  }
}
