internal import Foundation

/// Compares spoken text with a reference that may have been edited: `/.../` in a line is a regular expression, and a line `...`
/// matches any lines.
enum SpokenLines {
  static var diffing: Diffing<String> {
    var diffing = Diffing<String>.lines
    let plain = diffing.diff
    diffing.diff = { reference, actual in
      let (old, new) = (SpokenLines.lines(reference), SpokenLines.lines(actual))
      if SpokenLines.matches(old[...], new[...]) { return nil }
      // Lines that a pattern matches aren't differences in the message.
      return plain(SpokenLines.told(old, beside: new).joined(separator: "\n"), actual)
    }
    return diffing
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static func matches(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first.trimmingCharacters(in: .whitespaces) == "..." {
      return (lines.startIndex...lines.endIndex).contains { matches(pattern.dropFirst(), lines[$0...]) }
    }
    guard let line = lines.first, SpokenLines.line(first, matches: line) else { return false }
    return matches(pattern.dropFirst(), lines.dropFirst())
  }

  /// Whether a line matches a reference's line, whose parts between slashes are regular expressions.
  static func line(_ pattern: String, matches line: String) -> Bool {
    if pattern == line { return true }
    guard let expression = expression(pattern) else { return false }
    return line.wholeMatch(of: expression) != nil
  }

  /// Nil for a line without a regular expression, or with an invalid one.
  private static func expression(_ pattern: String) -> Regex<AnyRegexOutput>? {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return nil }
    var source = ""
    for (index, part) in parts.enumerated() {
      let isExpression = index % 2 == 1 && index < parts.count - 1
      source += isExpression ? "(?:\(part))" : NSRegularExpression.escapedPattern(for: part)
      // A slash without a closing one is literal.
      if index % 2 == 1, index == parts.count - 1 { return nil }
    }
    return try? Regex(source)
  }

  /// The reference with patterns replaced by the text that they match, line by line.
  private static func told(_ old: [String], beside new: [String]) -> [String] {
    var next = new.startIndex
    return old.map { pattern in
      guard let place = new[next...].firstIndex(where: { line(pattern, matches: $0) }) else { return pattern }
      next = place + 1
      return new[place]
    }
  }
}
