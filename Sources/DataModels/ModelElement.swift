/// An element of a model's XML: its attributes and its children. Text between elements has no meaning.
struct ModelElement {
  let name: String
  var attributes: [String: String] = [:]
  var children: [ModelElement] = []

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Xcode writes `YES` and `NO`.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" || $0 == "true" || $0 == "1" } }

  func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

  /// The outermost element; nil if the text isn't XML.
  init?(_ xml: String) {
    var reader = ModelXML(xml)
    guard let root = reader.element() else { return nil }
    self = root
  }

  fileprivate init(name: String) { self.name = name }
}

/// Parses the XML that models use: elements, attributes, comments, declarations.
private struct ModelXML {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// Xcode's documents have at most six levels.
  private static let greatestDepth = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next element, after any text, comments and declarations; nil at a closing tag and at the end.
  mutating func element() -> ModelElement? {
    while let open = next("<") {
      place = open + 1
      if starts("!--") {
        skip(past: "-->")
      } else if starts("?") || starts("!") {
        skip(past: ">")
      } else if starts("/") {
        skip(past: ">")
        return nil
      } else {
        return read()
      }
    }
    return nil
  }

  private mutating func read() -> ModelElement? {
    depth += 1
    defer { depth -= 1 }
    let name = word()
    guard !name.isEmpty, depth < Self.greatestDepth else { return nil }
    var element = ModelElement(name: name)
    while true {
      skipBlanks()
      guard place < bytes.count else { return nil }
      if starts("/>") {
        place += 2
        return element
      }
      if starts(">") {
        place += 1
        while let child = self.element() { element.children.append(child) }
        return element
      }
      let key = word()
      skipBlanks()
      guard !key.isEmpty, starts("=") else { return nil }
      place += 1
      skipBlanks()
      guard let value = quoted() else { return nil }
      element.attributes[key] = value
    }
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static let ends = Set(" \t\r\n=/>\"'".utf8)

  private mutating func quoted() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'"),
      let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
    else { return nil }
    defer { place = end + 1 }
    return Self.unescaped(String(decoding: bytes[place + 1..<end], as: UTF8.self))
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";"), let character = character(rest[..<end]) else {
        result += "&"
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
  private func next(_ character: Character) -> Int? { bytes[place...].firstIndex(of: character.asciiValue!) }

  private mutating func skip(past end: String) {
    while place < bytes.count, !starts(end) { place += 1 }
    place = min(place + end.utf8.count, bytes.count)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }
}
