/// A value of a YAML file, as far as project descriptions use YAML: mappings and lists by indentation or in brackets, scalars with
/// or without quotes, and block scalars. Anchors, tags and several documents in a file aren't read.
enum YAMLValue: Equatable {
  /// A key of a mapping and its value.
  struct Entry: Equatable {
    let key: String
    var value: YAMLValue

    init(_ key: String, _ value: YAMLValue) { (self.key, self.value) = (key, value) }
  }

  case text(String)
  case list([YAMLValue])
  case mapping([Entry])

  init(parsing text: String) {
    var reader = YAMLReader(text)
    self = reader.value(indentedFrom: 0)
  }

  subscript(key: String) -> YAMLValue? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }
  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }
  /// The elements of a list; a single value is a list of one.
  var elements: [YAMLValue] {
    switch self {
    case .list(let elements): elements
    case .text(""): []
    case .text, .mapping: [self]
    }
  }

  /// This mapping combined with another one: mappings are merged, lists are joined, scalars are replaced.
  func merged(with other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.mapping(var entries), .mapping(let added)):
      for entry in added {
        if let place = entries.firstIndex(where: { $0.key == entry.key }) {
          entries[place].value = entries[place].value.merged(with: entry.value)
        } else {
          entries.append(entry)
        }
      }
      return .mapping(entries)
    case (.list(let elements), .list(let added)): return .list(elements + added)
    default: return other
    }
  }

  /// The value, with a substring of its scalars and keys replaced.
  func replacing(_ part: String, with text: String) -> YAMLValue {
    switch self {
    case .text(let old): .text(old.replacing(part, with: text))
    case .list(let elements): .list(elements.map { $0.replacing(part, with: text) })
    case .mapping(let entries):
      .mapping(entries.map { Entry($0.key.replacing(part, with: text), $0.value.replacing(part, with: text)) })
    }
  }
}

/// Reads YAML, from the first line to the last.
private struct YAMLReader {
  private struct Line {
    var indentation: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var place = 0

  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " }
      lines.append(Line(indentation: line.count - words.count, text: words))
    }
  }

  /// Skips empty lines and comments.
  private mutating func next() -> Line? {
    while place < lines.count {
      let text = lines[place].text
      if text.allSatisfy(\.isWhitespace) || text.hasPrefix("#") || text.hasPrefix("---") { place += 1 } else { break }
    }
    return place < lines.count ? lines[place] : nil
  }

  /// The value that starts on the next line, if the line has at least this indentation.
  mutating func value(indentedFrom least: Int) -> YAMLValue {
    guard let line = next(), line.indentation >= least else { return .text("") }
    if Self.isItem(line.text) { return list(line.indentation) }
    if Self.key(of: line.text) != nil { return mapping(line.indentation) }
    place += 1
    return Self.scalar(line.text)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(_ indentation: Int) -> YAMLValue {
    var elements: [YAMLValue] = []
    while let line = next(), line.indentation == indentation, Self.isItem(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty || rest.hasPrefix("#") {
        place += 1
        elements.append(value(indentedFrom: indentation + 1))
      } else {
        // The text after the dash is treated as a line, indented by its column.
        lines[place] = Line(indentation: indentation + (line.text.count - rest.count), text: rest)
        elements.append(value(indentedFrom: indentation + 1))
      }
    }
    return .list(elements)
  }

  private mutating func mapping(_ indentation: Int) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    while let line = next(), line.indentation == indentation, let (key, rest) = Self.key(of: line.text) {
      place += 1
      let isEmpty = rest.isEmpty || rest.hasPrefix("#")
      if rest.hasPrefix("|") || rest.hasPrefix(">") {
        entries.append(.init(key, .text(text(indentedFrom: indentation + 1))))
      } else if !isEmpty {
        entries.append(.init(key, Self.scalar(rest)))
      } else if let below = next(), below.indentation == indentation, Self.isItem(below.text) {
        // A list can have the same indentation as its key.
        entries.append(.init(key, list(indentation)))
      } else {
        entries.append(.init(key, value(indentedFrom: indentation + 1)))
      }
    }
    return .mapping(entries)
  }

  /// A block scalar, such as a script.
  private mutating func text(indentedFrom least: Int) -> String {
    var kept: [Substring] = []
    while place < lines.count, lines[place].indentation >= least || lines[place].text.isEmpty {
      kept.append(lines[place].text)
      place += 1
    }
    return kept.joined(separator: "\n")
  }

  /// The key of a line and the text after its colon; nil if the line isn't an entry of a mapping.
  private static func key(of text: Substring) -> (key: String, rest: Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let after = text[text.index(after: end)...].drop { $0 == " " }
      guard after.first == ":" else { return nil }
      return (String(text[text.index(after: text.startIndex)..<end]), after.dropFirst().drop { $0 == " " })
    }
    guard text.first != "[", text.first != "{" else { return nil }
    for colon in text.indices where text[colon] == ":" {
      let after = text.index(after: colon)
      guard after == text.endIndex || text[after] == " " else { continue }
      return (String(text[..<colon]), text[after...].drop { $0 == " " })
    }
    return nil
  }

  private static func scalar(_ text: Substring) -> YAMLValue {
    var rest = text
    return inline(&rest, endings: [])
  }

  /// A value on one line: a list or a mapping in brackets, or a scalar that ends at one of the given characters.
  private static func inline(_ rest: inout Substring, endings: Set<Character>) -> YAMLValue {
    rest = rest.drop { $0 == " " }
    switch rest.first {
    case "[":
      return .list(items(&rest, close: "]") { inline(&$0, endings: [",", "]"]) })
    case "{":
      return .mapping(
        items(&rest, close: "}") { rest in
          guard case .text(let key) = inline(&rest, endings: [":", ",", "}"]) else {
            return YAMLValue.Entry("", .text(""))
          }
          guard rest.first == ":" else { return YAMLValue.Entry(key, .text("")) }
          rest.removeFirst()
          return YAMLValue.Entry(key, inline(&rest, endings: [",", "}"]))
        })
    case "\"", "'":
      let quote = rest.removeFirst()
      let text = rest.prefix { $0 != quote }
      rest = rest.dropFirst(text.count + 1)
      return .text(String(text))
    default:
      var end = rest.startIndex
      while end < rest.endIndex, !endings.contains(rest[end]) {
        // A comment starts after a blank.
        if rest[end] == "#", end > rest.startIndex, rest[rest.index(before: end)] == " " { break }
        end = rest.index(after: end)
      }
      var text = rest[..<end]
      while text.last?.isWhitespace == true { text.removeLast() }
      rest = rest[end...]
      return .text(String(text))
    }
  }

  private static func items<Item>(
    _ rest: inout Substring, close: Character, _ item: (inout Substring) -> Item
  ) -> [Item] {
    var found: [Item] = []
    rest.removeFirst()
    while true {
      rest = rest.drop { $0 == " " || $0 == "," }
      guard let first = rest.first, first != close else { break }
      let before = rest.count
      found.append(item(&rest))
      rest = rest.drop { $0 == " " }
      // A character that no item consumes would cause an endless loop.
      if rest.count == before { break }
    }
    rest = rest.dropFirst()
    return found
  }
}
