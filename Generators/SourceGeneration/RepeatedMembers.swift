internal import Foundation

/// The members that a class repeats in its body, because nothing in an extension can be overridden: a protocol's optional
/// methods, or what another class has between marks.
struct RepeatedMembers {
  /// What the members are taken from, by name.
  struct Sources {
    /// The bodies of extensions with defaults, by protocol.
    var protocols: [String: String] = [:]
    /// What stands between the marks in a class's file, by class.
    var classes: [String: Substring] = [:]
  }

  private static let end = "  // MARK: End of what is repeated\n"
  private static let repeated = "  // MARK: Repeated by other classes\n"

  /// Whether a file's text has marks; asked first, because matching takes long.
  static func isMarked(_ text: String) -> Bool { text.range(of: end, options: .literal) != nil }

  /// A class's members that others repeat, by the name of the file; nil where it has none.
  static func shared(in text: String) -> Substring? {
    let parts = text.components(separatedBy: repeated)
    guard parts.count == 2, let end = parts[1].firstRange(of: end) else { return nil }
    return parts[1][..<end.lowerBound].trimmingPrefix("\n")
  }

  /// A file's text with what it repeats as it has to be; nil for a file that repeats nothing.
  ///
  /// - Throws: where a name leads to nothing, or the end isn't marked.
  static func updated(_ text: String, path: String, from sources: Sources) throws -> String? {
    let mark = /(?m)^  \/\/ MARK: Repeated from ([\w, ]+) by `make generate`\n/
    guard let start = text.firstMatch(of: mark) else { return nil }
    guard let end = text[start.range.upperBound...].firstRange(of: end) else {
      throw GenerationError("\(path): \(start.0.dropLast()) has no line \(end.dropLast())")
    }
    let (before, after) = (text[..<start.range.upperBound], text[end.lowerBound...])
    let own = Set(Method.all(in: String(before + after)).map(\.fullName))
    let parts = try start.1.split(separator: ", ").map { name -> String in
      if let shared = sources.classes[String(name)] { return String(shared) }
      guard let body = sources.protocols[String(name)] else {
        throw GenerationError("\(path): \(name) has no optional methods and nothing that is marked to be repeated.")
      }
      let methods = members(of: body).filter { !own.contains(Method.all(in: $0)[0].fullName) }
      return "  // MARK: \(name)\n\n" + methods.map { $0.replacing("  public func", with: "  open func") }.joined()
    }
    return before + "\n" + parts.map { $0.trimmingSuffix("\n") + "\n\n" }.joined() + after
  }

  /// The methods of an extension's body, with their attributes and without the lines between them.
  private static func members(of body: String) -> [String] {
    var found: [String] = []
    var member = ""
    var depth = 0
    var hasBody = false
    for line in body.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
      member += line + "\n"
      for character in line {
        if character == "{" { (depth, hasBody) = (depth + 1, true) }
        if character == "}" { depth -= 1 }
      }
      if hasBody, depth == 0 {
        found.append(member)
        (member, hasBody) = ("", false)
      }
    }
    return found
  }
}

extension StringProtocol {
  /// Without the characters at the end that are `character`.
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = String(self)
    while text.last == character { text.removeLast() }
    return text
  }
}
