/// Breaks what is written into lines of at most 120 characters, as `swift format` leaves them.
public enum Layout {
  public static let width = 120

  /// `start`, the items between brackets, and `end`, on one line or with the items on lines of their own.
  static func list(_ start: String, _ items: [String], _ end: String, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    let line = "\(space)\(start)\(items.joined(separator: ", "))\(end)"
    if line.count <= width { return line }
    return "\(space)\(start)\n\(filled(items, indentation: indentation + 2))\n\(space)\(end)"
  }

  /// As many items on a line as fit.
  static func filled(_ items: [String], indentation: Int, width: Int = Layout.width) -> String {
    let space = String(repeating: " ", count: indentation)
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let text = index < items.count - 1 ? item + "," : item
      if let last = lines.last, last.count + 1 + text.count <= width {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append(space + text)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// `head { body }` on one line, or the body on a line of its own.
  public static func block(_ head: String, _ body: String, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    let lastLine = head.split(separator: "\n").last.map(String.init) ?? ""
    if !head.contains("\n"), !body.contains("\n"), lastLine.count + body.count + 6 <= width {
      return "\(head) { \(body) }"
    }
    return "\(head) {\n\(indented(body, indentation + 2))\n\(space)}"
  }

  /// The text with each of its lines further in.
  static func indented(_ text: String, _ indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    return text.split(separator: "\n").map { space + $0 }.joined(separator: "\n")
  }
}
