/// The names in a Swift source, without what comments and texts say.
struct SwiftNames {
  struct Name {
    let text: String
    /// The name before, as `class` before a class's.
    let previous: String?
    /// How many braces, brackets and parentheses are open around it.
    let depth: Int
    /// Whether it comes after a dot.
    let isMember: Bool
    /// Whether a parenthesis follows at once.
    let isCalled: Bool
  }

  private(set) var names: [Name] = []
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ source: String) {
    // Zeros at the end save asking for it.
    bytes = Array(source.utf8) + [0, 0, 0]
    readCode(untilParenthesis: false)
  }

  /// What the source declares at its top level for other files to name.
  var declared: Set<String> {
    let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var"]
    var found: Set<String> = []
    var isPrivate = false
    for name in names where name.depth == 0 {
      if name.text == "private" || name.text == "fileprivate" { isPrivate = true }
      guard let previous = name.previous, keywords.contains(previous), !keywords.contains(name.text) else { continue }
      if !isPrivate { found.insert(name.text) }
      isPrivate = false
    }
    return found
  }

  /// What the source may mean by its name: types, and functions that are called. What follows a dot is a member.
  var used: Set<String> {
    var found: Set<String> = []
    for name in names
    where !name.isMember && (name.text.first!.isUppercase || name.text.hasPrefix("_") || name.isCalled) {
      found.insert(name.text)
    }
    return found
  }

  private mutating func readCode(untilParenthesis: Bool) {
    let start = depth
    while index < bytes.count - 3 {
      switch bytes[index] {
      case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "/"): skip(past: "\n")
      case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "*"): skip(past: "*/")
      case UInt8(ascii: "#") where bytes[index + 1] == UInt8(ascii: "\""): skip(past: "\"#")
      case UInt8(ascii: "\""): readText()
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        index += 1
        if untilParenthesis, depth == start { return }
        depth -= 1
      case let byte where SwiftNames.isName(byte): readName()
      default: index += 1
      }
    }
  }

  private mutating func readName() {
    let start = index
    while SwiftNames.isName(bytes[index]) { index += 1 }
    if bytes[start] >= UInt8(ascii: "0"), bytes[start] <= UInt8(ascii: "9") { return }
    names.append(
      Name(
        text: String(decoding: bytes[start..<index], as: UTF8.self), previous: names.last?.text, depth: depth,
        isMember: start > 0 && bytes[start - 1] == UInt8(ascii: "."), isCalled: bytes[index] == UInt8(ascii: "(")))
  }

  /// A text in quotes, with the code that is interpolated in it.
  private mutating func readText() {
    let isLong = bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    while index < bytes.count - 3 {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        if bytes[index - 1] == UInt8(ascii: "(") { readCode(untilParenthesis: true) }
      } else if bytes[index] == UInt8(ascii: "\"") {
        let ends = !isLong || (bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\""))
        index += ends && isLong ? 3 : 1
        if ends { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    index += end.count
    while index < bytes.count - 3, !bytes[index...].starts(with: end) { index += 1 }
    index += end.count
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
