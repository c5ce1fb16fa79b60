/// Output for terminals and logs: the one place where texts of files, names and messages are sanitized.
package enum Console {
  /// Replaces characters that terminals and CI services interpret: names and texts of other authors' files could move the cursor,
  /// rename the window, hide output, or contain commands. Line breaks stay.
  package static func printable(_ text: String) -> String {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      result.append(scalar == "\n" ? scalar : shown(scalar))
    }
    return String(String.UnicodeScalarView(withoutCommands(result)))
  }

  /// Like `text`, but in one line: a line break in a name could imitate the tool's own output.
  package static func line(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.isWhitespace && scalar != " " ? replacement : shown(scalar)
    }
    return String(String.UnicodeScalarView(withoutCommands(scalars)))
  }

  /// The replacement for a scalar; line breaks are replaced, too.
  package static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar != "\t" && isObeyed(scalar) ? replacement : scalar
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Control characters, line separators other than line feeds, and bidirectional formatting characters.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// Breaks up commands of CI services. GitHub Actions interprets lines that begin with two colons, also after spaces, and `##[`
  /// anywhere; Azure Pipelines interprets `##vso[` and TeamCity `##teamcity[`.
  private static func withoutCommands(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isAtStart, scalar == ":", next == ":" { result.append(replacement) }
      result.append(scalar)
      if scalar == "#", next == "#", namesCommand(scalars[(index + 2)...]) { result.append(replacement) }
      isAtStart = scalar == "\n" || (isAtStart && scalar.properties.isWhitespace)
    }
    return result
  }

  /// Whether two number signs are followed by an optional word and a bracket.
  private static func namesCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let longestWord = 32
    return rest.prefix(longestWord).first { !$0.properties.isAlphabetic } == "["
  }

  /// The first lines, and a line with the number of the others if there are more than `limit`.
  static func limited(_ lines: [String], to limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    guard limit > 0 else { return [] }
    return lines.prefix(limit - 1) + ["... and \(lines.count - limit + 1) more"]
  }
}
