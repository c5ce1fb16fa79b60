/// A part of an app's sources that isn't compiled: a line of `LeftOut.txt`.
///
///     ../App/Feed.swift: line Feed.viewDidLoad(): hero.id = "feed"
package struct LeftOutPart: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The body of a function or an accessor, or the initial value of a property.
    case body
    case declaration
    /// A statement of a function, or a call in a chain of calls, by its first line.
    case line
    /// An entry after a type's colon.
    case conformance
    /// A modifier or an attribute.
    case word
  }

  /// The path of the file.
  package let file: String
  package let kind: Kind
  /// The name of the declaration, as in ``CodeDeclaration``.
  package let declaration: String
  /// The first line of a statement, the type of a conformance, or a word; empty for a body and a declaration.
  package let text: String

  package init(file: String, kind: Kind, declaration: String, text: String = "") {
    (self.file, self.kind, self.declaration, self.text) = (file, kind, declaration, text)
  }

  /// What a message calls it: `Feed.viewDidLoad(): hero.id = "feed"`.
  package var name: String { text.isEmpty ? declaration : "\(declaration): \(text)" }

  /// The line of `LeftOut.txt`.
  ///
  /// - Parameter path: the file's path as it is written there.
  package func line(path: String) -> String { "\(path): \(kind.rawValue) \(name)" }

  /// Reads a line of `LeftOut.txt`; nil if it isn't one.
  package init?(_ line: String) {
    guard let end = line.firstRange(of: ".swift: "),
      let space = line[end.upperBound...].firstIndex(of: " "),
      let kind = Kind(rawValue: String(line[end.upperBound..<space]))
    else { return nil }
    let rest = line[line.index(after: space)...]
    file = String(line[..<end.lowerBound]) + ".swift"
    self.kind = kind
    guard kind != .body, kind != .declaration else {
      (declaration, text) = (String(rest), "")
      return
    }
    guard let colon = Self.colon(in: rest) else { return nil }
    (declaration, text) = (String(rest[..<colon]), String(rest[rest.index(colon, offsetBy: 2)...]))
  }

  /// The colon after a declaration's name, whose own colons stand in parentheses.
  private static func colon(in text: Substring) -> Substring.Index? {
    var depth = 0
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      switch text[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case ":" where depth == 0 && next < text.endIndex && text[next] == " ":
        return text.index(after: next) < text.endIndex ? place : nil
      default: break
      }
      place = next
    }
    return nil
  }
}

/// What `LeftOut.txt` says.
package struct LeftOutList: Sendable {
  /// The parts with the line of each.
  package private(set) var parts: [(part: LeftOutPart, line: Int)] = []
  /// Lines that can't be read.
  package private(set) var unread: [(text: String, line: Int)] = []

  /// - Parameters:
  ///   - text: the contents; lines that begin with `#` are comments.
  ///   - path: the absolute path of a file that a line names.
  package init(_ text: String, path: (String) -> String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard line.contains(where: { !$0.isWhitespace }), !line.hasPrefix("#") else { continue }
      if let part = LeftOutPart(String(line)) {
        let found = LeftOutPart(
          file: path(part.file), kind: part.kind, declaration: part.declaration, text: part.text)
        parts.append((found, index + 1))
      } else {
        unread.append((String(line), index + 1))
      }
    }
  }
}
